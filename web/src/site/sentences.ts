// Sentences about a table that read the same in all games, and the ones that each family of games adds.

import { Refused, WITHDRAWN } from "../client/requests.ts";
import type { Departure, EntryView, Ending, SeatView, View } from "../client/wire.ts";
import { list } from "./effects.ts";
import { WATCHER, isAddressed, type Reader, type Seats } from "./named.ts";
import { refusalWords } from "./served.ts";
import type { SeatedTable } from "./seatedTable.svelte.ts";
import { startWords } from "./starts.ts";
import type { Sound } from "./sounds.ts";
import { unloadedWords } from "./unloaded.svelte.ts";
import { say, sayOf, seatName } from "./words.ts";

/** The leader of a game. */
export interface Lead {
  /** The number of the side; undefined while sides are level, whoever gets the tie: that changes with each move. */
  readonly side: number | undefined;
  readonly words: string;
}

/** The sentences that a family of games words by itself. */
export interface GameWords {
  /** True if an entry of the log has a sentence. */
  hasSentence(entry: EntryView): boolean;
  /** The decision or draw, and its effects. */
  entry(entry: EntryView): string;
  /** The sound of an entry; undefined if it is silent. */
  sound(entry: EntryView): Sound | undefined;
  /** The end of the last game: its cause and its result. `own` is the side of the reader, if there is one. */
  end(view: View, own?: number, reader?: Reader): string;
  /** The leader while a game is played, with the words for it; missing where nobody leads. */
  lead?(view: View, own?: number): Lead | undefined;
  /** The state or the end of the match; empty for a single game, missing where there are no matches. */
  match?(view: View, own?: number, reader?: Reader): string;
}

/**
 * Why a request failed: the explanation or sentence of the server, or that it cannot be reached. Empty if nothing failed, or the
 * page withdrew it.
 */
export function errorWords(error: unknown): string {
  if (error === undefined) return "";
  if (error instanceof Refused && error.code === WITHDRAWN) return "";
  if (error instanceof Refused)
    return error.body === undefined ? say("offline-request") : refusalWords(error.body);
  return unloadedWords("failed");
}

/** The one who takes a seat, in words: nobody, a level of the computer, the reader, or a guest by name if there is one. */
export function sitterWords(table: SeatedTable, seat: SeatView): string {
  if (table.isFree(seat)) return say("list-free");
  if ("program" in seat) return programWords(seat.program);
  if (table.isOwn(seat.seat)) return say("sitter-you");
  return table.person(seat)?.name ?? say("nameless");
}

/** The same where there is room for few words: of a computer player only its level. */
export function shortSitterWords(table: SeatedTable, seat: SeatView): string {
  const level = "program" in seat ? levelOf(seat.program) : undefined;
  return level === undefined ? sitterWords(table, seat) : sayOf("sitter-level", "short", { level });
}

/** The name of a computer player. */
export function programWords(program: string): string {
  const level = levelOf(program);
  return level === undefined ? program : say("sitter-level", { level });
}

export const levelOf = (program: string): string | undefined => /^level:(.+)$/.exec(program)?.[1];

/** Why a game ended early; empty if it was played to its end. */
export function causeWords(ending: Ending | undefined, seats: Seats, reader: Reader = WATCHER): string {
  if (ending === undefined || ending === "played") return "";
  if (ending === "agreed") return say("log-agreed");
  if ("aborted" in ending) return say("log-aborted");
  const left = "left" in ending ? ending.left : { ...ending.abandoned, how: "abandoned" as const };
  return leavingWords(seats, seats[left.seat]?.seat ?? "", left.how, reader);
}

/** True if the last game was aborted: nobody scores, and there is nothing to judge. */
export const isAborted = ({ ending }: Pick<View, "ending">): boolean =>
  typeof ending === "object" && "aborted" in ending;

