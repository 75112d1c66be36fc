// Workers that think, as the worker with the tables sees them.

export type Asked = { base: string } | { id: number; module: string; question: Uint8Array; words: string[] | null };

export type Told =
  | { ready: true }
  | { id?: number; problem: string }
  | { id: number; line: string }
  | { id: number; answer: Uint8Array };

interface Waiting {
  say: ((line: string) => void) | null;
  resolve: (answer: Uint8Array) => void;
  reject: (error: Error) => void;
}

export class Mind {
  private readonly worker = new Worker(new URL("./mind.ts", import.meta.url), { type: "module" });
  private readonly waiting = new Map<number, Waiting>();
  private readonly loaded: Promise<void>;
  private count = 0;

  constructor(base: string) {
    this.loaded = new Promise((resolve, reject) => {
      this.worker.onmessage = ({ data }: MessageEvent<Told>) => {
        if ("ready" in data) resolve();
        else if (data.id === undefined) reject(new Error("problem" in data ? data.problem : ""));
        else this.hear(data.id, data);
      };
      this.worker.onerror = (event) => {
        reject(new Error(event.message));
        this.end();
      };
    });
    this.loaded.catch(() => {}); // told to those who ask
    this.worker.postMessage({ base } satisfies Asked);
  }

  ready(): Promise<void> {
    return this.loaded;
  }

  ask(module: string, question: Uint8Array): Promise<Uint8Array> {
    return this.put(module, question, null, null);
  }

  async run(module: string, words: string[], question: Uint8Array, say: (line: string) => void): Promise<void> {
    await this.loaded;
    await this.put(module, question, words, say);
  }

  end(): void {
    this.worker.terminate();
    for (const { reject } of this.waiting.values()) reject(new Error("ended"));
    this.waiting.clear();
  }

  private put(module: string, question: Uint8Array, words: string[] | null, say: Waiting["say"]): Promise<Uint8Array> {
    this.count += 1;
    const id = this.count;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { say, resolve, reject });
      this.worker.postMessage({ id, module, question, words } satisfies Asked);
    });
  }

  private hear(id: number, told: Told): void {
    const waiting = this.waiting.get(id);
    if (!waiting) return;
    if ("line" in told) {
      waiting.say?.(told.line);
      return;
    }
    this.waiting.delete(id);
    if ("answer" in told) waiting.resolve(told.answer);
    else waiting.reject(new Error("problem" in told ? told.problem : ""));
  }
}
