// The address below which everything of the server is, such as `https://tara.example/club/`.

/**
 * The built page is in the folder `assets` below that address, whatever page is shown; while the page is developed, its files
 * lie elsewhere and the address is the root.
 */
export const baseAddress = (): URL =>
  import.meta.env.DEV ? new URL("/", location.href) : new URL(/* @vite-ignore */ "..", import.meta.url);
