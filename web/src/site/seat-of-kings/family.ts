// Seat of Kings as a family.

import type { GameFamily } from "../families.ts";
import Marks from "./KingsMarks.svelte";
import NewGame from "./NewGame.svelte";
import TableView from "./TableView.svelte";

export { Marks };

export const seatOfKings: GameFamily = { TableView, NewGame };
