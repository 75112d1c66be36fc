// What the page and the worker with the tables say to each other.
export type Answered = [status: number, kind: string, body: Uint8Array<ArrayBuffer>];

export interface Question {
  id: number;
  method: string;
  path: string;
  key: string;
  token: string;
  body: string;
}

/** With `enter` comes a port: it says true once it is open, then texts of the protocol both ways, and null when it ends. */
export type Asked = { base: string } | { enter: true } | Question;

export type Told =
  | { ready: true }
  | { loaded: number; total: number } // bytes of the runtime
  | { failed: string }
  | { moved: true } // another tab has the tables
  | { id: number; answered: Answered }
  | { id: number; problem: string };
