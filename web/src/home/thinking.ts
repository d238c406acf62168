// The worker of the thinker: the first message is the module, others are tasks, or answers of the storage.

import type { Outcome } from "./messages.ts";
import { Tasks, type Give } from "./tasks.ts";

let tasks: Tasks | undefined;
let given: (got: unknown) => void = () => undefined;

const give: Give = (want) => {
  postMessage({ want });
  return new Promise((resolve) => (given = resolve));
};

onmessage = async ({ data }: MessageEvent<object>) => {
  if (data instanceof WebAssembly.Module) tasks = new Tasks(data, give);
  else if ("got" in data) given(data.got);
  else postMessage({ outcome: (await tasks?.run(data).catch((): Outcome => ({ trapped: true }))) ?? {} });
};
