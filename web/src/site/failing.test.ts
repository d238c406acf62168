import { expect, test } from "vitest";

import { Failing } from "./failing.svelte.ts";

test("a refused claim is no longer shown once somebody comes back", () => {
  const failing = new Failing();
  failing.refuse("too early", "claim", 5);
  expect(failing.why).toBe("too early");
  failing.meet();
  expect(failing.why).toBeUndefined();
});

test("a refused order is shown until the table goes on, no matter who comes or goes", () => {
  const failing = new Failing();
  failing.refuse("offered recently", "offer", 5);
  failing.meet();
  failing.reach(5);
  expect(failing.why).toBe("offered recently");
  failing.reach(6);
  expect(failing.why).toBeUndefined();
});

test("the failure of a request does not end with the position", () => {
  const failing = new Failing();
  failing.refuse("offered recently", "offer", 5);
  failing.set("no invitation");
  failing.reach(6);
  failing.meet();
  expect(failing.why).toBe("no invitation");
  failing.set(undefined);
  expect(failing.why).toBeUndefined();
});
