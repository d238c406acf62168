// Somebody at a browser of their own, who sees what a page shows and does what a person can do.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import {
  chromium,
  type APIResponse,
  type Browser,
  type BrowserContext,
  type Page,
  type Route,
} from "playwright-core";

import { LANGUAGES } from "../src/site/languages.ts";
import { words } from "./messages.ts";
import { nextSeed } from "./seed.ts";
import { meanEachPress, prepare, settled } from "./settled.ts";

/** The state that a browser keeps of the pages it has seen. */
export type Kept = Awaited<ReturnType<BrowserContext["storageState"]>>;

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-audio-output",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Text is as wide with windows as without.
  "--font-render-hinting=none",
];

/** Where the browser is that `TARA_BROWSER` names. */
export function browserPath(): string {
  const name = process.env["TARA_BROWSER"] ?? "chromium";
  const folders = (process.env["PATH"] ?? "").split(":");
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (found === undefined) throw new Error(`${name} is missing; install it with: apt-get install chromium`);
  return found;
}

export async function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: browserPath(), args: FLAGS });
}

const LEGAL = '.tara-cell[aria-disabled="false"]';

/** A main button of the prompt; those of its dialogs, as "Close", are none. */
const MAIN = ".prompt .bar > button.main";

/** The main button of a game that is over, in each language. */
const REMATCH = LANGUAGES.map((language) => words(language, "rematch"));

/** For so long may the others decide on a loaded machine, each at a browser of their own, in milliseconds. */
export const LONGEST_WAIT = 120_000;

/** The messages of browsers about a lost line. */
const LOST_LINE = /WebSocket connection|ERR_|net::/;

/** The message of browsers about a question whose position another player has ended meanwhile. */
const OUTRUN = /status of 409 .*\/(hint|preview|tutor|turns?|why-not)\]$/;

/** The message of browsers about a question for which a loaded server had no time. The page asks again. */
const BUSY = /status of 503 .*\/(analysis|hint|tutor)\]$/;

/** The answer of the server, which is asked again while it has no time. */
export async function answerTo(route: Route): Promise<APIResponse> {
  for (;;) {
    const response = await route.fetch();
    if (response.status() !== 503) return response;
  }
}

/** The settings of a visitor. */
export interface Visits {
  readonly width?: number;
  readonly height?: number;
  readonly dark?: boolean;
  readonly touch?: boolean;
  /** True if things move on the page, so that what happens is played. */
  readonly moves?: boolean;
  /** The language of the browser, such as `de-AT`; that of the machine if it is left out. */
  readonly locale?: string;
  readonly kept?: Kept;
  /** True if the tutor speaks where it does so for newcomers; the others have switched it off. */
  readonly isNew?: boolean;
  /** True if a second press may be one that is not meant. */
  readonly isHasty?: boolean;
  /** The processors of the device; of one alone, as by default, the page leaves everything to the server. */
  readonly cores?: number;
  /** Hears of the page before it is opened, and prepares it. */
  readonly hear?: (page: Page) => void | Promise<unknown>;
}

export class Visitor {
  readonly page: Page;
  readonly #context: BrowserContext;
  /** The address of the site, behind which the paths of its pages stand. */
  readonly #url: string;
  readonly complaints: string[] = [];
  /** The requests to other hosts. */
  readonly strangers: string[] = [];

  private constructor(context: BrowserContext, page: Page, url: string) {
    this.#context = context;
    this.page = page;
    this.#url = url;
  }

  /** The address of a page of the site. */
  at(path: string): string {
    return `${/^\w+:\/\/[^/]+(\/\w+\/#)?/.exec(this.#url)![0]}/${path}`;
  }

  static async arrive(browser: Browser, url: string, visits: Visits = {}): Promise<Visitor> {
    // Drawn first, so that of visitors who arrive at once each has the same one in every run.
    const seed = nextSeed();
    const context = await browser.newContext({
      viewport: { width: visits.width ?? 1280, height: visits.height ?? 800 },
      colorScheme: visits.dark ? "dark" : "light",
      hasTouch: visits.touch ?? false,
      reducedMotion: visits.moves ? "no-preference" : "reduce",
      ...(visits.locale !== undefined && { locale: visits.locale }),
      ...(visits.kept && { storageState: visits.kept }),
    });
    return Visitor.#open(context, url, visits, seed);
  }

  /** Opens another tab of this browser. */
  tab(visits: Visits = {}): Promise<Visitor> {
    return Visitor.#open(this.#context, this.#url, visits, nextSeed());
  }

