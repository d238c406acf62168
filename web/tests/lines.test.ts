// Lost connections, restarted servers, broken links.

import { expect, test } from "vitest";

import { Host } from "./host.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

test("a game goes on after a lost line, with the move that was made meanwhile", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/four-treasures`);
  await visitor.press("On this device");
  await visitor.asked();
  await visitor.decide();
  stage.host.cut();
  await visitor.see(/Connecting|Connection lost/);
  await visitor.page.locator('.tara-cell[aria-disabled="false"]').first().click();
  stage.host.mend();
  await visitor.page.locator(".moves [data-entry]").nth(1).waitFor();
  await visitor.decide();
  expect(await visitor.page.locator(".moves [data-entry]").count()).toBe(3);
  await visitor.leave();
});

test("a press counts although what the page sent by itself is not answered yet", async () => {
  let isHeld = true;
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/four-treasures`, {
    hear: (page) =>
      page.routeWebSocket(/./, (client) => {
        const server = client.connectToServer();
        server.onMessage((message) => {
          if (!isHeld || !String(message).startsWith('{"type":"done"')) client.send(message);
        });
      }),
  });
  await visitor.press("On this device");
  await visitor.asked();
  await visitor.page.locator('.tara-cell[aria-disabled="false"]').first().click();
  await visitor.page.locator(".moves [data-entry]").first().waitFor();
  isHeld = false;
  await visitor.leave();
});

test("a game goes on when the server restarts", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/four-treasures`);
  await visitor.against(2);
  await visitor.decide();
  await visitor.decide();
  await stage.host.stop();
  await visitor.see(/Connection lost/);
  await stage.host.run();
  await visitor.asked();
  await visitor.decide();
  await visitor.page.reload();
  await visitor.asked();
  expect(await visitor.page.locator(".moves [data-entry]").count()).toBeGreaterThanOrEqual(5);
  await visitor.leave();
});

const TABLE = "0123456789abcdef";
const SECRET = "0123456789abcdef0123456789abcdef";

test.each([
  ["nowhere", "This link does not work."],
  ["nowhere/at/all", "This link does not work."],
  ["table/xyz", "This link does not work."],
  ["table/9234567890abcdef", "This link does not work."],
  ["table/ffffffffffffffff", "This link does not work."],
  [`table/${TABLE}0`, "This link does not work."],
  ["join/9234567890abcdef", "This link does not work."],
  [`table/${TABLE}`, "There is no such table."],
  [`join/${TABLE}#${SECRET}`, "There is no such table."],
  [`#/join/${TABLE}/${SECRET}`, "There is no such table."],
  ["#/nowhere", "This link does not work."],
  ["new/chess", "This site does not have that game."],
])("%s is a sentence and a way on", async (path, sentence) => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/${path}`);
  await visitor.see(sentence);
  await visitor.page.getByRole("main").getByRole("link", { name: "All games" }).click();
  await visitor.page.waitForURL(`${stage.host.url}/`);
  await visitor.page.locator('a[href="/new/four-treasures"]').first().waitFor();
  // The browser itself notes that the server has no such path.
  visitor.complaints.splice(0);
  await visitor.leave();
});

test.each([
  ["lobby", "Lobby"],
  ["lobby/", "Lobby"],
  ["mine", "My games"],
  ["settings", "Settings"],
  ["#/settings", "Settings"],
  ["new/four-treasures", "Four Treasures"],
])("%s, typed as an address, is its page", async (path, heading) => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/${path}`);
  await visitor.page.getByRole("heading", { level: 1, name: heading }).waitFor();
  expect(new URL(visitor.page.url()).hash).toBe("");
  visitor.complaints.splice(0);
  await visitor.leave();
});

test("the ways back and on lead from page to page without a load", async () => {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url);
  const heading = (name: string) => visitor.page.getByRole("heading", { level: 1, name }).waitFor();
  await visitor.page.evaluate(() => Object.assign(globalThis, { isSame: true }));
  await visitor.follow("Lobby");
  await heading("Lobby");
  await visitor.follow("Settings");
  await heading("Settings");
  await visitor.page.goBack();
  await heading("Lobby");
  await visitor.page.goForward();
  await heading("Settings");
  expect(await visitor.page.evaluate(() => "isSame" in globalThis)).toBe(true);
  await visitor.leave();
});

