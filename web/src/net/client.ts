// The client's side of a table's protocol: a socket that reconnects, and moves that are made exactly once.
// Free of the framework and of the page, so that it can be tested alone.
import {
  type Foreseen,
  type FromClient,
  type FromServer,
  type Hello,
  type Hinted,
  type Play,
  type Refused,
  type Step,
  VERSION,
} from "./protocol.gen";

export const HEARTBEAT = 15_000;
export const LATE = 4_000; // milliseconds without an answer to a move before the connection counts as lost
export const RETRY: readonly number[] = [300, 800, 2_000, 5_000];
const SPREAD = 0.5; // of a wait: after a restart clients must not all return at the same moment
const OPEN = 1; // WebSocket.OPEN, where there is no WebSocket
const CLOSED = 3;

/** The part of a WebSocket that is used. */
export interface Socket {
  readonly readyState: number;
  send: (text: string) => void;
  close: () => void;
}

/** The callbacks of a socket. */
export interface Line {
  opened: () => void;
  heard: (text: string) => void;
  closed: () => void;
}

export interface Link {
  online: boolean;
  late: boolean; // a move has gone unanswered for a while, though the connection looks open
  waiting: number; // moves not yet acknowledged
}

export interface Place {
  table: string;
  tokens: string[];
  open: (line: Line) => Socket;
  who: () => Pick<Hello, "key" | "name">;
  hear: (message: FromServer) => void; // messages that do not answer a request of ours
  linked: (link: Link) => void;
  random?: () => number;
}

type Question = Extract<FromClient, { type: "foresee" | "hint" }>;
type Answer = Foreseen | Hinted | Refused;

export class TableClient {
  private link: Link = { online: false, late: false, waiting: 0 };
  private socket: Socket | undefined;
  private tokens: string[];
  private have: Record<string, number> = {};
  private tries = 0;
  private ended = false; // closed by us, or refused for good
  private join = false; // whether we ask for a free seat at a public table
  private again: ReturnType<typeof setTimeout> | undefined; // until the next try
  private doubt: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setInterval> | undefined;
  private unanswered = new Map<string, Play>(); // sent again in doubt; with the same id, each is made once
  private asked = new Map<string, (answer: Answer | null) => void>();
  private count = 0;

  constructor(private readonly place: Place) {
    this.tokens = place.tokens;
    this.connect();
  }

  /** The token that opens this table where the browser's key does not; sent in a header, never in an address. */
  get token(): string {
    return this.tokens.at(-1) ?? "";
  }

  /** Whether a request for a free seat is pending. */
  get joining(): boolean {
    return this.join;
  }

  close(): void {
    this.end();
    this.socket?.close();
  }

  /** Make a move, and keep it until the server has answered. */
  play(seat: number, action: unknown): void {
    const play: Play = {
      type: "play",
      id: `${Date.now().toString(36)}-${this.next()}`,
      seat,
      seq: this.seq(seat),
      action,
    };
    this.unanswered.set(play.id, play);
    this.say({ waiting: this.unanswered.size });
    clearTimeout(this.doubt);
    this.doubt = setTimeout(() => this.inDoubt(), LATE);
    this.send(play);
  }

  undo(seat: number): void {
    this.send({ type: "undo", id: `u${this.next()}`, seat, seq: this.seq(seat) });
  }

  /** The forecast after this move; null if the server sends none. */
  async foresee(seat: number, action: unknown): Promise<unknown> {
    const answer = await this.ask({ type: "foresee", id: `f${this.next()}`, seat, action });
    return answer?.type === "foreseen" ? answer.forecast : null;
  }

  /** The hint for this seat, or the server's refusal. */
  async hint(seat: number): Promise<Hinted | Refused | null> {
    const answer = await this.ask({ type: "hint", id: `h${this.next()}`, seat, seq: this.seq(seat) });
    return answer?.type === "foreseen" ? null : answer;
  }

  /** Take a free seat of a public table. */
  sitDown(): void {
    this.join = true;
    this.socket?.close();
  }

  /** Return to seats that a bot plays for us; the server tells the history as to a newcomer. */
  comeBack(seats: readonly number[]): void {
    for (const seat of seats) delete this.have[seat];
    this.socket?.close();
  }

