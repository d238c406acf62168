import { expect, test } from "vitest";

import type { EntryView } from "../../client/wire.ts";
import { soundOf } from "./soundOf.ts";

const heard = (detail: object) => soundOf({ version: 0, detail } as EntryView);

test("of what an entry changed the strongest is heard", () => {
  const links = [{ link: "D4D5", side: 0, after: true }];
  const effects = [{ effect: "ringfort_captured", side: 1, hill: "D4" }];
  expect(heard({ kind: "build", hill: "D4" })).toBe("piece");
  expect(heard({ kind: "build", hill: "D4", change: { links } })).toBe("bridge");
  expect(heard({ kind: "capture", hill: "D4", effects, change: { links } })).toBe("capture");
  expect(heard({ kind: "take", from: "C2", to: "D4", effects, change: { kings: [], links } })).toBe("king");
});
