// What tells a reader who looks elsewhere that it is their turn: the title, a notice and a sound.

import { expect, test } from "vitest";

import { boardAsLoaded } from "./law.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

/** The requests of the page to the browser. */
interface Asked {
  readonly notices: { title: string; body: string }[];
  /** The pitch of each tone, in hertz. */
  readonly tones: number[];
  isAway: boolean;
}

/** Notes what the page asks of the browser, which has neither notices nor a loudspeaker here. */
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

test("who looks elsewhere gets a title, and the notice and the sounds that were chosen, and who looks none", async () => {
  const red = await Visitor.arrive(stage.browser, stage.host.url);
  const { page } = red;
  await page.addInitScript(note);
  await page.reload();
  const chosen = async (isChosen: boolean) => {
    await page.goto(`${stage.host.url}/#/settings`);
    for (const name of ["Sounds", "Notifications on this device"])
      await page.getByLabel(name).setChecked(isChosen);
  };
  await chosen(false);
  await page.goto(`${stage.host.url}/#/new/four-treasures`);
  await page.getByText("Clock, colors, match").click();
  await page.getByLabel("Goes first").selectOption({ label: "Red" });
  await red.press("By invitation link");
  const blue = await Visitor.arrive(stage.browser, await page.getByLabel("Send this link").inputValue());
  await blue.press("Play Blue");
  await red.asked();
  await red.settled();
  const table = page.url();
  /** Both play, and Red looks elsewhere from their own move on, or does not; gives what Red was told by the answer. */
  const round = async (isAway: boolean) => {
    await red.asked();
    await red.settled();
    expect(await page.title()).toMatch(/^● Four Treasures/);
    await red.decide();
    await blue.asked();
    await red.settled();
    expect(await page.title()).toMatch(/^Four Treasures/);
    await look(red, isAway);
    const before = await asked(red);
    await blue.decide();
    await red.asked();
    await red.settled();
    expect(await page.title()).toMatch(/^● Four Treasures/);
    const { notices, tones } = await asked(red);
    await look(red, false);
    return { notices: notices.slice(before.notices.length), tones: tones.slice(before.tones.length) };
  };
  expect(await round(true), "nothing is chosen").toEqual({ notices: [], tones: [] });
  await chosen(true);
  await page.goto(table);
  // The move is heard first, then the turn.
  expect(await round(true), "away").toEqual({
    notices: [
      {
        title: expect.stringMatching(/^Your turn: Four Treasures against Guest \w+$/),
        body: expect.stringMatching(/^Blue builds on [A-G]\d\. Your turn\.$/),
      },
    ],
    tones: [196, 440, 587],
  });
  expect(await round(false), "looking").toEqual({ notices: [], tones: [196, 440, 587] });
  await boardAsLoaded(red);

  // All who choose their cards at the same time have the title, until they have chosen.
  await page.goto(`${stage.host.url}/#/new/seat-of-kings`);
  await page.getByLabel("2", { exact: true }).first().check();
  await red.press("By invitation link");
  await blue.page.goto(await page.getByLabel("Send this link").inputValue());
  await blue.press("Play Red");
  const cards = page.locator(".hand .own [data-cell]");
  for (const each of [red, blue]) {
    await each.page.locator(".hand .own [data-cell]").nth(5).waitFor();
    await each.settled();
    expect(await each.page.title()).toMatch(/^●/);
  }
  for (const card of [0, 1, 2]) await cards.nth(card).click();
  await red.press("Keep these");
  await red.settled();
  expect(await page.title()).not.toMatch(/^●/);
  expect(await blue.page.title()).toMatch(/^●/);
  await red.leave();
  await blue.leave();
});
