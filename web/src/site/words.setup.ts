// The words that parts of the page say in their tests, which load no page.

import { afterEach } from "vitest";

import { learn, speak } from "./words.ts";

await learn("page", "table");
await speak("en");

// A test may speak another language, and the next one does not.
afterEach(() => speak("en"));
