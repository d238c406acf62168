// The files of `data/` in the page, without the words that say what their numbers mean.

import type { Plugin } from "vite";

/** Leaves out the heads of data files: nobody reads them in a page. */
export function dataPlugin(): Plugin {
  return {
    name: "data",
    enforce: "pre",
    transform: {
      filter: { id: /\/data\/.*\.json$/ },
      handler: (text) => JSON.stringify({ ...(JSON.parse(text) as object), about: undefined }),
    },
  };
}
