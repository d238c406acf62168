import { expect, test } from "vitest";

import type { ActionView, KingsView, LogDetail } from "../../client/wire.ts";
import { activatedBy, actWords, amnestyWords, wokenAbove } from "./actWords.ts";

const play = { kind: "play", card: 7, region: "connacht", positions: ["H4"], token: "" } as ActionView;
const place = (position: string) => ({ kind: "place", position, token: "" }) as ActionView;
const promote = (position: string) => ({ kind: "promote", position, token: "" }) as ActionView;

test("a draft says its act: where it places, and how far it climbs", () => {
  const act = (...steps: ActionView[]) => actWords([play, ...steps], "connacht");
  expect(act(place("H4"))).toBe("place on H4 (Connacht)");
  expect(act(place("W1"), place("H4"), promote("C1"))).toBe(
    "place on H4 and W1, then promote to C1 (Connacht)",
  );
  expect(act(place("H4"), promote("C2"), promote("K"))).toBe(
    "place on H4, then promote to the King position (Connacht)",
  );
  const activate = { kind: "activate", token: "" } as ActionView;
  expect(act(place("H4"), activate, promote("C1"))).toBe(
    "place on H4, activate, then promote to C1 (Connacht)",
  );
  expect(act(promote("W2"))).toBe("promote to W2 (Connacht)");
  expect(act()).toBe("");
  expect(actWords([place("H4")], undefined)).toBe("");
});

test("a draft of a Stone, an exchange, a garrison and an amnesty says so", () => {
  const stone = {
    kind: "stone",
    card: 3,
    region: "ulster",
    pieces: ["H2.0", "F1.0"],
    token: "",
  } as ActionView;
  expect(actWords([stone], "ulster")).toBe("swap F1 and H2 (Ulster)");
  const exchange = { kind: "exchange", position: "F3", token: "" } as ActionView;
  expect(actWords([exchange], "munster")).toBe("exchange F3 (Munster)");
  const returned = { effect: "returned", seat: "red", pieces: 1 } as const;
  const detail = { kind: "exchange", position: "F3", effects: [returned] } as unknown as LogDetail;
  expect(actWords([exchange], "munster", [detail], "blue")).toBe("take F3 from Red (Munster)");
  const garrison = { kind: "garrison", positions: ["F3"], token: "" } as unknown as ActionView;
  expect(actWords([garrison], "munster")).toBe("garrison F3 (Munster)");
  const amnesty = { kind: "amnesty", card: 3, region: "munster", token: "" } as ActionView;
  expect(actWords([amnesty], "munster")).toBe("free all captives (Munster)");
});

test("an amnesty says whom it frees", () => {
  const kings = { regions: [{ region: "ulster", amnesty: { red: 1, blue: 2 } }, { region: "munster" }] };
  const words = (region: string) => amnestyWords(kings as unknown as KingsView, region);
  expect(words("ulster")).toBe("Amnesty in Ulster for 4 cumals: 1 for Red and 2 for Blue");
  expect(words("munster")).toBe("Amnesty in Munster for 4 cumals: there are no captives");
});

test("what is activated beside the positions of the card stands above them", () => {
  const detail = { kind: "activate", effects: [{ effect: "activated", at: ["F2", "H2", "W2"] }] } as const;
  const activated = activatedBy(detail as unknown as Parameters<typeof activatedBy>[0]);
  expect(wokenAbove(activated, ["F2", "H2"])).toEqual(["W2"]);
  // After a Stone there is no fit, so that nothing is known of it.
  expect(wokenAbove(activated, [])).toEqual([]);
  expect(activatedBy(undefined)).toEqual([]);
});
