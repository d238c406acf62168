// Lost connections, restarted servers, broken links.

import { expect, test } from "vitest";

import { Host } from "./host.ts";
import { boardAsLoaded } from "./law.ts";
import { covered } from "./sizes.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

test("a move made on a lost line is marked, revoked, made anew and played later; and a server restarts", async () => {
  const ann = await Visitor.arrive(stage.browser, stage.host.url, { width: 360, height: 640 });
  const { page } = ann;
  await ann.begin("sacred-hill-1", "By invitation link", { "Goes first": "Red", Clock: "10 min + 5 s" });
  const ben = await Visitor.arrive(stage.browser, stage.host.url);
  await ben.join(await ann.link(), "Blue");
  await ann.decide();
  await ben.decide();
  await ann.offerDraw();
  await ben.press("Decline");
  await ann.see(/declines/);
  await page.clock.install();
  await ben.leave();
  await ann.see(/away/);
  stage.host.cut(true);
  // The server is asked, and does not answer.
  for (const ms of [4_000, 5_000]) await page.clock.fastForward(ms);
  await ann.see(/Connection lost/);
  expect(await page.locator(".clock").allInnerTexts()).toEqual(Array(2).fill(expect.stringMatching(/^≈ /)));
  expect(await covered(ann), "a lost line").toEqual([]);
  const [first = "", second = ""] = await ann.legal();
  await ann.pick(first);
  await ann.see("your move is not sent yet");
  expect(await page.locator(".tara-pending").count()).toBe(1);
  expect(await covered(ann), "a move that waits").toEqual([]);
  await ann.press("Cancel");
  await ann.settled();
  expect(await page.locator(".tara-pending").count()).toBe(0);
  await ann.pick(second);
  stage.host.mend();
  await page.locator(`.moves [data-entry="2"][title*="${second}"]`).waitFor({ state: "attached" });
  await ann.see(/Blue is away\. In \d+:\d\d you may claim/);
  expect(await covered(ann), "an absence").toEqual([]);
  await boardAsLoaded(ann);

  await ann.begin("four-treasures", "Play the computer, level 1");
  await ann.decide();
  await stage.host.stop();
  await ann.see(/Connection lost/);
  await stage.host.run();
  await page.getByText(/Connection lost/).waitFor({ state: "detached" });
  await ann.asked();
  await ann.decide();
  // The computer player answers once the server thinks again.
  await page.locator('.moves [data-entry="3"]').waitFor({ state: "attached" });
  // A tab that plays keeps its seat when another one clears all that the site has stored.
  const other = await page.context().newPage();
  await other.goto(`${stage.host.url}/settings`);
  await other.evaluate(() => localStorage.clear());
  await page.waitForFunction(() => localStorage.getItem("tara.seats"));
  await boardAsLoaded(ann);
  await ann.asked();
  // It watches once the game is taken out of the own ones there, and plays again once it is put back.
  const inOther = (name: string) => other.getByRole("button", { name, exact: true }).first().click();
  await other.goto(`${stage.host.url}/mine`);
  await inOther("Take out");
  await ann.see(/Four Treasures is no longer in your games/);
  expect(await ann.legal()).toEqual([]);
  await inOther("Put it back");
  await ann.asked();
  await ann.decide();
  await other.close();
  await ann.leave();
});

const TABLE = "0123456789abcdef";
const SECRET = "0123456789abcdef0123456789abcdef";

/** Addresses, and what is said of those that lead nowhere. */
const WRONG: Readonly<Record<string, string>> = {
  "nowhere/at/all": "This link does not work.",
  [`table/${TABLE}`]: "There is no such table.",
  [`#/join/${TABLE}/${SECRET}`]: "There is no such table.",
  "#/nowhere": "This link does not work.",
  "new/chess": "This site does not have that game.",
};

/** The tags of a page that previews of links read, and the form of its picture. */
async function tags(path: string): Promise<(string | null | undefined)[]> {
  const html = await (await fetch(`${stage.host.url}/${path}`)).text();
  const found = html.matchAll(/<meta property="(og:[a-z_:]+)" content="([^"]*)"/g);
  const all = new Map([...found].map(([, name = "", content = ""]) => [name, content]));
  const picture = await fetch(all.get("og:image") ?? "");
  return [all.get("og:title"), picture.ok ? picture.headers.get("content-type") : null];
}

