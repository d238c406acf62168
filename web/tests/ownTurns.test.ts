// That it is one's turn is told by the title, the icon and a number on every page, by a notice and by sounds, with few requests.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { prepare, settled } from "./settled.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

/** The requests of a page to the browser: its notices, and the pitch of each tone in hertz. */
interface Asked {
  readonly notices: { title: string; body: string; onclick?: () => void }[];
  readonly tones: number[];
}

/** Notes what a page asks of the browser, which has neither notices nor a loudspeaker here, and where its reader looks. */
function note(): void {
  const asked: Asked = { notices: [], tones: [] };
  class Notice {
    static get permission() {
      return localStorage["permission"] ?? "default";
    }
    static requestPermission = async () => (localStorage["permission"] = "granted");
    constructor(title: string, { body }: { body: string }) {
      asked.notices.push(Object.assign(this, { title, body }));
    }
    close() {}
  }
  class Tone extends OscillatorNode {
    override start(when?: number) {
      asked.tones.push(this.frequency.value);
      super.start(when);
    }
  }
  Object.assign(window, { asked, Notification: Notice, OscillatorNode: Tone });
  const isAway = () => sessionStorage.getItem("away") !== null;
  Object.defineProperty(document, "visibilityState", { get: () => (isAway() ? "hidden" : "visible") });
}

/** Everything that a page has asked of the browser since it was loaded. */
const askedOf = (page: Page) =>
  page.evaluate(() => {
    const { notices, tones } = (window as unknown as { asked: Asked }).asked;
    return { notices: notices.map(({ title, body }) => `${title}: ${body}`), tones };
  });

const look = (page: Page, isAway: boolean) =>
  page.evaluate((isAway) => {
    if (isAway) sessionStorage.setItem("away", "");
    else sessionStorage.removeItem("away");
    document.dispatchEvent(new Event("visibilitychange"));
  }, isAway);

/** Waits until a page has asked about the own turns after an act. */
async function afterAsking(page: Page, act: Promise<unknown>): Promise<void> {
  await Promise.all([page.waitForResponse(/api\/tables\/mine$/), act]);
  await settled(page);
}

/** Waits until a page has asked again, which a hidden one does each minute. */
const askAgain = (page: Page, ms = 61_000) => afterAsking(page, page.clock.fastForward(ms));

/** Expects the title, the icon and the number of a page whose reader is asked, or is not. */
async function expectMarks(visitor: Visitor, isAsked: boolean, name: string): Promise<void> {
  await visitor.settled();
  const { page } = visitor;
  expect(/^● /.test(await page.title()), name).toBe(isAsked);
  const icon = (await page.locator('link[rel="icon"]').getAttribute("href")) ?? "";
  expect(icon, name).toMatch(isAsked ? /\/icon-turn\.svg$/ : /\/icon\.svg$/);
  expect(await page.locator("nav .turns").allInnerTexts(), name).toEqual(isAsked ? ["1"] : []);
}

