// Runs the tasks of one instance, one after the other, and gives it what it wants from the storage.

import type { Outcome, Want } from "./messages.ts";
import { Instance } from "./module.ts";
import type { Storage } from "./storage.ts";

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

/** One instance and what it runs. */
export class Tasks {
  readonly #module: WebAssembly.Module;
  readonly #storage: Storage;
  #instance: Instance;
  #last: Promise<unknown> = Promise.resolve();

  constructor(module: WebAssembly.Module, storage: Storage) {
    this.#module = module;
    this.#storage = storage;
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

  /** The answer of the storage. */
  async #give(want: Want): Promise<unknown> {
    if ("append" in want) {
      await this.#storage.append(want.append);
      return "stored";
    }
    if ("table" in want) {
      const table = await this.#storage.table(want.table);
      return table === undefined ? "nothing" : { table };
    }
    if ("game" in want) {
      const game = await this.#storage.game(...want.game);
      return game === undefined ? "nothing" : { game };
    }
    if ("words" in want) {
      const text = await WORDS[want.words]?.();
      return text === undefined ? "nothing" : { text: text.default };
    }
    return { text: await weights(want.weights) };
  }
}

/** The file of the weights of a variant, each byte as a character. */
async function weights(variant: string): Promise<string> {
  const address = WEIGHTS[`../../../data/weights/${variant}.weights`];
  if (address === undefined) throw new Error(`no weights of ${variant}`);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`no weights of ${variant}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
}