  send(message: FromClient): void {
    if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(message));
  }

  /** The page is visible again or the network is back: reconnect at once. */
  retryNow(): void {
    if (this.ended) return;
    if (!this.socket || this.socket.readyState === CLOSED) this.connect();
    else this.sync();
  }

  /** The network is lost, which the socket would not notice for minutes. */
  giveUp(): void {
    const { socket } = this;
    if (!socket || this.ended) return;
    this.socket = undefined;
    socket.close();
    this.lost(undefined);
  }

  private connect(): void {
    clearTimeout(this.again); // one connection is enough: two would deliver every message twice
    const socket = this.place.open({
      opened: () => this.hello(),
      heard: (text) => socket === this.socket && this.hear(JSON.parse(text)),
      closed: () => this.lost(socket),
    });
    this.socket = socket;
  }

  private hello(): void {
    clearInterval(this.heartbeat);
    this.heartbeat = setInterval(() => this.sync(), HEARTBEAT);
    this.send({
      type: "hello",
      version: VERSION,
      table: this.place.table,
      tokens: this.tokens,
      join: this.join,
      have: this.have,
      ...this.place.who(),
    });
  }

  private sync(): void {
    this.send({ type: "sync", have: this.have });
  }

  private lost(socket: Socket | undefined): void {
    if (socket !== this.socket) return;
    clearInterval(this.heartbeat);
    for (const resolve of this.asked.values()) resolve(null);
    this.asked.clear();
    this.say({ online: false });
    if (this.ended) return;
    const wait = RETRY[Math.min(this.tries, RETRY.length - 1)] ?? 0;
    const random = this.place.random ?? Math.random;
    clearTimeout(this.again);
    this.again = setTimeout(() => this.connect(), wait * (1 + SPREAD * random()));
    this.tries += 1;
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.welcome(message.tokens);
        break;
      case "step": {
        const fresh = this.fresh(message);
        if (fresh) this.place.hear(fresh);
        return;
      }
      case "played":
        this.settle(message.id);
        return;
      case "alive":
        this.sendAgain();
        break;
      case "foreseen":
      case "hinted":
        this.answer(message);
        return;
      case "refused":
        this.refused(message);
        return;
      case "gone":
        if (!message.again && !this.join) this.end();
        break;
      default:
        break;
    }
    this.place.hear(message);
    if (message.type === "gone") this.join = false;
  }

  private welcome(tokens: Record<string, string>): void {
    const ours = Object.values(tokens);
    if (ours.length) this.tokens = ours;
    this.join = false;
    this.tries = 0;
    this.say({ online: true });
    this.sendAgain();
  }

  /** A move or its answer can be lost between two servers: ask for the state of the table. */
  private inDoubt(): void {
    const late = this.unanswered.size > 0;
    this.say({ late });
    if (late) this.sync();
  }

  private sendAgain(): void {
    for (const play of this.unanswered.values()) this.send(play);
  }

  /** A step, unless a later one has arrived; if steps are missing before it, its events are ignored. */
  private fresh(step: Step): Step | null {
    const place = placeOf(step.seat);
    const have = this.have[place];
    if (have !== undefined && step.seq < have) return null;
    this.have[place] = step.seq;
    const follows = step.since === null || have === undefined || step.since === have;
    return follows ? step : { ...step, since: null, events: [] };
  }

  private refused(message: Refused): void {
    if (this.answer(message)) return;
    this.settle(message.id);
    const step = message.step && this.fresh(message.step);
    this.place.hear({ ...message, step });
  }

  private ask(question: Question): Promise<Answer | null> {
    this.send(question);
    return new Promise((resolve) => this.asked.set(question.id, resolve));
  }

  /** Whether it answers a request of ours. */
  private answer(message: Answer): boolean {
    const resolve = this.asked.get(message.id);
    this.asked.delete(message.id);
    resolve?.(message);
    return resolve !== undefined;
  }

  private settle(id: string): void {
    if (!this.unanswered.delete(id)) return;
    const waiting = this.unanswered.size;
    this.say({ waiting, late: this.link.late && waiting > 0 });
  }

  private end(): void {
    this.ended = true;
    clearInterval(this.heartbeat);
    clearTimeout(this.again);
    clearTimeout(this.doubt);
  }

  private say(change: Partial<Link>): void {
    this.link = { ...this.link, ...change };
    this.place.linked(this.link);
  }

  private seq(seat: number): number {
    return this.have[seat] ?? 0;
  }

  private next(): number {
    this.count += 1;
    return this.count;
  }
}

export function placeOf(seat: number | null): string {
  return seat === null ? "watch" : String(seat);
}
