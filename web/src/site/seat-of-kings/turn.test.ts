// What a press on the board chooses, lets go, or asks about.

import { expect, test } from "vitest";

import type { ActionFields, Legal, TurnPlan, View } from "../../client/wire.ts";
import type { KingsHost } from "./host.ts";
import { Turn } from "./turn.svelte.ts";
import type { Wishes } from "./wishes.ts";

const CARD = 29;

/** Blue's turn with one card, and what the server is asked about it. */
function turnWith(legal: Legal, barred: readonly string[][] = []) {
  const asked: ActionFields[] = [];
  const begun: (ActionFields | undefined)[] = [];
  const wished: Wishes[] = [];
  const fits = [{ region: "ulster", legal: [], barred: { name: "why-fit-less-empty", fits: barred } }];
  const kings = {
    stage: { name: "turn" },
    raths: [],
    regions: [],
    closed: [],
    players: {},
    options: { regions: ["ulster", "munster"] },
    hand: [{ card: CARD, fits }],
    board: { ulster: { F2: ["red", "blue"], K: ["red"] } },
  };
  const view = { you: "blue", legal, kings, log: [] } as unknown as View;
  const host = {
    id: "turn",
    waiting: 0,
    isOnline: true,
    viewOf: () => view,
    usualTurns: async () => [],
    planTurn: async (_: string, wishes: Wishes) => {
      wished.push(wishes);
      begun.push(wishes.begin);
      return { actions: [wishes.begin], offers: [], preview: { kings } } as unknown as TurnPlan;
    },
    whyNot: async (_: string, action: ActionFields) => {
      asked.push(action);
      return { clause: "SKD1" };
    },
  } as unknown as KingsHost;
  const turn = new Turn(host, { seat: "blue", view, isOpen: true });
  turn.choose(CARD);
  return { turn, asked, begun, wished };
}

/** Two Herdsmen side by side in Ulster, and in Munster at its left edge. */
const TWO: Legal = {
  plays: [
    { card: CARD, region: "ulster", fits: [["H2", "H3"], ["H3", "H4"]] }, // prettier-ignore
    { card: CARD, region: "munster", fits: [["H1", "H2"]] },
  ],
};

const places = ({ places }: Turn) =>
  [...new Set(places.map(({ region, position }) => `${region} ${position}`))].sort();
const EVERYWHERE = ["munster H1", "munster H2", "ulster H2", "ulster H3", "ulster H4"];

test("a press on a barred position of a card of two asks about the whole fit, not about that position alone", async () => {
  const { turn, asked } = turnWith(TWO, [["H1", "W1"], ["H4", "W3"]]); // prettier-ignore
  await turn.pick("ulster", "W3");
  expect(asked).toEqual([{ kind: "play", card: CARD, region: "ulster", positions: ["H4", "W3"] }]);
  await turn.pick("ulster", "C1");
  expect(asked[1]).toEqual({ kind: "play", card: CARD, region: "ulster", positions: ["C1"] });
});

test("a half chosen fit leaves all other regions open, and a second press or Escape lets it go", async () => {
  const { turn, begun } = turnWith(TWO);
  expect(places(turn)).toEqual(EVERYWHERE);
  await turn.pick("ulster", "H3");
  expect(turn.picked).toEqual(["H3"]);
  expect(places(turn)).toEqual(EVERYWHERE);
  await turn.pick("ulster", "H3");
  expect([turn.picked, turn.card]).toEqual([[], CARD]);
  await turn.pick("ulster", "H3");
  await turn.cancel();
  expect([turn.picked, turn.card]).toEqual([[], CARD]);
  await turn.cancel();
  expect(turn.card).toBeUndefined();
  expect(begun).toEqual([]);
});

test("a press in another region begins there, and what only one fit has is chosen by one press", async () => {
  const there = turnWith(TWO);
  await there.turn.pick("ulster", "H3");
  await there.turn.pick("munster", "H2");
  expect(there.begun).toEqual([{ kind: "play", card: CARD, region: "munster", positions: ["H1", "H2"] }]);
  const here = turnWith(TWO);
  await here.turn.pick("ulster", "H3");
  await here.turn.pick("ulster", "H4");
  expect(here.begun).toEqual([{ kind: "play", card: CARD, region: "ulster", positions: ["H3", "H4"] }]);
});

test("a Stone takes two presses, on pieces of one region; in a stack the piece is chosen from it", async () => {
  const ulster = { card: CARD, region: "ulster", pieces: ["F2.0", "F2.1", "H1.0", "H2.0"] };
  const { turn, begun } = turnWith({ stones: [ulster, { ...ulster, region: "munster", pieces: ["F1.0"] }] });
  expect(places(turn)).toEqual(["munster F1", "ulster F2", "ulster H1", "ulster H2"]);
  await turn.pick("munster", "F1");
  expect(turn.picked).toEqual(["F1.0"]);
  await turn.pick("ulster", "H1");
  expect([turn.region, turn.picked]).toEqual(["ulster", ["H1.0"]]);
  expect(places(turn)).toEqual(["ulster F2", "ulster H1", "ulster H2"]);
  // The same piece again is let go.
  await turn.pick("ulster", "H1");
  expect([turn.picked, begun]).toEqual([[], []]);
  await turn.pick("ulster", "H1");
  await turn.pick("ulster", "F2");
  expect([turn.opened, begun]).toEqual([{ region: "ulster", position: "F2" }, []]);
  await turn.pickPiece("ulster", "F2.0");
  expect(begun).toEqual([{ kind: "stone", card: CARD, region: "ulster", pieces: ["F2.0", "H1.0"] }]);
});

test("a piece that a Stone cannot swap is asked about as one, and the reason goes with the next piece", async () => {
  const { turn, asked } = turnWith({ stones: [{ card: CARD, region: "ulster", pieces: ["F2.0", "H1.0"] }] });
  await turn.pick("ulster", "K");
  expect(asked).toEqual([{ kind: "stone", card: CARD, region: "ulster", pieces: ["F2.0", "K.0"] }]);
  expect(turn.draft.why?.clause).toBe("SKD1");
  await turn.pick("ulster", "H1");
  expect(turn.draft.why).toBeUndefined();
  await turn.pick("ulster", "W1");
  expect(asked[1]).toEqual({ kind: "play", card: CARD, region: "ulster", positions: ["W1"] });
});

test("a press places, and each step after it is taken in by a press of its own; a hint takes them all", async () => {
  const { turn, wished } = turnWith(TWO);
  await turn.pick("munster", "H2");
  const places: ActionFields[] = [{ kind: "place", position: "H2" }];
  expect(wished.at(-1)?.also).toEqual(places);
  const left = (kind: string) => wished.at(-1)?.without.filter((step) => step.kind === kind).length;
  expect([left("place"), left("activate"), left("promote")]).toEqual([0, 1, 15]);
  await turn.draft.toggle({ kind: "activate", token: "activate" });
  await turn.draft.toggle({ kind: "promote", position: "W1", token: "promote W1" });
  expect([left("activate"), left("promote")]).toEqual([0, 14]);
  expect(wished.at(-1)?.also.map(({ kind }) => kind)).toEqual(["place", "activate", "promote"]);
  turn.draft.clear();
  await turn.draft.add({ kind: "play", card: CARD, region: "munster", positions: ["H1", "H2"] }, [], []);
  expect(wished.at(-1)?.without).toEqual([]);
});
