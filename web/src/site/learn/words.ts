// The words of the courses and of what they show of games and rules, which are known before a page of them says one.

import { learn } from "../words.ts";

await learn("courses", "table");
