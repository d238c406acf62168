// Mounts the page in the language of the reader.

import { mount } from "svelte";

import "virtual:tokens.css";
import { WAKE_MS, dropDead, onWaking } from "../client/deadLines.ts";
import { hasServer } from "../client/where.ts";
import App from "./App.svelte";
import { fetchCourses } from "./learn/early.ts";
import { keepPage } from "./ownHome.svelte.ts";
import "./page.css";
import { here } from "./route.svelte.ts";
import { ownLanguage } from "./settings.svelte.ts";
import { learn, speak } from "./words.ts";

/** The time that the page waits before it asks again for words that did not come. */
const AGAIN_MS = 1_000;

async function begin(place: HTMLElement): Promise<void> {
  try {
    await speak(ownLanguage());
    const words = learn("page");
    const { route } = here;
    if (route.page === "learn") void fetchCourses(route.course, route.step).catch(() => undefined);
    await words;
  } catch {
    // The text that is read until the page is there stays meanwhile, in whatever language.
    delete document.documentElement.dataset["other"];
    setTimeout(() => void begin(place), AGAIN_MS);
    return;
  }
  place.replaceChildren();
  mount(App, { target: place });
}

onWaking(() => void dropDead(WAKE_MS));
// A folder of files is there without a network from the first visit on.
if (!hasServer()) keepPage();
const place = document.getElementById("page");
if (place) void begin(place);
