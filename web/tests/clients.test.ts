// Clients that are generated from the description of the interface play against the real server.

import { execFile } from "node:child_process";
import { promisify } from "node:util";

import { expect, test } from "vitest";

import { playEach } from "./clients/play.ts";
import { Host } from "./host.ts";

test("clients generated for TypeScript and for Python play a game of each variant", async () => {
  const python = process.env["TARA_PYTHON"];
  if (python === undefined) throw new Error("TARA_PYTHON must name a Python with the generated client");
  const host = await Host.start();
  try {
    const [played, { stdout }] = await Promise.all([
      playEach(host.url),
      promisify(execFile)(python, ["tests/clients/play.py", host.url]),
    ]);
    expect(played.size).toBe(11);
    for (const [variant, moves] of played) expect(moves, variant).toBeGreaterThan(5);
    expect(stdout.trim().split("\n")).toHaveLength(11);
  } finally {
    await host.end();
  }
});
