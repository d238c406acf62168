// Runs the tasks of one instance, one after the other, and gives it what it wants from the storage.

import type { Outcome, Stored, Want } from "./messages.ts";
import { Instance } from "./module.ts";

/** The addresses of the weights, by the names of their files. */
const WEIGHTS = import.meta.glob<string>("../../../data/weights/*.weights", {
  query: "?url",
  import: "default",
  eager: true,
});

/** The words that the module says, by language. */
const WORDS: Readonly<Record<string, () => Promise<{ default: string }>>> = {
  en: () => import("virtual:words/module/en"),
  de: () => import("virtual:words/module/de"),
  it: () => import("virtual:words/module/it"),
};

/** The time since 1970 in milliseconds. It never goes back, whoever sets the clock of the device. */
export const now = (): number => Math.floor(performance.timeOrigin + performance.now());

/** Answers what an instance wants from the storage of tables. */
export type Give = (want: Stored) => Promise<unknown>;

/** One instance and what it runs. */
export class Tasks {
  readonly #module: WebAssembly.Module;
  readonly #stored: Give;
  #instance: Instance;
  #last: Promise<unknown> = Promise.resolve();

  /** `give` answers for the storage. */
  constructor(module: WebAssembly.Module, give: Give) {
    this.#module = module;
    this.#stored = give;
    this.#instance = new Instance(module);
  }

  /** Runs a task when those before are done. Rejects if the module traps; the instance is a new one then. */
  run(task: object, told: (outcome: Outcome) => void = () => undefined): Promise<Outcome> {
    const done = this.#last.then(() => this.#run(task, told));
    this.#last = done.catch(() => undefined);
    return done;
  }

  async #run(task: object, told: (outcome: Outcome) => void): Promise<Outcome> {
    let call: object = { at: now(), ...task };
    for (;;) {
      const outcome = this.#call(call);
      told(outcome);
      if (outcome.want === undefined) return outcome;
      call = { do: "got", got: await this.#give(outcome.want).catch(() => "failed") };
    }
  }

  #call(call: object): Outcome {
    try {
      return JSON.parse(this.#instance.run(JSON.stringify(call))) as Outcome;
    } catch (error) {
      this.#instance = new Instance(this.#module);
      throw error;
    }
  }

  /** Words and weights are files of the page; all else is stored. */
  async #give(want: Want): Promise<unknown> {
    if ("words" in want) {
      const text = await WORDS[want.words]?.();
      return text === undefined ? "nothing" : { text: text.default };
    }
    return "weights" in want ? { text: await weights(want.weights) } : this.#stored(want);
  }
}

/** Pause before a file that did not come is fetched again, in milliseconds. */
const AGAIN_MS = 1_000;

/** The file of the weights of a variant, each byte as a character. Nobody plays without it, so it is asked for until it comes. */
async function weights(variant: string): Promise<string> {
  const address = WEIGHTS[`../../../data/weights/${variant}.weights`];
  if (address === undefined) throw new Error(`no weights of ${variant}`);
  let response = await fetch(address).catch(() => undefined);
  while (!response?.ok) {
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    response = await fetch(address).catch(() => undefined);
  }
  const bytes = new Uint8Array(await response.arrayBuffer());
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
}
