// The game of an invitation, in words.

import type { View } from "../client/wire.ts";
import { clockWords } from "./clocks.svelte.ts";
import type { SeatedTable } from "./seatedTable.svelte.ts";
import { list } from "./effects.ts";
import { say, seatName } from "./words.ts";

/** The people who sit at a table, by their names. */
export function namesAt(table: SeatedTable): string[] {
  const names = table.people.filter((person) => person.taken).map((person) => person.name ?? "");
  return [...new Set(names.filter((name) => name !== ""))];
}

/** The title of an invitation: who invites to which game. */
export function invitationTitle(table: SeatedTable, view: View): string {
  const game = say(`variant-${view.variant}`);
  const [name] = namesAt(table);
  return name === undefined ? say("join-title", { game }) : say("join-invited", { name, game });
}

/** The terms of a table, a phrase each: length, clock, and what differs from the usual game. */
export function termsWords(view: View): string[] {
  const { games } = view.standing;
  const words = [
    games > 1 ? say("join-match", { games }) : say("new-one-game"),
    view.clock === "none" ? say("join-no-clock") : clockWords(view.clock),
  ];
  const options = view.kings?.options;
  if (options !== undefined) {
    words.push(
      say("join-regions", { regions: list(options.regions.map((region) => say(`region-${region}`))) }),
    );
    words.push(say(view.kings?.is_reconstruction ? "join-deck-usual" : "join-deck", { name: options.deck }));
    words.push(say("join-rounds", { rounds: options.max_rounds }));
    if (options.edition !== "en") words.push(say(`edition-${options.edition}`));
  }
  return words;
}

/** The partner and the opponents of a seat, in words; empty where every seat plays for itself. */
export function partnerWords(view: View, seat: string): string {
  const own = view.seats.find((other) => other.seat === seat);
  const names = (isWith: boolean) =>
    view.seats
      .filter((other) => other.seat !== seat && (other.side === own?.side) === isWith)
      .map((other) => seatName(other.seat));
  const [partner] = names(true);
  const [one, other] = names(false);
  if (partner === undefined || one === undefined || other === undefined) return "";
  return say("join-partner", { seat: seatName(seat), partner, one, other });
}
