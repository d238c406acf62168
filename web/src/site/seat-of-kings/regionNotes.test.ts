// What the tab of a region says on a phone, where the other regions are out of sight.

import { render } from "svelte/server";
import { expect, test } from "vitest";

import type { KingsView } from "../../client/wire.ts";
import { learn } from "../words.ts";
import RegionNotes from "./RegionNotes.svelte";
import type { Turn } from "./turn.svelte.ts";

await learn("kings");

const FITS = ["ulster", "munster"].map((region) => ({ kind: "play", card: 7, region, positions: ["F1"] }));

/** The notes of a region as somebody reads them who has chosen a card, of which Munster has the best fit. */
function notesOf(region: string, { hasCard = true, isNews = false } = {}): string[] {
  const fits = hasCard ? FITS : [];
  const places = fits.map(({ region }) => ({ region, position: "F1" }));
  const turn = { fits, places, shownFit: fits[1] } as unknown as Turn;
  const kings = {
    closed: ["leinster"],
    regions: [
      { region: "ulster", fee: 2, dominant: "red" },
      { region: "munster", fee: 0, dominant: "blue" },
      { region: "leinster", fee: 0, king: "white", dominant: "white" },
      { region: "connacht", fee: 2 },
    ],
  } as unknown as KingsView;
  const { body } = render(RegionNotes, { props: { turn, kings, region, isNews } });
  return [...body.matchAll(/class="hidden[^"]*">([^<]*)</g)].map(([, words = ""]) => words);
}

test("a tab says whether the card fits there and where best, what the first piece costs, and who is dominant", () => {
  expect(notesOf("ulster")).toEqual([
    "The card fits here.",
    "The first piece here costs 2.",
    "Red is dominant.",
  ]);
  expect(notesOf("munster")).toEqual(["The best place for the card is here.", "Blue is dominant."]);
});

test("without a card no tab has a price, and a closed region says who has it", () => {
  expect(notesOf("ulster", { hasCard: false })).toEqual(["Red is dominant."]);
  expect(notesOf("connacht", { hasCard: false, isNews: true })).toEqual(["Something changed here."]);
  expect(notesOf("leinster")).toEqual(["Closed: White has a king here."]);
});
