import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HEARTBEAT, LATE, type Line, type Link, RETRY, type Socket, TableClient } from "./client";
import { type FromClient, type FromServer, type Message, type Play, type Step, VERSION } from "./protocol.gen";

/** A connection to a scripted server. */
class FakeSocket implements Socket {
  readyState = 0;
  sent: FromClient[] = [];

  constructor(private readonly line: Line) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
    this.line.closed();
  }

  open(): void {
    this.readyState = 1;
    this.line.opened();
  }

  says(message: FromServer): void {
    this.line.heard(JSON.stringify(message));
  }

  types(): string[] {
    return this.sent.map(({ type }) => type);
  }
}

const why: Message = { type: "message", id: "server-full", args: {} };
const welcome: FromServer = { type: "welcome", version: 1, seats: [0], watching: false, host: true, tokens: {} };

function stepTo(seq: number, since: number | null = seq - 1): Step {
  return {
    type: "step",
    seat: 0,
    seq,
    since,
    events: [{ event: seq, text: why }],
    view: seq,
    ask: why,
    turn: { type: "decision", seats: [0] },
    actions: [],
    forecast: null,
    clocks: null,
    undone: false,
    standings: [],
  };
}

let sockets: FakeSocket[];
let heard: FromServer[];
let link: Link;
let chance: number;
let client: TableClient;

const latest = () => sockets.at(-1) as FakeSocket;
const plays = (socket: FakeSocket) => socket.sent.filter((message): message is Play => message.type === "play");

/** The connection is open and the server has welcomed us. */
function enter(): FakeSocket {
  latest().open();
  latest().says(welcome);
  return latest();
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  heard = [];
  chance = 0;
  client = new TableClient({
    table: "abc",
    tokens: ["first"],
    open: (line) => {
      sockets.push(new FakeSocket(line));
      return latest();
    },
    who: () => ({ key: "key", name: "Anna" }),
    hear: (message) => heard.push(message),
    linked: (now) => {
      link = now;
    },
    random: () => chance,
  });
});
afterEach(() => {
  client.close();
  vi.useRealTimers();
});

test("hello comes first, with the protocol's version and what is known already", () => {
  latest().open();
  expect(latest().sent).toEqual([
    {
      type: "hello",
      version: VERSION,
      table: "abc",
      tokens: ["first"],
      join: false,
      have: {},
      key: "key",
      name: "Anna",
    },
  ]);
});

test("a seat's own token takes the place of its invitation", () => {
  latest().open();
  latest().says({ ...welcome, tokens: { "0": "own" } });
  latest().close();
  vi.advanceTimersByTime(RETRY[0] ?? 0);
  latest().open();
  expect(latest().sent[0]).toMatchObject({ tokens: ["own"] });
  expect(client.token).toBe("own");
});

test("after a break, hello says up to where each place is known", () => {
  enter().says(stepTo(4, null));
  latest().close();
  expect(link.online).toBe(false);
  vi.advanceTimersByTime(RETRY[0] ?? 0);
  latest().open();
  expect(latest().sent[0]).toMatchObject({ type: "hello", have: { "0": 4 } });
});

test("each try waits longer, up to a limit, until the server lets us in", () => {
  for (const wait of [...RETRY, RETRY.at(-1) ?? 0]) {
    const before = sockets.length;
    latest().close();
    vi.advanceTimersByTime(wait - 1);
    expect(sockets).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(before + 1);
  }
  enter().close();
  vi.advanceTimersByTime(RETRY[0] ?? 0);
  expect(latest().readyState).toBe(0);
});

test("chance spreads the tries of many clients", () => {
  chance = 1;
  latest().close();
  vi.advanceTimersByTime((RETRY[0] ?? 0) * 1.5 - 1);
  expect(sockets).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(sockets).toHaveLength(2);
});

test("a move that was not answered is sent again as it was, and once it is, no more", () => {
  enter().says(stepTo(7, null));
  client.play(0, { type: "go" });
  const [made] = plays(latest());
  expect(made).toMatchObject({ seat: 0, seq: 7, action: { type: "go" } });
  latest().close();
  vi.advanceTimersByTime(RETRY[0] ?? 0);
  expect(plays(enter())).toEqual([made]);
  expect(link.waiting).toBe(1);
  latest().says({ type: "played", id: made?.id ?? "", seq: 8 });
  expect(link.waiting).toBe(0);
  latest().close();
  vi.advanceTimersByTime(RETRY[0] ?? 0);
  expect(plays(enter())).toEqual([]);
});

test("a move that is lost on the way is sent again as it was once the server answers", () => {
  enter();
  client.play(0, { type: "go" });
  vi.advanceTimersByTime(LATE);
  expect(latest().sent.at(-1)).toMatchObject({ type: "sync" });
  latest().says({ type: "alive" });
  const [made, again] = plays(latest());
  expect(again).toEqual(made);
  latest().says({ type: "played", id: made?.id ?? "", seq: 1 });
  latest().says({ type: "alive" });
  expect(plays(latest())).toHaveLength(2);
});

