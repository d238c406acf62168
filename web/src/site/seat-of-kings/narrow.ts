// Whether the screen has room for one region at a time only.

import { MediaQuery } from "svelte/reactivity";

/** `current` says it, and changes with the screen. */
export const narrow = new MediaQuery("(max-width: 55.99rem)");
