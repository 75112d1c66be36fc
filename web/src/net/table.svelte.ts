// One table as this browser sees it: a socket that comes back by itself, and what the server last said.

import type { Message } from "../i18n/words";
import { settings } from "../ui/settings.svelte";
import { browserKey } from "./key";
import type { ChatLine, Clocks, FromServer, Hinted, Imagined, Past, Step, TableInfo } from "./protocol.gen";

const VERSION = 1;
const HEARTBEAT = 15_000;
const READING = 15_000; // milliseconds that notices stay, if nobody puts them away before
const LATE = 4_000; // milliseconds without a word about a move: then the connection is as good as gone
const RETRY = [300, 800, 2_000, 5_000];

/** Somebody who plays a line beside the game, and waits for what the server says of it. */
export interface Dreamer {
  hear: (told: Imagined) => void;
  refused: () => void;
  broken: () => void; // with the connection the line has gone
}

export class TableClient {
  info = $state.raw<TableInfo | null>(null);
  seats = $state.raw<number[]>([]);
  left = $state.raw<number[]>([]); // seats that a bot plays for us
  watching = $state(false);
  host = $state(false);
  online = $state(false);
  late = $state(false); // a move of ours has not been answered for a while, though nothing says that we are cut off
  closed = $state.raw<Message | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  notices = $state.raw<{ number: number; text: Message }[]>([]);
  clocks = $state.raw<(Clocks & { heard: number }) | null>(null); // and when we heard of them
  refusal = $state.raw<Message | null>(null);
  invites = $state.raw<Record<string, string>>({});
  steps = $state.raw<Record<string, Step>>({}); // the latest of each place
  past = $state.raw<Record<string, Past["events"]>>({}); // what each place had seen before we came
  waiting = $state(0); // plays that are not yet safe
  shared = $state.raw<Imagined | null>(null); // the last line that somebody showed to the table
  dreamer: Dreamer | null = null;

  private socket: WebSocket | undefined;
  private have: Record<string, number> = {};
  private tries = 0;
  private stopped = false;
  private again: ReturnType<typeof setTimeout> | undefined; // until the next try
  private fading: ReturnType<typeof setTimeout> | undefined;
  private doubt: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setInterval> | undefined;
  private unsent = new Map<string, string>();
  private asked = new Map<string, (forecast: unknown) => void>(); // what if: who waits for the answer
  private nextId = 1;
  private join = false; // whether we would like a free seat, at a table that is open to anybody
  private heard: number; // the number of the last thing that was said; a reload does not make it new
  private played: number | null = null; // the seat we moved for last: at one device the next one is asked already

  constructor(
    readonly table: string,
    private tokens: string[],
    private onStep: (step: Step) => void,
    private onPast: (place: string) => void = () => {}, // what was told before is all in there
  ) {
    this.heard = Number(sessionStorage.getItem(this.ears));
    this.connect();
    addEventListener("online", this.retryNow);
    addEventListener("offline", this.giveUp);
    document.addEventListener("visibilitychange", this.retryNow);
  }

  /** What opens this table where the browser's key does not: for a header, never for an address. */
  get token(): string {
    return this.tokens.at(-1) ?? "";
  }

  private get ears(): string {
    return `grusel.heard.${this.table}`;
  }

  close(): void {
    this.stopped = true;
    clearInterval(this.heartbeat);
    clearTimeout(this.fading);
    clearTimeout(this.again);
    clearTimeout(this.doubt);
    removeEventListener("online", this.retryNow);
    removeEventListener("offline", this.giveUp);
    document.removeEventListener("visibilitychange", this.retryNow);
    this.socket?.close();
  }

  play(seat: number, action: unknown): void {
    const id = `${Date.now().toString(36)}-${this.nextId}`;
    this.nextId += 1;
    this.refusal = null;
    this.played = seat;
    const text = JSON.stringify({ type: "play", id, seat, seq: this.have[seat] ?? 0, action });
    this.unsent.set(id, text); // until it is safe; sent twice with one id, it is made once
    this.waiting = this.unsent.size;
    clearTimeout(this.doubt);
    this.doubt = setTimeout(() => (this.late = this.waiting > 0), LATE);
    this.raw(text);
  }

  /** Get up: a bot plays on, and we watch. */
  leave(seat: number): void {
    this.left = [...this.left, seat];
    this.send({ type: "leave", seat });
  }

  /** Come back to the seats we left: saying hello again is enough. */
  comeBack(): void {
    for (const seat of this.left) delete this.have[seat]; // what happened meanwhile is told as to somebody new
    this.left = [];
    this.socket?.close();
  }

  /** Take a free seat of a table that is open to anybody. */
  sitDown(): void {
    this.join = true;
    this.socket?.close();
  }

  /** Take back the last move of a seat, or of whoever moved last where several people share this device. */
  undo(asked: number): void {
    const seat = this.seats.find((one) => one === this.played) ?? asked;
    this.nextId += 1;
    this.send({ type: "undo", id: `u${this.nextId}`, seat, seq: this.have[seat] ?? 0 });
  }

  /** What can be told of the chance to come if this were done; null if the server does not say. */
  foresee(seat: number, action: unknown): Promise<unknown> {
    const id = `f${this.nextId}`;
    this.nextId += 1;
    this.send({ type: "foresee", id, seat, action });
    return new Promise((resolve) => this.asked.set(id, resolve));
  }

  /** What a bot would do that sees what this seat sees; null if the server refuses, which is shown as any refusal. */
  hint(seat: number): Promise<Hinted | null> {
    const id = `h${this.nextId}`;
    this.nextId += 1;
    this.refusal = null;
    this.send({ type: "hint", id, seat, seq: this.have[seat] ?? 0 });
    return new Promise((resolve) => this.asked.set(id, (hint) => resolve(hint as Hinted | null)));
  }

