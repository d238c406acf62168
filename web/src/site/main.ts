// Mounts the page in the language of the reader.

import { mount } from "svelte";

import "virtual:tokens.css";
import App from "./App.svelte";
import "./page.css";
import { ownLanguage } from "./settings.svelte.ts";
import { learn, speak } from "./words.ts";

/** How long the page waits before it asks again for words that did not come. */
const AGAIN_MS = 1_000;

async function begin(place: HTMLElement): Promise<void> {
  try {
    await speak(ownLanguage());
    await learn("page");
  } catch {
    // What is read until the page is there stays meanwhile.
    setTimeout(() => void begin(place), AGAIN_MS);
    return;
  }
  place.replaceChildren();
  mount(App, { target: place });
}

const place = document.getElementById("page");
if (place) void begin(place);
