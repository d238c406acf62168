// The modules play the games, and make the files, that `crates/browser/tests/golden.rs` did natively, byte for byte, in Node.js and in a browser.

import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { Instance } from "../src/home/module.ts";
import { keptGames as games, type Line } from "./keptGames.ts";
import { setStage } from "./stage.ts";

const stage = setStage();

const read = (name: string) => readFileSync(new URL(`../dist/module/${name}.wasm`, import.meta.url));
/** The modules of the instances: that of tables twice, and the one that makes files. */
const modules = ["tara", "tara", "files"].map(read);

/** Plays a game; the number of the first call whose outcome differs with what came, or none. */
async function replay(
  source: string,
  modules: readonly BufferSource[],
  lines: readonly Line[],
): Promise<string | undefined> {
  const Loaded = new Function(`return ${source}`)() as typeof Instance;
  const compiled = await Promise.all(modules.map((bytes) => WebAssembly.compile(bytes)));
  const instances = compiled.map((module) => new Loaded(module));
  // The names within a PDF come in any order, natively too.
  const sorted = (text = "") => (text.includes("%PDF-") ? text.split("\\n").toSorted().join("\\n") : text);
  for (const [number, [instance, call, outcome]] of lines.entries()) {
    const came = instances[instance]?.run(call);
    if (sorted(came) !== sorted(outcome)) return `${number}: ${call}\n${came}\ninstead of\n${outcome}`;
  }
  return undefined;
}

test("eleven games in Node.js", async () => {
  expect(games()).toHaveLength(11);
  for (const [name, lines] of games())
    expect(await replay(Instance.toString(), modules, lines), name).toBeUndefined();
});

test("eleven games in a browser", async () => {
  const page = await stage.browser.newPage();
  const bytes = modules.map((module) => module.toString("base64"));
  for (const [name, lines] of games()) {
    const differs = await page.evaluate(
      async ([source, play, base64, played]) => {
        const binaries = base64.map((bytes) => Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0)));
        const run = new Function(`return ${play}`)() as typeof replay;
        return run(source, binaries, played);
      },
      [Instance.toString(), replay.toString(), bytes, lines] as const,
    );
    expect(differs, name).toBeUndefined();
  }
  await page.close();
});