/** All lies below the base path of a host, whose limit of new tables is told. */
async function lookBelowPath(): Promise<void> {
  const host = await Host.start({ "base-path": "/club/tara", "tables-per-hour": "1" });
  const home = `${host.url}/club/tara`;
  const visitor = await Visitor.arrive(stage.browser, home);
  const { page } = visitor;
  expect(page.url()).toBe(`${home}/`);
  await visitor.follow(/^Four Treasures$/);
  await visitor.press("On this device");
  await visitor.decide();
  expect(page.url()).toContain(`${home}/table/`);
  await page.reload();
  await visitor.decide();
  await page.goto(`${home}/nowhere`);
  await visitor.see("This link does not work.");
  // A browser that goes back while a page loads resolves the relative names of its files against another page.
  for (const path of ["", "lobby", "new/four-treasures"]) {
    const html = await (await fetch(`${home}/${path}`)).text();
    const files = [...html.matchAll(/<(?:link|script)[^>]* (?:href|src)="([^"]*)"/g)].map(([, file]) => file);
    expect(files.length).toBeGreaterThan(4);
    expect(files.filter((file) => !file?.startsWith("/club/tara/"))).toEqual([]);
  }
  await page.goto(`${home}/new/sacred-hill-1`);
  await visitor.press("On this device");
  await visitor.see("You have reached the limit for new tables.");
  await page.getByRole("alert").getByRole("link", { name: "Lobby" }).click();
  await visitor.see("No open tables right now.");
  visitor.complaints.splice(0);
  await visitor.leave();
  await host.end();
}

/** Tells of a part of the page that is gone with its version, or that never comes. */
async function lookForGone(): Promise<void> {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url);
  const { page } = visitor;
  await visitor.settled();
  const home = `${stage.host.url}/`;
  await page.route("**/assets/LobbyPage-*.js", (route) => route.fulfill({ status: 404 }));
  await visitor.follow("Lobby");
  await visitor.see("The server cannot be reached.");
  await page.goto(home);
  await visitor.settled();
  await page.route(home, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ body: (await answer.text()).replaceAll(/page-[\w-]+\.js/g, "page-newer.js") });
  });
  await visitor.follow("Lobby");
  await visitor.see("This page is out of date. Reload it.");
  await page.unrouteAll();
  await visitor.press("Try again");
  await visitor.see("No open tables right now.");

  // An answer that never comes is not waited for.
  await page.clock.install();
  for (const [path, part] of [
    ["lobby", "**/api/tables"],
    ["mine", "**/assets/MinePage-*.js"],
  ] as const) {
    await page.route(part, () => undefined);
    await page.goto(`${stage.host.url}/settings`);
    await visitor.settled();
    await page.evaluate((path) => {
      history.pushState(null, "", `/${path}`);
      dispatchEvent(new PopStateEvent("popstate"));
    }, path);
    await visitor.see("One moment …");
    await page.clock.fastForward(12_000);
    await visitor.see("The server cannot be reached.");
    await page.unrouteAll({ behavior: "ignoreErrors" });
  }
  visitor.complaints.splice(0);
  await visitor.leave();
}

test("addresses are typed, gone back to and shared, wrong ones lead on, and all lies below the base path of a host", async () => {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url);
  const { page } = visitor;
  for (const [path, sentence] of Object.entries(WRONG)) {
    await page.goto(`${stage.host.url}/${path}`);
    await visitor.see(sentence);
    await page.getByRole("main").getByRole("link", { name: "All games" }).click();
    await visitor.settled();
    expect(page.url(), path).toBe(`${stage.host.url}/`);
  }
  // The browser itself notes each answer that refuses.
  visitor.complaints.splice(0);
  const heading = async () => {
    await visitor.settled();
    return page.getByRole("heading", { level: 1 }).innerText();
  };
  for (const [path, name] of [
    ["lobby/", "Lobby"],
    ["#/settings", "Settings"],
    ["new/four-treasures", "Four Treasures"],
  ] as const) {
    await page.goto(`${stage.host.url}/${path}`);
    expect([await heading(), new URL(page.url()).hash]).toEqual([name, ""]);
  }
  // The ways back and on load nothing anew.
  await page.evaluate(() => Object.assign(globalThis, { isSame: true }));
  for (const [name, go] of [
    ["Lobby", () => visitor.follow("Lobby")],
    ["Settings", () => visitor.follow("Settings")],
    ["Lobby", () => page.goBack()],
    ["Settings", () => page.goForward()],
  ] as const) {
    await go();
    expect(await heading()).toBe(name);
  }
  expect(await page.evaluate(() => "isSame" in globalThis)).toBe(true);

  // A shared link shows its board and who plays, and no secret.
  await page.getByLabel("Name", { exact: true }).fill("Ann <3");
  await visitor.begin("four-treasures", "By invitation link");
  const link = new URL(await visitor.link());
  expect(link.hash).toMatch(/^#[0-9a-f]{32}$/);
  const analysis = `analysis/${encodeURIComponent("four-treasures 5/7/7/2rr3/7/7/5 blue battle - - -")}`;
  for (const [path, title] of [
    [link.pathname.slice(1), "Ann &lt;3 invites you to play Four Treasures"],
    [analysis, "A position of Four Treasures"],
  ] as const)
    expect(await tags(path)).toEqual([title, "image/png"]);
  await page.goto(`${stage.host.url}/take#${SECRET}`);
  await visitor.press("Move my seats here");
  await visitor.see("This code is wrong, expired, or already used.");
  visitor.complaints.splice(0);
  await visitor.leave();
  await lookBelowPath();
  await lookForGone();
});
