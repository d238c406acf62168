// The words that parts of the page say in their tests, which load no page.

import { learn, speak } from "./words.ts";

await learn("page", "table");
await speak("en");
