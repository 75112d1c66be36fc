// A worker that thinks: bots, hints, replays, analyses, the solver. Its starter may end it at any moment.
import type { PyodideInterface } from "pyodide";
import type { Asked, Told } from "./minds";
import { loadPython } from "./python";

let python: Promise<PyodideInterface>;

self.onmessage = ({ data }: MessageEvent<Asked>) => {
  if ("base" in data) {
    python = loadPython(data.base);
    python.then(
      () => tell({ ready: true }),
      (error) => tell({ problem: String(error) }),
    );
  } else carryOut(data).catch((error) => tell({ id: data.id, problem: String(error) }));
};

async function carryOut(asked: Exclude<Asked, { base: string }>): Promise<void> {
  const { id, module, question, words } = asked;
  const minds = (await python).pyimport("grusel.tab.minds");
  const given = (await python).toPy(question).tobytes();
  if (words) {
    minds.run(module, (await python).toPy(words), given, (line: string) => tell({ id, line }));
    tell({ id, answer: new Uint8Array() });
  } else {
    const answer = minds.reply(module, given);
    tell({ id, answer: answer instanceof Uint8Array ? answer : answer.toJs() });
  }
}

function tell(told: Told): void {
  postMessage(told);
}