/** The tags of a page that previews of links read. */
async function tags(path: string): Promise<Map<string, string>> {
  const html = await (await fetch(`${stage.host.url}/${path}`)).text();
  const found = html.matchAll(/<meta property="(og:[a-z_:]+)" content="([^"]*)"/g);
  return new Map([...found].map(([, name = "", content = ""]) => [name, content]));
}

test("a shared link shows its board and who plays, and no secret", async () => {
  const ann = await Visitor.arrive(stage.browser, `${stage.host.url}/settings`);
  await ann.page.getByLabel("Name", { exact: true }).fill("Ann <3");
  await ann.page.goto(`${stage.host.url}/new/four-treasures`);
  await ann.press("By invitation link");
  const link = new URL(await ann.page.getByLabel("Send this link").inputValue());
  expect(link.hash).toMatch(/^#[0-9a-f]{32}$/);
  const shown = await tags(link.pathname.slice(1));
  expect(shown.get("og:title")).toBe("Ann &lt;3 invites you to play Four Treasures");
  const picture = await fetch(shown.get("og:image") ?? "");
  expect(picture.headers.get("content-type")).toBe("image/png");
  expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(5_000);
  await ann.leave();
  const position = "four-treasures 5/7/7/2rr3/7/7/5 blue battle - - -";
  const drawn = await tags(`analysis/${encodeURIComponent(position)}`);
  expect(drawn.get("og:title")).toBe("A position of Four Treasures");
  expect((await fetch(drawn.get("og:image") ?? "")).status).toBe(200);
  expect((await tags("lobby")).get("og:title")).toBe("Tara: games of ringforts and kings");
});

test("an invitation that is wrong and a code that is used are refused with a sentence", async () => {
  const ann = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/sacred-hill-1`);
  await ann.press("By invitation link");
  const link = await ann.page.getByLabel("Send this link").inputValue();
  const ben = await Visitor.arrive(stage.browser, link.slice(0, -32) + SECRET);
  await ben.press("Play Blue");
  await ben.see("This invitation is for another table, was withdrawn, or has expired.");
  const eve = await Visitor.arrive(stage.browser, `${stage.host.url}/#/take/${SECRET}`);
  await eve.press("Move my seats here");
  await eve.see("This code is wrong, expired, or already used.");
  for (const visitor of [ann, ben, eve]) {
    // The browser itself notes each answer that refuses.
    visitor.complaints.splice(0);
    await visitor.leave();
  }
});

test("an address that opens too many tables gets an error", async () => {
  const strict = await Host.start({ "tables-per-hour": "1" });
  const visitor = await Visitor.arrive(stage.browser, `${strict.url}/#/new/sacred-hill-1`);
  await visitor.press("On this device");
  await visitor.asked();
  await visitor.page.goto(`${strict.url}/#/new/sacred-hill-1`);
  await visitor.press("On this device");
  await visitor.see("You have reached the limit for new tables.");
  await visitor.page.getByRole("alert").getByRole("link", { name: "Lobby" }).click();
  await visitor.see("No open tables right now.");
  visitor.complaints.splice(0);
  await visitor.leave();
  await strict.end();
});

test("all lies below the base path of a host", async () => {
  const below = await Host.start({ "base-path": "/club/tara" });
  const visitor = await Visitor.arrive(stage.browser, `${below.url}/club/tara`);
  expect(visitor.page.url()).toBe(`${below.url}/club/tara/`);
  await visitor.follow(/^Four Treasures$/);
  await visitor.press("On this device");
  await visitor.decide();
  expect(visitor.page.url()).toContain(`${below.url}/club/tara/table/`);
  await visitor.page.reload();
  await visitor.decide();
  await visitor.page.goto(`${below.url}/club/tara/nowhere`);
  await visitor.see("This link does not work.");
  // A browser that goes back while a page loads resolves the relative names of its files against another page.
  for (const path of ["", "lobby", "new/four-treasures"]) {
    const html = await (await fetch(`${below.url}/club/tara/${path}`)).text();
    const files = [...html.matchAll(/<(?:link|script)[^>]* (?:href|src)="([^"]*)"/g)].map(([, file]) => file);
    expect(files.length).toBeGreaterThan(4);
    expect(files.filter((file) => !file?.startsWith("/club/tara/"))).toEqual([]);
  }
  visitor.complaints.splice(0);
  await visitor.leave();
  await below.end();
});
