// The families of games, and the parts of the page that each brings.

import { SEAT_OF_KINGS } from "../game/family.ts";
import type { Component } from "svelte";

import { inTime } from "../client/requests.ts";
import type { BoardEntry, Kings, VariantEntry, View } from "../client/wire.ts";
import type { Guests, Sitter, Terms } from "./newTable.ts";
import RingfortNewGame from "./ringforts/NewGame.svelte";
import { boardPicture, picture as ringfortPicture } from "./ringforts/picture.ts";
import RingfortTableView from "./ringforts/TableView.svelte";
import type { SeatedTable } from "./seatedTable.svelte.ts";

/** The properties of a table below its title. */
export interface TableViewProps {
  readonly table: SeatedTable;
  /** The newest view of the table. */
  readonly view: View;
}

/** The properties of the part that shows how a game ended. */
export interface EndProps extends TableViewProps {
  /** The number of entries that the board shows. */
  readonly shown: number;
  /** Shows the board after so many entries. */
  onSeek(count: number): void;
  /** Shows the present; undefined if it is shown. */
  readonly onBack: (() => void) | undefined;
}

/** The properties of the choices for a new game. */
export interface NewGameProps {
  readonly game: VariantEntry;
  /** True if a table is being opened. */
  readonly isOpening: boolean;
  /** True if the reader comes to play with other people: their part is first, with the terms of the game in it. */
  readonly isWithPeople?: boolean;
  /** Opens a table: who takes each seat, where guests come from, and on which terms. */
  begin(
    seats: readonly string[],
    sitters: readonly Sitter[],
    guests: Guests,
    terms: Terms,
    kings?: Kings,
  ): Promise<void>;
}

/** The parts of the page in which a family differs from the other. */
export interface GameFamily {
  readonly TableView: Component<TableViewProps>;
  readonly NewGame: Component<NewGameProps>;
}

const RINGFORTS: GameFamily = { TableView: RingfortTableView, NewGame: RingfortNewGame };

/** The family of a variant. That of Seat of Kings is fetched when it is asked for. */
export function familyOf(variant: string): GameFamily | Promise<GameFamily> {
  if (variant !== SEAT_OF_KINGS) return RINGFORTS;
  return inTime(import("./seat-of-kings/family.ts")).then((module) => module.seatOfKings);
}

/** The pictures of a board of a list as SVG texts: one of a ringfort game, one of each region of Seat of Kings. */
export async function picturesOf(variant: string, board: BoardEntry): Promise<string[]> {
  const { ringforts, stacks } = board;
  if (ringforts !== undefined) return [await boardPicture({ ...board, ringforts })];
  const isEmpty = stacks === undefined || Object.keys(stacks).length === 0;
  if (!isEmpty) return (await import("./seat-of-kings/picture.ts")).regionPictures(stacks);
  const picture = await pictureOf(variant);
  return picture === undefined ? [] : [picture];
}

/** The picture of a variant as SVG text; undefined if there is none. */
export async function pictureOf(variant: string): Promise<string | undefined> {
  if (variant !== SEAT_OF_KINGS) return ringfortPicture(variant);
  return (await import("./seat-of-kings/picture.ts")).picture();
}
