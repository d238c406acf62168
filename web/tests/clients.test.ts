import { execFile } from "node:child_process";
import { promisify } from "node:util";

import { afterAll, beforeAll, expect, test } from "vitest";

import { playEach } from "./clients/play.ts";
import { Host } from "./host.ts";

let host: Host;

beforeAll(async () => {
  host = await Host.start();
});
afterAll(() => host.end());

test("a client generated for TypeScript plays a game of each variant", async () => {
  const played = await playEach(host.url);
  expect(played.size).toBe(11);
  for (const [variant, moves] of played) expect(moves, variant).toBeGreaterThan(5);
});

test("a client generated for Python plays a game of each variant", async () => {
  const python = process.env["TARA_PYTHON"];
  if (python === undefined) throw new Error("TARA_PYTHON must name a Python with the generated client");
  const { stdout } = await promisify(execFile)(python, ["tests/clients/play.py", host.url]);
  expect(stdout.trim().split("\n")).toHaveLength(11);
});