  static async #open(context: BrowserContext, url: string, visits: Visits, seed: number): Promise<Visitor> {
    const page = await context.newPage();
    await visits.hear?.(page);
    // After a clock that the test sets, whose timers count.
    await prepare(page, seed);
    await page.addInitScript((hardwareConcurrency) => {
      Object.defineProperty(navigator, "hardwareConcurrency", { value: hardwareConcurrency });
    }, visits.cores ?? 1);
    if (!visits.isHasty) await page.addInitScript(meanEachPress);
    // After what the test keeps there.
    if (!visits.isNew)
      await page.addInitScript(() => {
        const kept: unknown = JSON.parse(localStorage.getItem("tara.settings") ?? "{}");
        localStorage.setItem("tara.settings", JSON.stringify({ tutor: "off", ...(kept as object) }));
      });
    const visitor = new Visitor(context, page, url);
    page.on("console", (message) => {
      if (message.type() !== "error" && message.type() !== "warning") return;
      visitor.complaints.push(`${message.text()} [${message.location().url}]`);
    });
    page.on("pageerror", (error) => visitor.complaints.push(String(error)));
    page.on("request", (request) => {
      if (new URL(request.url()).host !== new URL(url).host) visitor.strangers.push(request.url());
    });
    await page.goto(url);
    return visitor;
  }

  kept(): Promise<Kept> {
    return this.#context.storageState();
  }

  /** Leaves, and complains of whatever was wrong, but for what a page meets and overcomes. */
  async leave(): Promise<void> {
    // A request that a test still answers for the server is not waited for.
    await this.page.unrouteAll({ behavior: "ignoreErrors" });
    await this.#context.close();
    const wrong = this.complaints.filter((text) => ![LOST_LINE, OUTRUN, BUSY].some((met) => met.test(text)));
    if (wrong.length + this.strangers.length > 0) throw new Error([...wrong, ...this.strangers].join("\n"));
  }

  /** Waits until the page stands still, and no computer player decides. */
  settled(): Promise<void> {
    return settled(this.page);
  }

  async press(name: string | RegExp): Promise<void> {
    await this.page
      .getByRole("button", { name, exact: typeof name === "string" })
      .first()
      .click();
  }

  async against(level: number): Promise<void> {
    await this.page.getByRole("radio", { name: `Computer, level ${level}` }).check();
    await this.press(`Play the computer, level ${level}`);
  }

  /** Chooses something from the menu of a table. */
  async choose(name: string | RegExp): Promise<void> {
    const wanted = this.page.getByRole("button", { name, exact: typeof name === "string" });
    if (!(await wanted.first().isVisible())) await this.press("Menu");
    await wanted.first().click();
  }

  /** Fills in these fields, and chooses these options, each by its label. */
  async fill(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, value] of Object.entries(values)) {
      const field = this.page.getByLabel(label).first();
      const isChoice = await field.evaluate((part) => part instanceof HTMLSelectElement);
      await (isChoice ? field.selectOption({ label: value }) : field.fill(value));
    }
  }

  /** Begins a game in one of the ways of its page, on these terms. */
  async begin(game: string, way = "On this device", terms?: Readonly<Record<string, string>>): Promise<void> {
    await this.page.goto(this.at(`new/${game}`));
    if (terms !== undefined) {
      await this.page.getByRole("button", { name: way, exact: true }).first().waitFor();
      for (const folded of await this.page.locator("summary").all()) await folded.click();
      await this.fill(terms);
    }
    await this.press(way);
    await this.#comeToTable();
  }

  /** Plays on from a position in one of the ways of the editor. */
  async beginFrom(position: string, way = "On this device"): Promise<void> {
    await this.page.goto(this.at(`editor/${encodeURIComponent(position)}`));
    await this.press(way);
    await this.#comeToTable();
  }

  async #comeToTable(): Promise<void> {
    await this.page.waitForURL("**/table/*");
    await this.settled();
  }

  link(): Promise<string> {
    return this.page.locator(".guests input[readonly]").inputValue();
  }

  async join(link: string, seat: string): Promise<void> {
    await this.page.goto(link);
    await this.press(`Play ${seat}`);
    await this.#comeToTable();
  }

  async resign(): Promise<void> {
    await this.choose("Resign");
    await this.press("Yes, resign");
  }

  async offerDraw(): Promise<void> {
    await this.choose("Offer a draw");
    await this.press("Offer a draw");
  }

  /** Goes to a page of the same site as by a link, without loading the site again. */
  async go(path: string): Promise<void> {
    await this.page.evaluate((address) => {
      history.pushState(null, "", address);
      dispatchEvent(new PopStateEvent("popstate"));
    }, this.at(path));
    await this.settled();
  }

  async follow(name: string | RegExp): Promise<void> {
    await this.page.getByRole("link", { name }).first().click();
  }

  /** Waits until this text is seen; if it is not, the error has what is seen in its place. */
  async see(text: string | RegExp): Promise<void> {
    try {
      await this.page.getByText(text).first().waitFor();
    } catch (cause) {
      const seen = (await this.page.locator("body").innerText()).replaceAll(/\s+/g, " ").slice(0, 2_000);
      throw new Error(`${text} is not seen, but: ${seen}`, { cause });
    }
  }

  async pick(hill: string): Promise<void> {
    // A hill that cannot be picked is tried too.
    await this.page.locator(`[data-hill="${hill}"]`).click({ force: true });
  }

  legal(): Promise<string[]> {
    const cells = this.page.locator(LEGAL);
    return cells.evaluateAll((found) => found.map((cell) => cell.getAttribute("data-hill") ?? ""));
  }

  /** Waits until a hill can be picked, or something is to be chosen by a button, or the game is over. */
  async asked(): Promise<"board" | "button" | "over"> {
    const handle = await this.page.waitForFunction(
      ([legal, main, rematch]) => {
        const buttons = [...document.querySelectorAll(main)];
        if (buttons.some((button) => rematch.includes(button.textContent?.trim() ?? ""))) return "over";
        if (document.querySelector(legal) !== null) return "board";
        return buttons.length > 0 ? "button" : false;
      },
      [LEGAL, MAIN, REMATCH] as const,
      { timeout: LONGEST_WAIT },
    );
    return (await handle.jsonValue()) as "board" | "button" | "over";
  }

  /** Waits until something can be pressed at once, and gives where its middle is in the window; nothing if the game is over. */
  async #nextPress(): Promise<{ x: number; y: number; entries: number; title: string } | undefined> {
    const handle = await this.page.waitForFunction(
      ([legal, main, rematch]) => {
        const buttons = [...document.querySelectorAll(main)];
        const isOver = buttons.some((button) => rematch.includes(button.textContent?.trim() ?? ""));
        const part = document.querySelector(legal) ?? buttons[0];
        if (isOver || part === undefined) return isOver && { isOver, x: 0, y: 0, entries: 0, title: "" };
        const box = part.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        // A part that lies beyond the window or below something else is not pressed yet, nor one that moves.
        if (!part.contains(document.elementFromPoint(x, y))) part.scrollIntoView({ block: "nearest" });
        else if (document.getAnimations().every(({ playState }) => playState !== "running"))
          return {
            isOver,
            x,
            y,
            entries: document.querySelectorAll(".moves [data-entry]").length,
            title: document.title,
          };
        return false;
      },
      [LEGAL, MAIN, REMATCH] as const,
      { timeout: LONGEST_WAIT },
    );
    const next = await handle.jsonValue();
    return next === false || next.isOver ? undefined : next;
  }

  /** Makes one decision: some hill after the other, until the board is another one. */
  async decide(): Promise<boolean> {
    let next = await this.#nextPress();
    for (const before = next; next !== undefined; next = await this.#nextPress()) {
      await this.page.mouse.click(next.x, next.y);
      const made = await this.page.waitForFunction(
        ([entries, title, main]) => {
          const count = document.querySelectorAll(".moves [data-entry]").length;
          const picked = document.querySelectorAll('[aria-selected="true"]').length;
          const buttons = document.querySelectorAll(main).length;
          if (count > entries || document.title !== title) return "made";
          return picked > 0 || buttons > 0 ? "picked" : false;
        },
        [before?.entries ?? 0, before?.title, MAIN] as const,
        { timeout: LONGEST_WAIT },
      );
      if ((await made.jsonValue()) === "made") return true;
    }
    return false;
  }

  /** Plays until the game is over, and gives what is said of its end. */
  async playOn(): Promise<string> {
    while (await this.decide()) {
      // The next decision is asked for when the others have made theirs.
    }
    return this.result();
  }

  /** Returns the file that a button saves: its name, and its bytes. */
  async saved(button: string): Promise<{ name: string; bytes: Buffer }> {
    const [download] = await Promise.all([
      this.page.waitForEvent("download"),
      this.page.getByRole("button", { name: button, exact: true }).click(),
    ]);
    return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
  }

  /** Returns the words about the end of a game: who won, and why. */
  async result(): Promise<string> {
    const told = await this.page.locator(".prompt .result:has(h2)").innerText();
    return told.replaceAll(/\s+/g, " ");
  }

  /** Goes by the Tab key to what has this text; to the board if it is left out. */
  async tabTo(text?: string): Promise<void> {
    for (let steps = 0; steps < 80; steps += 1) {
      const isThere = await this.page.evaluate((text) => {
        const { activeElement: focused } = document;
        if (text === undefined) return focused?.hasAttribute("data-hill") ?? false;
        return focused?.textContent?.trim() === text;
      }, text);
      if (isThere) return;
      await this.page.keyboard.press("Tab");
    }
    throw new Error(`no way to ${text ?? "the board"}`);
  }

  /** Goes by arrows from hill to hill. */
  async walk(to: string): Promise<void> {
    for (let steps = 0; steps < 40; steps += 1) {
      const at = await this.page.evaluate(() => document.activeElement?.getAttribute("data-hill") ?? "");
      if (at === to) return;
      const [column, row] = [to.charCodeAt(0) - at.charCodeAt(0), to.charCodeAt(1) - at.charCodeAt(1)];
      // Corners are missing, so rows first within the inner columns.
      const key =
        column !== 0 ? (column > 0 ? "ArrowRight" : "ArrowLeft") : row > 0 ? "ArrowUp" : "ArrowDown";
      await this.page.keyboard.press(key);
    }
    throw new Error(`no way to ${to}`);
  }
}