  /** Put a notice away. */
  dismiss(number: number): void {
    this.notices = this.notices.filter((one) => one.number !== number);
  }

  send(message: { type: string } & Record<string, unknown>): void {
    this.raw(JSON.stringify(message));
  }

  private raw(text: string): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
  }

  private connect(): void {
    clearTimeout(this.again); // one connection is enough: whatever came in by two would be told twice
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.socket = socket;
    socket.onopen = () => {
      this.beat();
      this.send({
        type: "hello",
        version: VERSION,
        table: this.table,
        key: browserKey(),
        tokens: this.tokens,
        join: this.join,
        name: settings.name,
        have: this.have,
      });
    };
    socket.onmessage = (event) => this.hear(JSON.parse(event.data));
    socket.onclose = () => this.lost(socket);
  }

  /** Whoever has not been heard at the table is sent back by it, and says hello again. */
  private beat(): void {
    clearInterval(this.heartbeat);
    this.heartbeat = setInterval(() => this.send({ type: "sync", have: this.have }), HEARTBEAT);
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.online = false;
    for (const id of [...this.asked.keys()]) this.answered(id, null);
    this.dreamer?.broken();
    clearInterval(this.heartbeat);
    if (this.stopped || this.closed) return;
    this.again = setTimeout(() => this.connect(), RETRY[Math.min(this.tries, RETRY.length - 1)]);
    this.tries += 1;
  }

  /** The network has gone, and the socket would not notice for minutes. */
  private giveUp = (): void => {
    const { socket } = this;
    if (!socket || this.stopped) return;
    socket.onclose = null;
    socket.onmessage = null;
    socket.close();
    this.lost(socket);
  };

  private retryNow = (): void => {
    if (document.hidden || this.stopped || this.closed) return;
    if (this.socket?.readyState === WebSocket.CLOSED) this.connect();
    else this.send({ type: "sync", have: this.have });
  };

  private hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.welcome(message);
        break;
      case "table":
        this.info = message;
        this.setClocks(message.clocks);
        break;
      case "step":
        this.step(message);
        break;
      case "past":
        this.remember(message);
        break;
      case "played":
        this.settled(message.id);
        break;
      case "foreseen":
        this.answered(message.id, message.forecast);
        break;
      case "imagined":
        if (message.by === null) this.dreamer?.hear(message);
        else this.shared = message;
        break;
      case "hinted":
        this.answered(message.id, message);
        break;
      case "refused":
        if (this.answered(message.id, null)) {
          if (message.id.startsWith("h")) this.refusal = message.why;
          break;
        }
        this.settled(message.id);
        this.refusal = message.why;
        if (!message.id) this.dreamer?.refused();
        if (message.step) this.step(message.step as Step);
        break;
      case "undone":
        if (!message.granted) this.notice(message.why);
        break;
      case "said":
        this.said(message.lines);
        break;
      case "notice":
        this.notice(message.text);
        break;
      case "invite":
        this.invites = { ...this.invites, [message.seat]: message.token };
        break;
      case "gone":
        this.gone(message);
        break;
      default:
        break;
    }
  }

  private welcome(message: Extract<FromServer, { type: "welcome" }>): void {
    this.seats = [...message.seats];
    this.watching = message.watching;
    this.host = message.host;
    this.online = true;
    this.join = false;
    this.tries = 0;
    this.chat = [];
    if (Object.keys(message.tokens ?? {}).length) this.tokens = Object.values(message.tokens ?? {});
    for (const text of this.unsent.values()) this.raw(text);
  }

  /** Whoever finds no free seat any more may still watch. */
  private gone({ why, again }: Extract<FromServer, { type: "gone" }>): void {
    if (this.join) this.refusal = why;
    else if (!again) this.closed = why;
    this.join = false;
  }

  /** One new thing that somebody else says is told wherever we look; what was said before we came is there to read. */
  private said(lines: readonly ChatLine[]): void {
    this.chat = [...this.chat, ...lines].slice(-200);
    const [line, another] = lines;
    const fresh = line && !another && line.number > this.heard && line.seat !== null && !this.seats.includes(line.seat);
    if (fresh) this.notice({ id: "web-says", args: { who: { type: "who", seat: line.seat ?? 0 }, text: line.text } });
    this.heard = Math.max(this.heard, ...lines.map(({ number }) => number));
    sessionStorage.setItem(this.ears, String(this.heard));
  }

  private remember({ seat, events }: Past): void {
    const place = seat === null ? "watch" : String(seat);
    this.onPast(place);
    this.past = { ...this.past, [place]: events };
  }

  private step(step: Step): void {
    const place = step.seat === null ? "watch" : String(step.seat);
    this.have[place] = step.seq;
    this.steps = { ...this.steps, [place]: step };
    this.setClocks(step.clocks ?? null);
    this.onStep(step);
  }

  private setClocks(clocks: Clocks | null): void {
    this.clocks = clocks && { ...clocks, heard: performance.now() };
  }

  /** Whether somebody had asked. */
  private answered(id: string, forecast: unknown): boolean {
    const resolve = this.asked.get(id);
    this.asked.delete(id);
    resolve?.(forecast);
    return resolve !== undefined;
  }

  private settled(id: string): void {
    this.unsent.delete(id);
    this.waiting = this.unsent.size;
    if (!this.waiting) this.late = false;
  }

  private notice(text: Message): void {
    this.notices = [...this.notices, { number: Date.now() + Math.random(), text }].slice(-3);
    clearTimeout(this.fading);
    this.fading = setTimeout(() => (this.notices = []), READING);
  }
}
