// The tables of this browser, in a worker: asked like a server, over ports instead of sockets.

import { speak } from "../i18n/speech.svelte";
import { Bar } from "../tab/bar";
import type { Asked, Question, Told } from "../tab/messages";
import { BASE } from "./base";
import type { Line, Socket } from "./client";
import { browserKey } from "./key";
import { note, serverless } from "./where";

const [CONNECTING, OPEN, , CLOSED] = [0, 1, 2, 3];
const MOVED = { type: "gone", why: { type: "message", id: "web-home-moved", args: {} }, again: false };

class Home {
  private readonly worker = new Worker(new URL("../tab/home.ts", import.meta.url), { type: "module" });
  private readonly asked = new Map<number, (told: Told) => void>();
  private readonly lines = new Set<Line>();
  private count = 0;
  private readonly bar = new Bar();

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<Told>) => this.hear(data);
    this.post({ base: BASE });
  }

  ask(path: string, init: RequestInit): Promise<Response> {
    this.count += 1;
    const question: Question = {
      id: this.count,
      method: init.method ?? "GET",
      path,
      key: browserKey(),
      token: new Headers(init.headers).get("x-grusel-token") ?? "",
      body: typeof init.body === "string" ? init.body : "",
    };
    return new Promise((resolve, reject) => {
      this.asked.set(question.id, (told) => {
        if (!("answered" in told)) return reject(new Error("problem" in told ? told.problem : "failed"));
        const [status, kind, body] = told.answered;
        resolve(new Response(body, { status, headers: { "content-type": kind } }));
      });
      this.post(question);
    });
  }

  enter(line: Line): Socket {
    const { port1: ours, port2 } = new MessageChannel();
    const socket = {
      readyState: CONNECTING as number,
      send: (text: string) => ours.postMessage(text),
      close: () => end(),
    };
    const end = () => {
      if (socket.readyState === CLOSED) return;
      socket.readyState = CLOSED as number;
      this.lines.delete(line);
      ours.postMessage(null);
      line.closed();
    };
    ours.onmessage = ({ data }) => {
      if (data === null) end();
      else if (data === true) {
        socket.readyState = OPEN as number;
        line.opened();
      } else {
        noteNext(data);
        line.heard(data);
      }
    };
    this.lines.add(line);
    this.post({ enter: true }, [port2]);
    return socket;
  }

  private post(asked: Asked, ports: MessagePort[] = []): void {
    this.worker.postMessage(asked, ports);
  }

  private hear(told: Told): void {
    if ("id" in told) {
      this.asked.get(told.id)?.(told);
      this.asked.delete(told.id);
    } else if ("total" in told) this.bar.show(told.loaded, told.total);
    else if ("ready" in told) this.ready();
    else if ("failed" in told) this.end(told);
    else if ("moved" in told) {
      void speak("tab");
      for (const line of this.lines) line.heard(JSON.stringify(MOVED));
      this.end({ failed: "moved" });
    }
  }

  /** A static site is there the next time without a connection, too. */
  private ready(): void {
    this.bar.end();
    if (serverless) void import("../tab/ready").then(({ getReady }) => getReady()).catch(() => {});
  }

  private end(told: Told): void {
    this.worker.terminate();
    this.bar.end();
    for (const answer of this.asked.values()) answer(told);
    this.asked.clear();
    if (known === this) known = undefined;
  }
}

let known: Home | undefined;

export function home(): Home {
  known ??= new Home();
  return known;
}

/** A rematch is a table of this browser, too. */
function noteNext(text: string): void {
  if (!text.startsWith('{"type":"table"')) return;
  const { next } = JSON.parse(text);
  if (next) note(next);
}
