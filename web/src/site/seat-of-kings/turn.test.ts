// What a press on the board chooses, lets go, or asks about, and what a draft says and sends.

import { render } from "svelte/server";
import { expect, test } from "vitest";

import type { ActionFields, CardFace, Legal, TurnPlan, View } from "../../client/wire.ts";
import { learn } from "../words.ts";
import type { Adviser, Warning } from "./advice.svelte.ts";
import { Draft } from "./draft.svelte.ts";
import Drafted from "./Drafted.svelte";
import type { KingsHost } from "./host.ts";
import Question from "./Question.svelte";
import { Sending } from "./sending.svelte.ts";
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
function turnWith(legal: Legal, barred: readonly string[][] = []) {
  const asked: ActionFields[] = [];
  const wished: Wishes[] = [];
  const fits = [{ region: "ulster", legal: [], barred: { name: "why-fit-less-empty", fits: barred } }];
  const board = { ulster: { F2: ["red", "blue"], K: ["red"] } };
  const kings = { ...KINGS, hand: [{ card: CARD, fits }], board };
  const view = viewOf(legal, kings);
  const host = hostOf({
    viewOf: () => view,
    usualTurns: async () => [],
    planTurn: async (_: string, wishes: Wishes) => {
      wished.push(wishes);
      return { actions: [wishes.begin], offers: [], preview: { kings } } as unknown as TurnPlan;
    },
    whyNot: async (_: string, action: ActionFields) => {
      asked.push(action);
      return { clause: "SKD1" };
    },
  });
  const turn = new Turn(host, { seat: "blue", view, isOpen: true });
  turn.choose(CARD);
  return { turn, asked, wished, begun: () => wished.map(({ begin }) => begin) };
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

test("a half chosen fit leaves all other regions open, and a second press or Escape lets it go", async () => {
  const { turn, begun } = turnWith(TWO);
  const everywhere = ["munster H1", "munster H2", "ulster H2", "ulster H3", "ulster H4"];
  expect(places(turn)).toEqual(everywhere);
  await turn.pick("ulster", "H3");
  expect([turn.picked, places(turn)]).toEqual([["H3"], everywhere]);
  await turn.pick("ulster", "H3");
  expect([turn.picked, turn.card]).toEqual([[], CARD]);
  await turn.pick("ulster", "H3");
  await turn.cancel();
  expect([turn.picked, turn.card]).toEqual([[], CARD]);
  await turn.cancel();
  expect([turn.card, begun()]).toEqual([undefined, []]);
});

test("a press in another region begins there, and what only one fit has is chosen by one press", async () => {
  for (const [region, position, fit] of [
    ["munster", "H2", ["H1", "H2"]],
    ["ulster", "H4", ["H3", "H4"]],
  ] as const) {
    // prettier-ignore
    const { turn, begun } = turnWith(TWO);
    await turn.pick("ulster", "H3");
    await turn.pick(region, position);
    expect(begun()).toEqual([play(region, ...fit)]);
  }
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
  expect(turn.picked).toEqual([]);
  await turn.pick("ulster", "H1");
  await turn.pick("ulster", "F2");
  expect([turn.opened, begun()]).toEqual([{ region: "ulster", position: "F2" }, []]);
  await turn.pickPiece("ulster", "F2.0");
  expect(begun()).toEqual([stone("F2.0", "H1.0")]);
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

test("a press places, and each step after it is taken in by a press of its own; a hint takes them all", async () => {
  const { turn, wished } = turnWith(TWO);
  await turn.pick("munster", "H2");
  expect(wished.at(-1)?.also).toEqual([{ kind: "place", position: "H2" }]);
  const left = (kind: string) => wished.at(-1)?.without.filter((step) => step.kind === kind).length;
  expect([left("place"), left("activate"), left("promote")]).toEqual([0, 1, 15]);
  await turn.draft.toggle({ kind: "activate", token: "activate" });
  await turn.draft.toggle({ kind: "promote", position: "W1", token: "promote W1" });
  expect([left("activate"), left("promote")]).toEqual([0, 14]);
  expect(wished.at(-1)?.also.map(({ kind }) => kind)).toEqual(["place", "activate", "promote"]);
  turn.draft.clear();
  await turn.draft.add(play("munster", "H1", "H2") as ActionFields, [], []);
  expect(wished.at(-1)?.without).toEqual([]);
});

const BEGIN = { kind: "discard", card: 7, token: "discard 7" } as const;
const WARNING: Warning = { words: "Wait", hills: [] };

/** A draft of a turn with an adviser, and the tokens that were played. */
async function advised(adviser: Adviser | undefined) {
  const played: unknown[] = [];
  const view = viewOf({});
  const host = hostOf({
    viewOf: () => view,
    planTurn: async () => ({ actions: [BEGIN], offers: [], preview: { then: "others" } }),
    order: async (_: string, { action }: { action: { token: string } }) => played.push(action.token) > 0,
  });
  const draft = new Draft(host, { seat: "blue", view, isOpen: true });
  draft.advice.adviser = adviser;
  await draft.add(BEGIN);
  return { draft, played };
}

test("a warning holds a turn up once, and goes with its draft; without one a turn is played at once", async () => {
  const { draft, played } = await advised({ warn: async () => WARNING });
  await draft.play();
  expect([played, draft.advice.on(draft.steps[0])]).toEqual([[], WARNING]);
  expect(draft.advice.on({ ...BEGIN, card: 8, token: "discard 8" })).toBeUndefined();
  await draft.play();
  expect([played, draft.advice.on(BEGIN)]).toEqual([["discard 7"], undefined]);
  for (const adviser of [undefined, { warn: async () => undefined }]) {
    const { draft, played } = await advised(adviser);
    await draft.play();
    expect(played).toEqual(["discard 7"]);
  }
});

test("a turn that is let go while the adviser is asked is not played", async () => {
  let answer: (warning: undefined) => void = () => undefined;
  const asked = new Promise<undefined>((resolve) => (answer = resolve));
  const { draft, played } = await advised({ warn: () => asked });
  const playing = draft.play();
  expect(draft.canPlay).toBe(false);
  draft.clear();
  answer(undefined);
  await playing;
  expect(played).toEqual([]);
});

/** A table of which the line is down, with the answer to its only order. */
function offline() {
  let answer: (isDone: boolean) => void = () => undefined;
  const order = () => new Promise<boolean>((resolve) => (answer = resolve));
  const table = { isOnline: false, order, revoke: () => answer(false) };
  const draft = { isPlaying: false, isKept: false, keep: () => (draft.isKept = true) };
  const sending = new Sending(table as unknown as KingsHost, draft as unknown as Draft);
  const done: boolean[] = [];
  const send = () => sending.send("blue", { kind: "end" }, () => done.push(sending.isPending));
  return { table, draft, sending, send, done, answer: (isDone: boolean) => answer(isDone) };
}

test("an answer without a connection is unsent until it is revoked, what is sent is pending until all is done", async () => {
  const off = offline();
  const unsent = off.send();
  expect([off.sending.action, off.sending.isUnsent]).toEqual([{ kind: "end" }, true]);
  off.sending.revoke();
  await unsent;
  expect([off.sending.isPending, off.done]).toEqual([false, []]);
  const { table, draft, sending, send, done, answer } = offline();
  const sent = send();
  table.isOnline = true;
  expect([sending.isPending, sending.isUnsent]).toEqual([true, false]);
  sending.revoke();
  expect([sending.isPending, draft.isKept]).toEqual([true, false]);
  answer(true);
  await sent;
  expect([sending.isPending, done]).toEqual([false, [true]]);
});

test("a draft that is played without a connection keeps its steps when it is revoked", () => {
  const { draft, sending } = offline();
  draft.isPlaying = true;
  expect([sending.isPending, sending.isUnsent]).toEqual([true, true]);
  sending.revoke();
  expect(draft.isKept).toBe(true);
});

/** The words of the draft of a turn that begins so, in the markup of the page. */
async function drafted(begin: object, more: object, warned?: string): Promise<string> {
  const kings = {
    ...KINGS,
    stage: { name: "activate", region: "ulster" },
    raths: [{ seat: "blue" }, { seat: "red" }],
  };
  const plan = { actions: [begin], offers: [], preview: { kings, legal: {}, then: "decides" }, ...more };
  const host = hostOf({ planTurn: async () => plan });
  const turn = new Turn(host, { seat: "blue", view: viewOf({ actions: [BEGIN] }, kings), isOpen: true });
  await turn.draft.add(begin as typeof BEGIN);
  if (warned !== undefined) {
    turn.draft.advice.adviser = { warn: async () => ({ words: warned, hills: [] }) };
    await turn.draft.advice.holds(begin as typeof BEGIN, 0);
  }
  return render(Drafted, { props: { turn } }).body;
}

test("an activation that would promote nothing is said to, and cannot be taken in", async () => {
  const button = async (is_idle: boolean) => {
    const offers = [{ action: { kind: "activate", token: "activate" }, is_idle }];
    const html = await drafted({ ...play("ulster", "F1"), token: "play 29 ulster F1" }, { offers });
    return /<button[^>]*data-kind="activate"[^>]*>/.exec(html)?.[0] ?? html;
  };
  for (const words of ["You would have nothing to promote.", "disabled"]) {
    expect(await button(true)).toContain(words);
    expect(await button(false)).not.toContain(words);
  }
});

test("a swap of one color, or a card without a piece to place, earns more as a discard; a warned turn stays", async () => {
  const swap = { ...stone("F1.0", "F2.0"), token: "stone 29 ulster F1.0 F2.0" };
  const idle = [
    ["nothing", "This changes nothing on the board."],
    ["no-stock", "You cannot place: you have no piece left in stock."],
  ] as const;
  for (const [idleness, words] of idle) {
    const html = await drafted(swap, { idle: idleness });
    for (const said of [words, "Discarding the card earns 2 cumals."]) expect(html).toContain(said);
    expect(html.indexOf("Take 2 cumals instead")).toBeLessThan(html.indexOf("Play it anyway"));
  }
  expect(await drafted(swap, {})).not.toContain("Play it anyway");
  const warned = await drafted(BEGIN, {}, "Wait: with card 8");
  expect(warned).toMatch(/role="alert"[^>]*>Wait: with card 8</);
  expect(warned).toContain("Play it anyway");
});

test("an exchange shows the card that says where, and other questions show none", () => {
  const face = { card: 11, cost: 3, place: ["H0", "W0"], fits: [] } as unknown as CardFace;
  const asked = (name: string, action: object) => {
    const kings = { ...KINGS, stage: { name, region: "ulster", card: 11, fit: ["H1"], left: [] } };
    const view = viewOf({ actions: [action] } as Legal, kings);
    const turn = new Turn(hostOf({}), { seat: "blue", view, isOpen: true });
    return render(Question, { props: { turn, faces: new Map([[11, face]]) } }).body;
  };
  const exchange = asked("exchange", { kind: "exchange", position: "H2", token: "exchange H2" });
  expect(exchange).toMatch(/Card 11 shows where\..*<div class="card[^"]*"><div/s);
  expect(asked("activate", { kind: "activate", token: "activate" })).not.toContain('<div class="card');
});
