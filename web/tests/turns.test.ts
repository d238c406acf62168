// What tells a reader who looks elsewhere that it is their turn: the title, a notice and a sound.

import { expect, test } from "vitest";

import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

/** What the page asked of the stage.browser. */
interface Asked {
  readonly notices: { title: string; body: string }[];
  /** The pitch of each tone, in hertz. */
  readonly tones: number[];
  isAway: boolean;
}

/** Notes what the page asks of the stage.browser, which has neither notices nor a loudspeaker here. */
function note(): void {
  const asked: Asked = { notices: [], tones: [], isAway: false };
  class Notice {
    // A browser keeps what was permitted when another page of the site is loaded.
    static get permission() {
      return sessionStorage.getItem("permission") ?? "default";
    }
    static requestPermission = async () => {
      sessionStorage.setItem("permission", "granted");
      return "granted";
    };
    constructor(title: string, options: { body: string }) {
      asked.notices.push({ title, body: options.body });
    }
    close() {}
  }
  const Tone = class extends OscillatorNode {
    override start(when?: number) {
      asked.tones.push(this.frequency.value);
      super.start(when);
    }
  };
  Object.assign(window, { asked, Notification: Notice, OscillatorNode: Tone });
  Object.defineProperty(document, "visibilityState", { get: () => (asked.isAway ? "hidden" : "visible") });
}

const asked = (visitor: Visitor) =>
  visitor.page.evaluate(() => (window as unknown as { asked: Asked }).asked);

/** Looks elsewhere, or at the page again. */
const look = (visitor: Visitor, isAway: boolean) =>
  visitor.page.evaluate((isAway) => {
    (window as unknown as { asked: Asked }).asked.isAway = isAway;
  }, isAway);

/** Red opens a game that Red begins, as somebody who has chosen what tells them of their turn, and Blue joins. */
async function players(chosen: readonly string[]): Promise<[Visitor, Visitor]> {
  const red = await Visitor.arrive(stage.browser, stage.host.url);
  await red.page.addInitScript(note);
  await red.page.reload();
  await red.page.goto(`${stage.host.url}/#/settings`);
  for (const name of ["Sounds", "Notifications on this device"])
    await red.page.getByLabel(name).setChecked(chosen.includes(name));
  await red.page.goto(`${stage.host.url}/#/new/four-treasures`);
  await red.page.getByText("Clock, colors, match").click();
  await red.page.getByLabel("Goes first").selectOption({ label: "Red" });
  await red.press("By invitation link");
  const blue = await Visitor.arrive(stage.browser, await red.page.getByLabel("Send this link").inputValue());
  await blue.press("Play Blue");
  return [red, blue];
}

test("a player who looks elsewhere gets a title, a notice and a sound", async () => {
  const [red, blue] = await players(["Sounds", "Notifications on this device"]);
  await red.asked();
  expect(await red.page.title()).toMatch(/^● Four Treasures/);
  await red.decide();
  await blue.asked();
  expect(await red.page.title()).toMatch(/^Four Treasures/);
  await look(red, true);
  const before = await asked(red);
  await blue.decide();
  await red.page.waitForFunction(() => document.title.startsWith("●"));
  // The move is heard first, then the turn. Both come after the title, and so does the notice.
  const tones = async () => (await asked(red)).tones.slice(before.tones.length);
  await expect.poll(tones).toEqual([196, 440, 587]);
  const shown = async () => (await asked(red)).notices.slice(before.notices.length);
  await expect.poll(async () => (await shown()).length).toBe(1);
  const notices = await shown();
  expect(notices.map((notice) => notice.title)).toEqual([
    expect.stringMatching(/^Your turn: Four Treasures against Guest \w+$/),
  ]);
  expect(notices[0]?.body).toMatch(/^Blue builds on [A-G]\d\. Your turn\.$/);
  await red.leave();
  await blue.leave();
});

test("all who choose their cards at the same time have the title, until they have chosen", async () => {
  const ann = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/seat-of-kings`);
  await ann.page.getByLabel("2", { exact: true }).first().check();
  await ann.press("By invitation link");
  const ben = await Visitor.arrive(stage.browser, await ann.page.getByLabel("Send this link").inputValue());
  await ben.press("Play Red");
  for (const { page } of [ann, ben]) {
    await page.locator(".hand .own [data-cell]").nth(5).waitFor();
    await page.waitForFunction(() => document.title.startsWith("●"));
  }
  for (const card of [0, 1, 2]) await ann.page.locator(".hand .own [data-cell]").nth(card).click();
  await ann.press("Keep these");
  await ann.page.waitForFunction(() => !document.title.startsWith("●"));
  expect(await ben.page.title()).toMatch(/^●/);
  await ann.leave();
  await ben.leave();
});

test("who looks at the page needs no notice", async () => {
  const [red, blue] = await players(["Sounds", "Notifications on this device"]);
  await red.decide();
  await blue.decide();
  await red.asked();
  await expect.poll(async () => (await asked(red)).tones.slice(-3)).toEqual([196, 440, 587]);
  expect((await asked(red)).notices).toEqual([]);
  await red.leave();
  await blue.leave();
});

test("nothing sounds and nothing is shown that was not chosen", async () => {
  const [red, blue] = await players([]);
  await red.asked();
  await look(red, true);
  await red.decide();
  await blue.decide();
  await red.asked();
  const { notices, tones } = await asked(red);
  expect([notices, tones]).toEqual([[], []]);
  await red.leave();
  await blue.leave();
});
