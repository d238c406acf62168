// Svelte 5.57 keeps each value that came to an `{#await}` for good: it empties the list of writes only while an effect runs, and these
// values come between effects.

import type { Plugin } from "vite";

const [BEFORE, AFTER] = ["unset_context(false);", "unset_context(false); set_untracked_writes(null);"];

/** Empties that list once a value is shown. Fails where the library has changed, so that its own mend is noticed. */
export const svelteAwait = (): Plugin => ({
  name: "tara:svelte-await",
  transform: {
    filter: { id: /svelte\/src\/internal\/client\/dom\/blocks\/await\.js$/ },
    handler(code) {
      if (code.split(BEFORE).length !== 2) this.error("svelte: await.js has changed");
      return {
        code: `import { set_untracked_writes } from "../../runtime.js";\n${code.replace(BEFORE, AFTER)}`,
        map: null,
      };
    },
  },
});
