// Presses on the board that choose, let go or ask, and drafts that are not played.

import { render } from "svelte/server";
import { expect, test, vi } from "vitest";

import type { ActionFields, Legal, UsualTurn, View } from "../../client/wire.ts";
import { learn } from "../words.ts";
import { Draft } from "./draft.svelte.ts";
import Drafted from "./Drafted.svelte";
import type { KingsHost } from "./host.ts";
import { boardOf } from "./scenes.ts";
import { Turn } from "./turn.svelte.ts";
import type { Wishes } from "./wishes.ts";

await learn("kings");

const CARD = 29;
const KINGS = {
  ...{ stage: { name: "turn" }, raths: [], regions: [], closed: [], hand: [], board: {} },
  ...{ players: { blue: { cumals: 5 } }, options: { regions: ["ulster", "munster"], edition: "en" } },
};

const viewOf = (legal: Legal, kings: object = KINGS) =>
  ({ you: "blue", version: 4, legal, kings, log: [] }) as unknown as View;

/** A host that is online, with more of it. */
const hostOf = (more: object) =>
  ({ id: "turn", waiting: 0, isOnline: true, ...more }) as unknown as KingsHost;

/** Blue's turn with one card, and what the server is asked about it. */
function turnWith(
  legal: Legal,
  barred: readonly string[][] = [],
  usual: readonly object[] = [],
  hidesBest = false,
) {
  const asked: ActionFields[] = [];
  const begun: ActionFields[] = [];
  const fits = [{ region: "ulster", legal: [], barred: { name: "why-fit-less-empty", fits: barred } }];
  const board = { ulster: { F2: ["red", "blue"], K: ["red"] } };
  const kings = { ...KINGS, hand: [{ card: CARD, fits }], board };
  const view = viewOf(legal, kings);
  const host = hostOf({
    hidesBest,
    viewOf: () => view,
    usualTurns: async () => usual as UsualTurn[],
    planTurn: async (_: string, { begin }: Wishes) => {
      begun.push(begin!);
      return { actions: [begin], offers: [], preview: { kings } };
    },
    whyNot: async (_: string, action: ActionFields) => (asked.push(action), { clause: "SKD1" }),
  });
  const turn = new Turn(host, { seat: "blue", view, isOpen: true });
  turn.choose(CARD);
  return { turn, asked, begun };
}

/** Two Herdsmen side by side in Ulster, and in Munster at its left edge. */
const TWO: Legal = {
  plays: [
    { card: CARD, region: "ulster", fits: [["H2", "H3"], ["H3", "H4"]] }, // prettier-ignore
    { card: CARD, region: "munster", fits: [["H1", "H2"]] },
  ],
};

const play = (region: string, ...positions: string[]) => ({ kind: "play", card: CARD, region, positions });
const stone = (...pieces: string[]) => ({ kind: "stone", card: CARD, region: "ulster", pieces });
const places = ({ places }: Turn) =>
  [...new Set(places.map(({ region, position }) => `${region} ${position}`))].sort();

test("a press on a barred position of a card of two asks about the whole fit, not about that position alone", async () => {
  const { turn, asked } = turnWith(TWO, [["H1", "W1"], ["H4", "W3"]]); // prettier-ignore
  await turn.pick("ulster", "W3");
  await turn.pick("ulster", "C1");
  expect(asked).toEqual([play("ulster", "H4", "W3"), play("ulster", "C1")]);
});

test("no fit is shown as the best one where each changes nothing, but for the one that is pointed at", async () => {
  const all = TWO.plays!.flatMap(({ region, fits }) => fits.map((fit) => play(region, ...fit)));
  const usual = all.map((action) => ({ actions: [action], details: [], idle: "no-stock" }));
  const { turn } = turnWith(TWO, [], usual);
  await expect.poll(() => turn.usual.areKnown).toBe(true);
  expect(turn.shownFit).toBeUndefined();
  turn.pointed = { region: "munster", position: "H1" };
  expect(turn.pointedTurn?.idle).toBe("no-stock");
});

test("the fit is shown of whose usual turn the server speaks first, among those that are meant", async () => {
  const [far, near] = [play("munster", "H1", "H2"), play("ulster", "H3", "H4")];
  const usual = [far, near].map((action) => ({ actions: [action], details: [] }));
  const { turn } = turnWith(TWO, [], usual);
  await expect.poll(() => turn.usual.areKnown).toBe(true);
  expect(turn.shownFit).toEqual(far);
  turn.pointed = { region: "ulster", position: "H3" };
  expect(turn.shownFit).toEqual(near);
  turn.pointed = { region: "ulster", position: "H2" };
  expect(turn.shownFit).toEqual(play("ulster", "H2", "H3"));
});

test("a course leaves the best fit to be found, and a press before a card asks for one", async () => {
  const usual = [{ actions: [play("munster", "H1", "H2")], details: [] }];
  const shown = [false, true].map((hidesBest) => turnWith(TWO, [], usual, hidesBest).turn);
  for (const turn of shown) await expect.poll(() => turn.usual.areKnown).toBe(true);
  expect(shown.map(({ shownFit }) => shownFit !== undefined)).toEqual([true, false]);
  const { turn, asked } = turnWith(TWO);
  await turn.cancel();
  for (const position of ["F2", "H1"]) await turn.pick("ulster", position);
  expect(asked).toEqual([{ kind: "place", position: "H1" }]);
});

