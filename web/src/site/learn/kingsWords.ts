// The words of Seat of Kings, which are known before a lesson of it says one.

import { learn } from "../words.ts";

await learn("kings", "table");
