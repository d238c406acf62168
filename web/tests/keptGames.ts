// The games that `cargo test -p tara-browser` kept: calls of the module, and their outcomes.

import { existsSync, readFileSync, readdirSync } from "node:fs";

/** Which of the instances a call is for, the call, and its outcome. */
export type Line = readonly [number, string, string];

const folder = new URL("../../target/tmp/module/", import.meta.url);

/** The games by variant. */
export function keptGames(): [string, Line[]][] {
  if (!existsSync(folder)) throw new Error("no games are kept; run: cargo test -p tara-browser");
  const files = readdirSync(folder).filter((name) => name.endsWith(".jsonl"));
  const lines = (name: string) => readFileSync(new URL(name, folder), "utf8").trim().split("\n");
  return files.map((name) => [name, lines(name).map((line) => JSON.parse(line) as Line)]);
}