test("a half chosen fit leaves all other regions open, and a second press or Escape lets it go", async () => {
  const { turn, begun } = turnWith(TWO);
  const everywhere = ["munster H1", "munster H2", "ulster H2", "ulster H3", "ulster H4"];
  for (const letGo of [() => turn.pick("ulster", "H3"), () => turn.cancel()]) {
    await turn.pick("ulster", "H3");
    expect([turn.picked, places(turn)]).toEqual([["H3"], everywhere]);
    await letGo();
    expect([turn.picked, turn.card]).toEqual([[], CARD]);
  }
  await turn.cancel();
  expect([turn.card, begun]).toEqual([undefined, []]);
});

test.each([
  ["munster", "H2", ["H1", "H2"]],
  ["ulster", "H4", ["H3", "H4"]],
])(
  "a press in another region begins there, and one chooses what only one fit has: %s %s",
  async (region, position, fit) => {
    const { turn, begun } = turnWith(TWO);
    await turn.pick("ulster", "H3");
    await turn.pick(region, position);
    expect(begun).toEqual([play(region, ...fit)]);
  },
);

test("a Stone takes two presses, on pieces of one region; in a stack the piece is chosen from it", async () => {
  const ulster = { card: CARD, region: "ulster", pieces: ["F2.0", "F2.1", "H1.0", "H2.0"] };
  const { turn, begun } = turnWith({ stones: [ulster, { ...ulster, region: "munster", pieces: ["F1.0"] }] });
  expect(places(turn)).toEqual(["munster F1", "ulster F2", "ulster H1", "ulster H2"]);
  await turn.pick("munster", "F1");
  await turn.pick("ulster", "H1");
  expect([turn.region, turn.picked]).toEqual(["ulster", ["H1.0"]]);
  expect(places(turn)).toEqual(["ulster F2", "ulster H1", "ulster H2"]);
  // The same piece again is let go.
  await turn.pick("ulster", "H1");
  expect(turn.picked).toEqual([]);
  await turn.pick("ulster", "H1");
  await turn.pick("ulster", "F2");
  expect([turn.opened, begun]).toEqual([{ region: "ulster", position: "F2" }, []]);
  await turn.pickPiece("ulster", "F2.0");
  expect(begun).toEqual([stone("F2.0", "H1.0")]);
});

test("a piece that a Stone cannot swap is asked about as one, and the reason goes with the next piece", async () => {
  const { turn, asked } = turnWith({ stones: [{ card: CARD, region: "ulster", pieces: ["F2.0", "H1.0"] }] });
  await turn.pick("ulster", "K");
  expect(turn.draft.why?.clause).toBe("SKD1");
  await turn.pick("ulster", "H1");
  expect(turn.draft.why).toBeUndefined();
  await turn.pick("ulster", "W1");
  expect(asked).toEqual([stone("F2.0", "K.0"), play("ulster", "W1")]);
});

const BEGIN = { kind: "discard", card: 7, token: "discard 7" } as const;

test("a turn that is let go while the adviser is asked is not played", async () => {
  const view = viewOf({});
  const order = vi.fn(async () => true);
  const planTurn = async () => ({ actions: [BEGIN], offers: [], preview: { then: "others" } });
  const host = hostOf({ viewOf: () => view, planTurn, order });
  const draft = new Draft(host, { seat: "blue", view, isOpen: true });
  let answer: (warning: undefined) => void = () => undefined;
  const asked = new Promise<undefined>((resolve) => (answer = resolve));
  draft.advice.adviser = { warn: () => asked };
  await draft.add(BEGIN);
  const playing = draft.play();
  expect(draft.canPlay).toBe(false);
  draft.clear();
  answer(undefined);
  await playing;
  expect(order).not.toHaveBeenCalled();
});

test("an activation that would promote nothing is said to, and cannot be taken in", async () => {
  const button = async (is_idle: boolean) => {
    const begin = { ...play("ulster", "F1"), token: "play 29 ulster F1" };
    const offers = [{ action: { kind: "activate", token: "activate" }, is_idle }];
    const kings = { ...KINGS, stage: { name: "activate", region: "ulster" } };
    const preview = { kings: { ...kings, raths: [] }, legal: {}, then: "decides" };
    const host = hostOf({ planTurn: async () => ({ actions: [begin], offers, preview }) });
    const turn = new Turn(host, { seat: "blue", view: viewOf({ actions: [BEGIN] }, kings), isOpen: true });
    await turn.draft.add(begin as never);
    const { body } = render(Drafted, { props: { turn } });
    return /<button[^>]*data-kind="activate"[^>]*>/.exec(body)?.[0] ?? body;
  };
  for (const words of ["You would have nothing to promote.", "disabled"]) {
    expect(await button(true)).toContain(words);
    expect(await button(false)).not.toContain(words);
  }
});

test("of what happened in a closed region only what is still there is marked", () => {
  const regions = [{ region: "ulster", fee: 0, controls: {} }];
  const board = { ulster: { K: ["RED"] } };
  const kings = { ...KINGS, regions, closed: ["ulster"], board, deck: 9, discard: [] };
  const last = [{ region: "ulster", positions: ["F1", "K"] }];
  const moment = { turn: undefined, before: undefined, faces: new Map(), isPatterned: false };
  const { marks } = boardOf(kings as never, { ...moment, last, trail: { ulster: { F1: 1, K: 2 } } });
  expect([marks.ulster?.last, marks.ulster?.trail]).toEqual([["K"], { K: 2 }]);
  // Nothing is activated before its cumal is paid.
  const paying = { ...kings, stage: { name: "activate", region: "ulster", active: ["F1"] } };
  const drawn = boardOf(paying as never, { ...moment, last, turn: turnWith(TWO).turn });
  expect(drawn.marks.ulster?.activated).toEqual([]);
});
