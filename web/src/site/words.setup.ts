// The words that parts of the page say in their tests, and the details of the games: the tests load no page and have no server.

import { readFileSync } from "node:fs";

import { afterEach } from "vitest";

import type { VariantDetails } from "../client/wire.ts";
import { know } from "../game/details.svelte.ts";
import { learn, speak } from "./words.ts";

await learn("page", "table");
await speak("en");

const details = new URL("../../../data/variants.json", import.meta.url);
know(JSON.parse(readFileSync(details, "utf8")) as VariantDetails[]);

// A test may speak another language, and the next one does not.
afterEach(() => speak("en"));
