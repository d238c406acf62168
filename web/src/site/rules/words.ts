// The words of the rules and of "How to play", which are known before a page of the rules says one.

import { learn } from "../words.ts";

await learn("rules", "help", "kings", "table");
