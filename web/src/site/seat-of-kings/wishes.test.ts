import { expect, test } from "vitest";

import type { ActionFields } from "../../client/wire.ts";
import { NO_WISHES, takenBack, toggled } from "./wishes.ts";

const place = (position: string): ActionFields => ({ kind: "place", position });

test("a step that is left out can be taken in again, and is in one list only", () => {
  const out = toggled(NO_WISHES, place("H1"), true);
  expect(out).toEqual({ also: [], without: [place("H1")] });
  const again = toggled(out, place("H1"), false);
  expect(again).toEqual({ also: [place("H1")], without: [] });
  expect(toggled(again, place("H1"), true)).toEqual(out);
});

test("steps of another kind or at another place are kept", () => {
  const some = { ...NO_WISHES, also: [place("H2")], without: [{ kind: "activate" } as ActionFields] };
  expect(toggled(some, { kind: "promote", position: "H2" }, false)).toEqual({
    also: [place("H2"), { kind: "promote", position: "H2" }],
    without: [{ kind: "activate" }],
  });
});

test("of steps that are taken back, usual ones are left out and answers are asked again", () => {
  const answer: ActionFields = { kind: "exchange", position: "C1" };
  const some = { ...NO_WISHES, also: [place("H1"), place("H2"), answer] };
  expect(takenBack(some, [place("H2"), answer])).toEqual({ also: [place("H1")], without: [place("H2")] });
});
