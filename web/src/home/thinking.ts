// The worker of the thinker: the first message is the module, each other one a task.

import type { Outcome } from "./messages.ts";
import { Storage } from "./storage.ts";
import { Tasks } from "./tasks.ts";

let tasks: Tasks | undefined;

onmessage = async ({ data }: MessageEvent<object>) => {
  if (data instanceof WebAssembly.Module) tasks = new Tasks(data, new Storage());
  else postMessage((await tasks?.run(data).catch((): Outcome => ({}))) ?? ({} satisfies Outcome));
};
