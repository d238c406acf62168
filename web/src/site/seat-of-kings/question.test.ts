// What stands beside a question: the card of a traitor.

import { render } from "svelte/server";
import { expect, test } from "vitest";

import type { CardFace, View } from "../../client/wire.ts";
import { learn } from "../words.ts";
import type { KingsHost } from "./host.ts";
import Question from "./Question.svelte";
import { Turn } from "./turn.svelte.ts";

await learn("kings");

const FACE = { card: 11, cost: 3, place: ["H0", "W0"], fits: [] } as unknown as CardFace;

/** A question of Blue about card 11 of a traitor, in the markup of the page. */
function asked(name: string, legal: object): string {
  const kings = {
    stage: { name, region: "ulster", card: 11, fit: ["H1"], left: [] },
    raths: [],
    regions: [],
    closed: [],
    players: { blue: { cumals: 2 } },
    options: { regions: ["ulster"], edition: "en" },
    board: {},
  };
  const view = { you: "blue", legal, kings, log: [] } as unknown as View;
  const host = { id: "question", waiting: 0, isOnline: true } as unknown as KingsHost;
  const turn = new Turn(host, { seat: "blue", view, isOpen: true });
  return render(Question, { props: { turn, faces: new Map([[11, FACE]]) } }).body;
}

test("an exchange shows the card that says where, and other questions show none", () => {
  const exchange = { actions: [{ kind: "exchange", position: "H2", token: "exchange H2" }] };
  expect(asked("exchange", exchange)).toMatch(/Card 11 shows where\..*<div class="card[^"]*"><div/s);
  const activate = { actions: [{ kind: "activate", token: "activate" }] };
  expect(asked("activate", activate)).not.toContain('<div class="card');
});
