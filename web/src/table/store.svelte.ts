// A table as this browser sees it: the server's latest messages, for the page to show.
import type { Message } from "../i18n/words";
import { type Line, type Link, placeOf, type Socket, TableClient } from "../net/client";
import type {
  ChatLine,
  Clocks,
  FromClient,
  FromServer,
  Gone,
  Hello,
  Hinted,
  Imagined,
  Past,
  Refused,
  Step,
  TableInfo,
  Welcome,
} from "../net/protocol.gen";

export const READING = 15_000; // milliseconds that notices stay unless closed
const MOST_SAID = 200;
const MOST_NOTICES = 3;

/** A what-if that waits for the server's answers. */
export interface Dreamer {
  hear: (told: Imagined) => void;
  refused: () => void;
  broken: () => void; // the line is lost with the connection
}

/** The browser, replaceable in tests. */
export interface House {
  open: (line: Line, table: string) => Socket;
  who: () => Pick<Hello, "key" | "name">;
  storage: Pick<Storage, "getItem" | "setItem">;
  now: () => number; // milliseconds, for clocks
}

interface Heed {
  step: (step: Step) => void;
  past: (place: string) => void; // includes all that was told before
}

export class TableStore {
  info = $state.raw<TableInfo | null>(null);
  seats = $state.raw<number[]>([]);
  left = $state.raw<number[]>([]); // seats that a bot plays for us
  watching = $state(false);
  host = $state(false);
  link = $state.raw<Link>({ online: false, late: false, waiting: 0 });
  closed = $state.raw<Message | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  notices = $state.raw<{ number: number; text: Message }[]>([]);
  clocks = $state.raw<(Clocks & { heard: number }) | null>(null); // and when we heard of them
  refusal = $state.raw<Message | null>(null);
  invites = $state.raw<Record<string, string>>({});
  steps = $state.raw<Record<string, Step>>({}); // the latest of each place
  past = $state.raw<Record<string, Past["events"]>>({}); // the history of each place before we joined
  shared = $state.raw<Imagined | null>(null); // the last shared line
  dreamer: Dreamer | null = null;

  readonly client: TableClient;
  private fading: ReturnType<typeof setTimeout> | undefined;
  private heard: number; // the number of the last chat line; a reload does not make it new
  private played: number | null = null; // the seat we moved for last: at one device the next one is asked already
  private counted = 0;

  constructor(
    readonly table: string,
    tokens: string[],
    private readonly house: House,
    private readonly heed: Heed,
  ) {
    this.heard = Number(house.storage.getItem(this.ears));
    this.client = new TableClient({
      table,
      tokens,
      open: (line) => house.open(line, table),
      who: house.who,
      hear: (message) => this.hear(message),
      linked: (link) => this.linked(link),
    });
  }

  get token(): string {
    return this.client.token;
  }

  private get ears(): string {
    return `grusel.heard.${this.table}`;
  }

  close(): void {
    clearTimeout(this.fading);
    this.client.close();
  }

  send(message: FromClient): void {
    this.client.send(message);
  }

  play(seat: number, action: unknown): void {
    this.refusal = null;
    this.played = seat;
    this.client.play(seat, action);
  }

  /** Get up: a bot plays on, and we watch. */
  leave(seat: number): void {
    this.left = [...this.left, seat];
    this.send({ type: "leave", seat });
  }

  /** Return to the seats we left: a new hello is enough. */
  comeBack(): void {
    const { left } = this;
    this.left = [];
    this.client.comeBack(left);
  }

  sitDown(): void {
    this.client.sitDown();
  }

  /** Take back the last move of a seat, or of the last mover if several people share this device. */
  undo(asked: number): void {
    this.client.undo(this.seats.find((one) => one === this.played) ?? asked);
  }

  foresee(seat: number, action: unknown): Promise<unknown> {
    return this.client.foresee(seat, action);
  }

  /** The hint for this seat; null if the server refuses, which is shown like any refusal. */
  async hint(seat: number): Promise<Hinted | null> {
    this.refusal = null;
    const answer = await this.client.hint(seat);
    if (answer?.type !== "refused") return answer;
    this.refusal = answer.why;
    return null;
  }

  /** Put a notice away. */
  dismiss(number: number): void {
    this.notices = this.notices.filter((one) => one.number !== number);
  }

  private linked(link: Link): void {
    const wasOnline = this.link.online;
    this.link = link;
    if (wasOnline && !link.online) this.dreamer?.broken();
  }

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
      case "imagined":
        if (message.by === null) this.dreamer?.hear(message);
        else this.shared = message;
        break;
      case "refused":
        this.refused(message);
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

  private welcome({ seats, watching, host }: Welcome): void {
    this.seats = seats;
    this.watching = watching;
    this.host = host;
    this.chat = [];
  }

  /** A guest who finds no free seat may still watch. */
  private gone({ why, again }: Gone): void {
    if (this.client.joining) this.refusal = why;
    else if (!again) this.closed = why;
  }

  private refused({ id, why, step }: Refused): void {
    this.refusal = why;
    if (!id) this.dreamer?.refused();
    if (step) this.step(step);
  }

  /** Announce each new chat line of others on any tab; earlier ones are only there to read. */
  private said(lines: readonly ChatLine[]): void {
    this.chat = [...this.chat, ...lines].slice(-MOST_SAID);
    const [line, another] = lines;
    const fresh = line && !another && line.number > this.heard && line.seat !== null && !this.seats.includes(line.seat);
    if (fresh) this.notice({ id: "web-says", args: { who: { type: "who", seat: line.seat ?? 0 }, text: line.text } });
    this.heard = Math.max(this.heard, ...lines.map(({ number }) => number));
    this.house.storage.setItem(this.ears, String(this.heard));
  }

  private remember({ seat, events }: Past): void {
    const place = placeOf(seat);
    this.heed.past(place);
    this.past = { ...this.past, [place]: events };
  }

  private step(step: Step): void {
    this.steps = { ...this.steps, [placeOf(step.seat)]: step };
    this.setClocks(step.clocks);
    this.heed.step(step);
  }

  private setClocks(clocks: Clocks | null): void {
    this.clocks = clocks && { ...clocks, heard: this.house.now() };
  }

  private notice(text: Message): void {
    this.counted += 1;
    this.notices = [...this.notices, { number: this.counted, text }].slice(-MOST_NOTICES);
    clearTimeout(this.fading);
    this.fading = setTimeout(() => (this.notices = []), READING);
  }
}
