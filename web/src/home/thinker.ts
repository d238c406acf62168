// The worker that answers what takes long. It is ended when nobody waits for what it does.

import type { Outcome, Stored } from "./messages.ts";
import type { Give } from "./tasks.ts";

interface Question {
  readonly name: string;
  readonly task: object;
  readonly resolve: (outcome: Outcome) => void;
}

/** The thinker: one question at a time, in the order in which they came. */
export class Thinker {
  readonly #module: WebAssembly.Module | string;
  readonly #give: Give;
  #questions: Question[] = [];
  #worker: Worker | undefined;

  /** A module that is given by its address is fetched for each run of questions, and leaves memory after it. */
  constructor(module: WebAssembly.Module | string, give: Give) {
    this.#module = module;
    this.#give = give;
  }

  /** Asks a question of this name. Resolves to nothing if it was withdrawn, or the module trapped. */
  run(name: string, task: object): Promise<Outcome> {
    return new Promise((resolve) => {
      this.#questions.push({ name, task, resolve });
      if (this.#questions.length === 1) this.#ask();
    });
  }

  /** Drops a question. If it is being answered, the worker ends. */
  withdraw(name: string): void {
    const at = this.#questions.findIndex((question) => question.name === name);
    if (at < 0) return;
    const [withdrawn] = this.#questions.splice(at, 1);
    withdrawn?.resolve({});
    if (at > 0) return;
    this.#end();
    if (this.#questions.length > 0) this.#ask();
  }

  #ask(): void {
    this.#worker ??= this.#start();
    this.#worker.postMessage(this.#questions[0]?.task);
  }

  #start(): Worker {
    const worker = new Worker(new URL("./thinking.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<{ want: Stored } | { outcome: Outcome }>) => {
      if ("outcome" in data) return this.#answered(data.outcome);
      const got = this.#give(data.want).catch(() => "failed");
      return void got.then((got) => worker.postMessage({ got }));
    };
    worker.onerror = () => this.#answered({ trapped: true });
    worker.postMessage({ module: this.#module });
    return worker;
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #answered(outcome: Outcome): void {
    this.#questions.shift()?.resolve(outcome);
    if (this.#questions.length > 0) this.#ask();
    else if (typeof this.#module === "string") this.#end();
  }
}
