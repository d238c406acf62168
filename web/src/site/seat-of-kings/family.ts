// Seat of Kings as a family.

import type { GameFamily } from "../families.ts";
import NewGame from "./NewGame.svelte";
import TableView from "./TableView.svelte";

export const seatOfKings: GameFamily = { TableView, NewGame };