test("a move made without a connection is sent when there is one", () => {
  client.play(0, "go");
  expect(plays(latest())).toEqual([]);
  expect(plays(enter())).toHaveLength(1);
});

test("two moves have two ids", () => {
  enter();
  client.play(0, "go");
  client.play(0, "go");
  const [one, other] = plays(latest());
  expect(one?.id).not.toBe(other?.id);
});

test("a move that is refused is not sent again, and the reason is told with a fresh step", () => {
  enter();
  client.play(0, "go");
  const id = plays(latest())[0]?.id ?? "";
  latest().says({ type: "refused", id, why, step: stepTo(9, null) });
  expect(heard.at(-1)).toMatchObject({ type: "refused", why, step: { seq: 9 } });
  expect(link.waiting).toBe(0);
});

test("a move without an answer makes the connection doubtful until it comes", () => {
  enter();
  client.play(0, "go");
  vi.advanceTimersByTime(LATE - 1);
  expect(link.late).toBe(false);
  vi.advanceTimersByTime(1);
  expect(link).toEqual({ online: true, late: true, waiting: 1 });
  latest().says({ type: "played", id: plays(latest())[0]?.id ?? "", seq: 1 });
  expect(link).toEqual({ online: true, late: false, waiting: 0 });
});

test("a step that is older than what is known is not shown", () => {
  enter().says(stepTo(5, null));
  latest().says(stepTo(4));
  expect(heard.filter(({ type }) => type === "step")).toHaveLength(1);
});

test("a step that follows on what is known comes with its events, any other as a view alone", () => {
  enter().says(stepTo(5, null));
  latest().says(stepTo(6, 5));
  expect(heard.at(-1)).toMatchObject({ seq: 6, since: 5, events: [{ event: 6 }] });
  latest().says(stepTo(9, 8));
  expect(heard.at(-1)).toMatchObject({ seq: 9, since: null, events: [], view: 9 });
});

test("every now and then it asks for what it may have missed", () => {
  enter().says(stepTo(3, null));
  vi.advanceTimersByTime(2 * HEARTBEAT);
  expect(latest().sent.slice(1)).toEqual([
    { type: "sync", have: { "0": 3 } },
    { type: "sync", have: { "0": 3 } },
  ]);
});

test("whoever is sent away for good does not come back", () => {
  enter().says({ type: "gone", why, again: false });
  latest().close();
  client.retryNow();
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
  expect(heard.at(-1)).toEqual({ type: "gone", why, again: false });
});

test("whoever is asked to come again does", () => {
  enter().says({ type: "gone", why, again: true });
  latest().close();
  vi.advanceTimersByTime(RETRY[0] ?? 0);
  expect(sockets).toHaveLength(2);
});

test("whoever finds no free seat watches again", () => {
  enter();
  client.sitDown();
  vi.advanceTimersByTime(RETRY[0] ?? 0);
  latest().open();
  expect(latest().sent[0]).toMatchObject({ join: true });
  latest().says({ type: "gone", why, again: false });
  latest().close();
  vi.advanceTimersByTime(RETRY[1] ?? 0);
  latest().open();
  expect(latest().sent[0]).toMatchObject({ type: "hello", join: false });
});

test("a client that was closed stays closed", () => {
  enter();
  client.close();
  vi.advanceTimersByTime(60_000);
  client.retryNow();
  expect(sockets).toHaveLength(1);
});

test("where the network goes, the socket is not waited for; where it comes back, it is tried at once", () => {
  const first = enter();
  client.giveUp();
  expect(link.online).toBe(false);
  client.retryNow();
  expect(sockets).toHaveLength(2);
  first.says(stepTo(1, null));
  expect(heard.filter(({ type }) => type === "step")).toEqual([]);
  vi.advanceTimersByTime(RETRY[0] ?? 0);
  expect(sockets).toHaveLength(2); // and not a second time
});

test("a page that is looked at again asks for what it may have missed", () => {
  enter();
  client.retryNow();
  expect(latest().types()).toEqual(["hello", "sync"]);
});

test("a forecast is answered to whoever asked", async () => {
  enter();
  const forecast = client.foresee(0, "go");
  const asked = latest().sent.at(-1) as Extract<FromClient, { type: "foresee" }>;
  latest().says({ type: "foreseen", id: asked.id, forecast: 42 });
  expect(await forecast).toBe(42);
});

test("a question that cannot be answered any more is answered with nothing", async () => {
  enter();
  const [forecast, hint] = [client.foresee(0, "go"), client.hint(0)];
  latest().close();
  expect(await forecast).toBeNull();
  expect(await hint).toBeNull();
});

test("why a hint is refused is told to whoever asked, and to nobody else", async () => {
  enter();
  const hint = client.hint(0);
  const asked = latest().sent.at(-1) as Extract<FromClient, { type: "hint" }>;
  const refused = { type: "refused" as const, id: asked.id, why, step: null };
  latest().says(refused);
  expect(await hint).toEqual(refused);
  expect(heard.filter(({ type }) => type === "refused")).toEqual([]);
});
