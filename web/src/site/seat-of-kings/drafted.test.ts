// What a draft says of steps and cards that would change nothing.

import { render } from "svelte/server";
import { expect, test } from "vitest";

import type { TurnOffer, TurnPlan, View } from "../../client/wire.ts";
import { learn } from "../words.ts";
import Drafted from "./Drafted.svelte";
import type { KingsHost } from "./host.ts";
import { Turn } from "./turn.svelte.ts";

await learn("kings");

type Begin = TurnPlan["actions"][number];

const KINGS = {
  stage: { name: "activate", region: "ulster" },
  raths: [{ seat: "blue" }, { seat: "red" }],
  regions: [],
  closed: [],
  players: { blue: { cumals: 5 } },
  options: { regions: ["ulster"] },
  hand: [],
  board: {},
};

/** What the draft of a turn that begins so says, in the markup of the page. */
async function drafted(begin: Begin, more: Partial<TurnPlan>, warned?: string): Promise<string> {
  const legal = { actions: [{ kind: "discard", card: 7, token: "discard 7" }] };
  const view = { you: "blue", legal, kings: KINGS, log: [] } as unknown as View;
  const plan = {
    actions: [begin],
    offers: [],
    preview: { kings: KINGS, legal: {}, then: "decides" },
    ...more,
  };
  const host = { id: "drafted", waiting: 0, isOnline: true, planTurn: async () => plan };
  const turn = new Turn(host as unknown as KingsHost, { seat: "blue", view, isOpen: true });
  await turn.draft.add(begin);
  if (warned !== undefined) {
    turn.draft.advice.adviser = { warn: async () => ({ words: warned, hills: [] }) };
    await turn.draft.advice.holds(begin, 0);
  }
  return render(Drafted, { props: { turn } }).body;
}

test("an activation that would promote nothing is said to, and cannot be taken in", async () => {
  const begin: Begin = {
    kind: "play",
    card: 7,
    region: "ulster",
    positions: ["F1"],
    token: "play 7 ulster F1",
  };
  const offer = (is_idle: boolean) =>
    ({ action: { kind: "activate", token: "activate" }, is_idle }) as unknown as TurnOffer;
  const button = async (is_idle: boolean) => {
    const html = await drafted(begin, { offers: [offer(is_idle)] });
    return /<button[^>]*data-kind="activate"[^>]*>/.exec(html)?.[0] ?? html;
  };
  for (const words of ["You would have nothing to promote.", "disabled"]) {
    expect(await button(true)).toContain(words);
    expect(await button(false)).not.toContain(words);
  }
});

test.each([
  ["nothing", "This changes nothing on the board."],
  ["no-stock", "You cannot place: you have no piece left in stock."],
] as const)(
  "a swap of one color, or a card without a piece to place, earns more as a discard: %s",
  async (idle, words) => {
    const [pieces, token] = [["F1.0", "F2.0"], "stone 7 ulster F1.0 F2.0"];
    const stone = { kind: "stone", card: 7, region: "ulster", pieces, token } as Begin;
    const html = await drafted(stone, { idle });
    expect(html).toContain(words);
    expect(html).toContain("Discarding the card earns 2 cumals.");
    expect(html.indexOf("Take 2 cumals instead")).toBeLessThan(html.indexOf("Play it anyway"));
    expect(await drafted(stone, {})).not.toContain("Play it anyway");
  },
);

test("a turn that is warned of stays, with the warning and a button that plays it all the same", async () => {
  const html = await drafted({ kind: "discard", card: 7, token: "discard 7" }, {}, "Wait: with card 8");
  expect(html).toMatch(/role="alert"[^>]*>Wait: with card 8</);
  expect(html).toContain("Play it anyway");
});
