// A client that is generated from the description of the interface plays against the real server. Its types in TypeScript are those of the page.

import { execFile } from "node:child_process";
import { promisify } from "node:util";

import { expect, test } from "vitest";

import { setStage } from "./stage.ts";

const stage = setStage();

test("a client generated for Python plays a game of each variant", async () => {
  const python = process.env["TARA_PYTHON"];
  if (python === undefined) throw new Error("TARA_PYTHON must name a Python with the generated client");
  const { stdout } = await promisify(execFile)(python, ["tests/clients/play.py", stage.host.url]);
  expect(stdout.trim().split("\n")).toHaveLength(11);
});
