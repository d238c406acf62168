// The module plays the games that `crates/browser/tests/golden.rs` played natively, byte for byte, in Node.js and in a browser.

import { existsSync, readFileSync, readdirSync } from "node:fs";

import { expect, test } from "vitest";

import { Instance } from "../src/home/module.ts";
import { setStage } from "./stage.ts";

/** Which of two instances a call is for, the call, and its outcome. */
type Line = readonly [number, string, string];

const stage = setStage();

const module = readFileSync(new URL("../dist/module/tara.wasm", import.meta.url));
const folder = new URL("../../target/tmp/module/", import.meta.url);

/** The games that `cargo test -p tara-browser` kept, by variant. */
function games(): [string, Line[]][] {
  if (!existsSync(folder)) throw new Error("no games are kept; run: cargo test -p tara-browser");
  const files = readdirSync(folder).filter((name) => name.endsWith(".jsonl"));
  const lines = (name: string) => readFileSync(new URL(name, folder), "utf8").trim().split("\n");
  return files.map((name) => [name, lines(name).map((line) => JSON.parse(line) as Line)]);
}

/** Plays a game; the number of the first call whose outcome differs with what came, or none. */
async function replay(
  source: string,
  bytes: BufferSource,
  lines: readonly Line[],
): Promise<string | undefined> {
  const Loaded = new Function(`return ${source}`)() as typeof Instance;
  const compiled = await WebAssembly.compile(bytes);
  const instances = [new Loaded(compiled), new Loaded(compiled)];
  for (const [number, [instance, call, outcome]] of lines.entries()) {
    const came = instances[instance]?.run(call);
    if (came !== outcome) return `${number}: ${call}\n${came}\ninstead of\n${outcome}`;
  }
  return undefined;
}

test("eleven games in Node.js", async () => {
  expect(games()).toHaveLength(11);
  for (const [name, lines] of games())
    expect(await replay(Instance.toString(), module, lines), name).toBeUndefined();
});

test("eleven games in a browser", async () => {
  const page = await stage.browser.newPage();
  const bytes = module.toString("base64");
  for (const [name, lines] of games()) {
    const differs = await page.evaluate(
      async ([source, play, base64, played]) => {
        const binary = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
        const run = new Function(`return ${play}`)() as typeof replay;
        return run(source, binary, played);
      },
      [Instance.toString(), replay.toString(), bytes, lines] as const,
    );
    expect(differs, name).toBeUndefined();
  }
  await page.close();
});
