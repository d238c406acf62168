// The parts of the page that are fetched when somebody comes there.

/** Games that are over, positions, and their editor. */
export const analysisPages = () => import("./analysis/Pages.svelte");

/** Whatever is about Seat of Kings. */
export const kingsPages = () => import("./seat-of-kings/Pages.svelte");
