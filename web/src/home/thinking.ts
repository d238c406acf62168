// The worker of the thinker: the first message is the module or its address, others are tasks, or answers of the storage.

import type { Outcome } from "./messages.ts";
import { Tasks, type Give } from "./tasks.ts";

let tasks: Promise<Tasks | undefined> = Promise.resolve(undefined);
let given: (got: unknown) => void = () => undefined;

const give: Give = (want) => {
  postMessage({ want });
  return new Promise((resolve) => (given = resolve));
};

/** The tasks of a module; undefined if it does not come. */
async function load(module: WebAssembly.Module | string): Promise<Tasks | undefined> {
  if (typeof module !== "string") return new Tasks(module, give);
  try {
    const response = await fetch(module);
    return new Tasks(await WebAssembly.compile(await response.arrayBuffer()), give);
  } catch {
    return undefined;
  }
}

/** The outcome with the bytes of its file. */
function withFile(outcome: Outcome): Outcome {
  const { answer } = outcome;
  if (answer?.file === undefined) return outcome;
  const bytes = Uint8Array.from(String(answer.body), (sign) => sign.charCodeAt(0));
  return { answer: { status: answer.status, body: new Blob([bytes], { type: answer.file }) } };
}

/** Refused as by no server. */
const UNREACHED: Outcome = { answer: { status: 503, body: "" } };

onmessage = async ({ data }: MessageEvent<object>) => {
  if ("module" in data) tasks = load(data.module as WebAssembly.Module | string);
  else if ("got" in data) given(data.got);
  else {
    const outcome = (await tasks)?.run(data).catch((): Outcome => ({ trapped: true }));
    postMessage({ outcome: withFile((await outcome) ?? UNREACHED) });
  }
};
