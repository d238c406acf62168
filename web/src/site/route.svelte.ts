// Which page is shown, by the address of the browser, and the ways from page to page without a load.

import { baseAddress } from "../client/base.ts";
import { hasServer } from "../client/where.ts";
import { earlierWords, linkWords, readPath, writePath, type Route } from "./paths.ts";

export type { Route } from "./paths.ts";

const base = baseAddress();

/** The path of a page. */
export function write(...words: (string | number)[]): string {
  // A folder of files has one page, so the path stands behind its `#`.
  return base.pathname + (hasServer() || words.length === 0 ? "" : "#/") + writePath(...words);
}

/** The page of an address below the base; undefined if it is none, such as a file of the server. */
function pageAt(url: URL | Location): Route | undefined {
  if (url.origin !== base.origin || !`${url.pathname}/`.startsWith(base.pathname)) return undefined;
  if (!hasServer()) {
    const [path = "", ...rest] = url.hash.replace(/^#\/?/, "").split("#");
    return readPath(path, rest.length > 0 ? `#${rest.join("#")}` : "");
  }
  const path = url.pathname.slice(base.pathname.length);
  return path.startsWith("api/") ? undefined : readPath(path, url.hash);
}

class Here {
  route: Route = $state.raw({ page: "start" });

  constructor() {
    this.#follow();
    addEventListener("popstate", () => this.#follow());
    addEventListener("hashchange", () => this.#follow());
    addEventListener("click", (event) => this.#click(event));
  }

  /** Shows the page of the address. Addresses of earlier versions, behind `#/`, are written anew. */
  #follow(): void {
    const words = earlierWords(location.hash);
    if (words !== undefined && hasServer()) history.replaceState(history.state, "", write(...words));
    const route = pageAt(location) ?? { page: "broken" };
    // A link that a chat or a mail has changed is written as usual.
    const { pathname, search, hash } = location;
    const link =
      route.page === "broken" || !hasServer()
        ? undefined
        : linkWords(pathname.slice(base.pathname.length) + hash);
    const usual = write(...(link ?? []));
    const isUsual = pathname + search + (usual.includes("#") ? hash : "") === usual;
    if (link !== undefined && !isUsual) history.replaceState(history.state, "", usual);
    // A link to a place within the page shows no other page.
    if (JSON.stringify(route) !== JSON.stringify(this.route)) this.route = route;
  }

  /** Goes to the page of a link without a load, unless the reader wants it in another place. */
  #click(event: MouseEvent): void {
    const isPlain =
      event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    const link = (event.target as Element | null)?.closest?.("a");
    if (event.defaultPrevented || !isPlain || !link?.href || link.target || link.hasAttribute("download"))
      return;
    const to = new URL(link.href);
    const isWithinPage = to.pathname === location.pathname && to.hash !== "" && to.hash !== location.hash;
    const isPath = earlierWords(to.hash) !== undefined;
    if ((hasServer() ? isWithinPage || isPath : !isPath && to.hash !== "") || pageAt(to) === undefined)
      return;
    event.preventDefault();
    this.go(to.href);
  }

  /** Shows the page of an address and adds it to the history. */
  go(address: string): void {
    if (new URL(address, location.href).href !== location.href) history.pushState(null, "", address);
    this.#follow();
    scrollTo(0, 0);
  }
}

/** The page that is shown. */
export const here = new Here();

/** Goes to a page. */
export function go(...words: (string | number)[]): void {
  here.go(write(...words));
}

/** The time that the page waits before it writes an address that follows what is shown: browsers bound how often that is done. */
const ADDRESS_MS = 200;

/** Makes the address that of what is shown on this page, so that a reload or a copy of it leads back. Returns how to give that up. */
export function follow(...words: (string | number)[]): () => void {
  const timer = setTimeout(() => history.replaceState(history.state, "", write(...words)), ADDRESS_MS);
  return () => clearTimeout(timer);
}

/** Goes to a page and drops this one from the history. */
export function replace(...words: (string | number)[]): void {
  history.replaceState(null, "", write(...words));
  here.go(location.href);
}