/** The departure of a seat from a game, in words. */
export function leavingWords(seats: Seats, seat: string, how: Departure, reader: Reader): string {
  const whose = isAddressed(seats, seat, reader) ? "-own" : "";
  return say(`log-left-${how}${whose}`, { seat: reader.called(seat) });
}

/** True if a game has ended, however that came, or its table was stopped. */
export const hasEnded = ({ stage, standing }: View): boolean =>
  stage === "stopped" || (stage !== "playing" && standing.results.length > 0);

/** Whose turn it is. At a screen with several own seats the seat is named. */
export function turnWords(view: View, turn: string, isOwn: (seat: string) => boolean): string {
  const seat = seatName(turn);
  if (!isOwn(turn)) return say("turn-other", { seat });
  return say(view.seats.filter((own) => isOwn(own.seat)).length > 1 ? "turn-seat" : "turn-own", { seat });
}

/** The side of the reader, if all seats of this browser are on one; undefined for a watcher and at one screen. */
export function ownSide({ seats }: View, isOwn: (seat: string) => boolean): number | undefined {
  const sides = new Set(seats.filter(({ seat }) => isOwn(seat)).map(({ side }) => side));
  return sides.size === 1 ? [...sides][0] : undefined;
}

/** The status of a table: what it waits for. Of several seats that are asked, `reader` comes first, then those of this browser. */
export function statusWords(table: SeatedTable, view: View, words: GameWords, reader?: string): string {
  switch (view.stage) {
    case "stopped":
      return say(view.stop_reason === "void_draws" ? "status-void-draws" : "status-stopped");
    case "over":
      return words.end(
        view,
        ownSide(view, (seat) => table.isOwn(seat)),
        table,
      );
    case "seating":
      return seatingWords(table, view, words);
    case "playing":
      return [startWords(view, table.ownSeat), playingWords(table, view, reader)]
        .filter((words) => words !== "")
        .join(" ");
  }
}

function seatingWords(table: SeatedTable, view: View, words: GameWords): string {
  if (table.hasFreeSeat) return say("status-free");
  const result =
    view.standing.results.length > 0
      ? words.end(
          view,
          ownSide(view, (seat) => table.isOwn(seat)),
          table,
        )
      : "";
  return `${result} ${sittingWords(view, table)}`.trim();
}

/** Which game of a match is played, or was finished last. */
export const gameWords = ({ stage, standing: { game, games, results } }: View): string =>
  stage === "seating" && results.length > 0
    ? say("log-game-over", { game: results.length, games })
    : say("log-game", { game, games });

/** The wait for the next game, in words: who is ready already, and who is not. */
export function sittingWords({ seats, fairness }: View, reader: Reader): string {
  if (fairness.reveal_by !== undefined) return say("status-reveal");
  const isOwn = ({ seat }: SeatView) => reader.isOwn(seat);
  const namesOf = (some: readonly SeatView[]) => ({
    names: list(some.map(({ seat }) => reader.called(seat))),
    count: some.length,
  });
  const awaited = seats.filter(({ sits }) => !sits);
  if (awaited.length === 0) return say("status-reveal");
  if (!awaited.some(isOwn)) return say("status-wait", namesOf(awaited));
  const ready = seats.filter((seat) => "person" in seat && seat.sits && !isOwn(seat));
  return ready.length === 0 ? say("status-sit") : say("status-sit-after", namesOf(ready));
}

function playingWords(table: SeatedTable, view: View, reader: string | undefined): string {
  const asked = view.seats.filter((seat) => seat.asked);
  const own = asked.find(({ seat }) => seat === reader) ?? asked.find(({ seat }) => table.isOwn(seat));
  const first = own ?? asked[0];
  if (first === undefined) return "";
  if ("program" in first)
    return say(table.isBusy ? "status-busy" : "status-thinks", { seat: seatName(first.seat) });
  return turnWords(view, first.seat, (seat) => table.isOwn(seat));
}
