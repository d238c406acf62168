// The ringfort games as a family. They are part of the first load.

import type { GameFamily } from "../families.ts";
import NewGame from "./NewGame.svelte";
import TableView from "./TableView.svelte";

export const ringforts: GameFamily = { TableView, NewGame };