test("an own turn is told on every page until it is over, by the chosen sounds, and to who looks elsewhere by one notice", async () => {
  let asked = 0;
  const ann = await Visitor.arrive(stage.browser, stage.host.url, {
    hear: async (page) => {
      page.on("request", (request) => (asked += Number(request.url().endsWith("/api/tables/mine"))));
      await page.context().addInitScript(note);
      await page.clock.install();
    },
  });
  const { page } = ann;
  await expectMarks(ann, false, "before");
  expect(asked).toBe(0);
  await ann.begin("four-treasures");
  for (const path of ["", "lobby", "mine", "new/high-kings-1", "editor", "settings"]) {
    asked = 0;
    await page.goto(`${stage.host.url}/${path}`);
    await page.locator("nav .turns").waitFor();
    await expectMarks(ann, true, path);
  }
  // From now on time passes in the page only where it is said; it asks at most every 15 seconds.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500));
  await page.clock.fastForward(10_000);
  await ann.follow("Lobby");
  await page.getByRole("heading", { level: 1, name: "Lobby" }).waitFor();
  expect(asked).toBe(1);
  await askAgain(page, 6_000);
  expect(asked).toBe(2);
  await page.clock.resume();
  await page.getByRole("link", { name: "My games Your turn at 1 table." }).click();
  await ann.follow("Go to the table");
  await ann.decide();
  await ann.resign();
  await expectMarks(ann, false, "over");
  await ann.go("settings");
  const choose = async (isChosen: boolean) => {
    for (const name of ["Sounds", "Notifications on this device"])
      await page.getByLabel(name).setChecked(isChosen);
  };
  await choose(false);

  await ann.begin("four-treasures", "By invitation link", { "Goes first": "Red" });
  const ben = await Visitor.arrive(stage.browser, await ann.link());
  await ben.fill({ "Your name": "Ben" });
  await ben.press("Play Blue");
  await ann.asked();
  const table = page.url();
  /** Ann plays at the table, and it is Ben's turn. */
  const play = async () => {
    await page.goto(table);
    await look(page, false);
    await ann.decide();
    await ben.asked();
    await expectMarks(ann, false, "the other's turn");
  };
  /** Ben answers, while Ann looks elsewhere or at the table; gives what she was told by it. */
  const round = async (isAway: boolean) => {
    await play();
    await look(page, isAway);
    const { tones } = await askedOf(page);
    await ben.decide();
    await ann.asked();
    await expectMarks(ann, true, "the own turn");
    const told = await askedOf(page);
    return { ...told, tones: told.tones.slice(tones.length) };
  };
  expect(await round(true), "nothing is chosen").toEqual({ notices: [], tones: [] });
  await ann.go("settings");
  await choose(true);
  // The move is heard first, then the turn.
  expect(await round(false), "looking").toEqual({ notices: [], tones: [196, 440, 587] });
  expect(await round(true), "away").toEqual({
    notices: [expect.stringMatching(/Ben: Blue builds on [A-G]\d\. Your turn\.$/)],
    tones: [196, 440, 587],
  });

  // Also on another page, from where it leads to the table.
  const leaveFor = async (tab: Page, path: string) => {
    await afterAsking(tab, tab.goto(`${stage.host.url}/${path}`));
    await look(tab, true);
  };
  await play();
  await leaveFor(page, "settings");
  await ben.decide();
  await askAgain(page);
  const NOTICE = /^Your turn: Four Treasures against Ben: /;
  expect((await askedOf(page)).notices).toEqual([expect.stringMatching(NOTICE)]);
  await page.evaluate(() => (window as unknown as { asked: Asked }).asked.notices[0]?.onclick?.());
  await page.waitForURL(table);

  // Once however many pages are open, whichever hears of it first.
  await play();
  await look(page, true);
  const other = await page.context().newPage();
  await prepare(other, 0);
  await leaveFor(other, "mine");
  await ben.decide();
  for (const _ of [1, 2]) await askAgain(other);
  await ann.settled();
  const told = await Promise.all([page, other].map(askedOf));
  expect(told.flatMap(({ notices }) => notices)).toEqual([expect.stringMatching(NOTICE)]);

  // Of two tabs at the table that one sounds which is looked at.
  await play();
  await look(other, true);
  await other.goto(table);
  await settled(other);
  await other.mouse.click(1, 200);
  await look(page, true);
  await look(other, false);
  const before = await Promise.all([page, other].map(askedOf));
  await ben.decide();
  await ann.asked();
  await ann.settled();
  await settled(other);
  const after = await Promise.all([page, other].map(askedOf));
  const tones = after.map((tab, at) => tab.tones.slice(before[at]?.tones.length));
  expect(tones).toEqual([[], [196, 440, 587]]);
  for (const visitor of [ann, ben]) await visitor.leave();
});
