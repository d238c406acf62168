// The module of the rules, the computer players and the tables: calls as JSON, and what came of them.

/** The functions of the module. */
interface Exports {
  readonly memory: WebAssembly.Memory;
  /** The place of a call of so many bytes. */
  place(bytes: number): number;
  /** Makes the call that was written there. Returns the number of bytes of its outcome. */
  run(): number;
  /** The place of that outcome. */
  outcome(): number;
}

/** One instance of the module. A call that traps leaves it broken: the caller drops it then. */
export class Instance {
  readonly #exports: Exports;

  constructor(module: WebAssembly.Module) {
    const { exports } = new WebAssembly.Instance(module, { env: { now: () => performance.now() } });
    this.#exports = exports as unknown as Exports;
  }

  /** Makes a call of JSON, and returns the JSON of its outcome. */
  run(call: string): string {
    const { memory, place, run, outcome } = this.#exports;
    const bytes = new TextEncoder().encode(call);
    const at = place(bytes.length);
    new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
    const length = run();
    return new TextDecoder().decode(new Uint8Array(memory.buffer, outcome(), length));
  }
}
