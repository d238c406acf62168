// Lost connections, restarted servers, broken links.

import { expect, test } from "vitest";

import { Host } from "./host.ts";
import { boardAsLoaded } from "./law.ts";
import { SIZES, covered, resize } from "./sizes.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

const entries = ({ page }: Visitor) => page.locator(".moves [data-entry]").count();

/** True if a ringfort is drawn on a hill, or being drawn. */
const isDrawn = ({ page }: Visitor, hill: string) =>
  page.evaluate((hill) => document.querySelector(`.tara-knot[data-hills*="${hill}"]`) !== null, hill);

test("a move made on a lost line is marked, revoked, made anew and played later; and a server restarts", async () => {
  const ann = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/sacred-hill-1`);
  const { page } = ann;
  await page.getByText("Clock, colors, match").click();
  await page.getByLabel("Goes first").selectOption({ index: 1 });
  await ann.press("By invitation link");
  const ben = await Visitor.arrive(stage.browser, await page.getByLabel("Send this link").inputValue());
  await ben.press("Play Blue");
  await ann.decide();
  await ben.decide();
  await ann.choose("Offer a draw");
  await ann.press("Offer a draw");
  await ben.press("Decline");
  await ann.see(/declines/);
  await ben.leave();
  await ann.see(/away/);
  /** Expects that what is told covers nothing beside it, from a low phone on. */
  const look = async (state: string) => {
    for (const [width, height] of [...SIZES, [360, 740] as const]) {
      if (width < 360 || height < 640) continue;
      await resize(ann, width, height);
      expect(await covered(ann), `${state}, ${width} x ${height}`).toEqual([]);
    }
  };
  stage.host.cut();
  await ann.see(/Connection lost/);
  await look("a lost line");
  const [first = "", second = ""] = await ann.legal();
  await ann.pick(first);
  await ann.see("your move is not sent yet");
  expect(await isDrawn(ann, first)).toBe(true);
  expect(await page.locator(".tara-pending").count()).toBe(1);
  await look("a move that waits");
  await ann.press("Cancel");
  await ann.settled();
  expect(await page.locator(".tara-pending").count()).toBe(0);
  expect(await isDrawn(ann, first)).toBe(false);
  await ann.pick(second);
  stage.host.mend();
  await page.locator('[data-entry="2"]').waitFor();
  await ann.settled();
  await ann.see(/Blue is away\. In \d+:\d\d you may claim/);
  await look("an absence");
  expect([await isDrawn(ann, first), await isDrawn(ann, second)]).toEqual([false, true]);
  await boardAsLoaded(ann);

  await page.goto(`${stage.host.url}/#/new/four-treasures`);
  await ann.against(2);
  await ann.decide();
  await ann.decide();
  await stage.host.stop();
  await ann.see(/Connection lost/);
  await stage.host.run();
  await ann.asked();
  await ann.decide();
  await ann.settled();
  await boardAsLoaded(ann);
  await page.reload();
  await ann.settled();
  expect(await entries(ann)).toBeGreaterThanOrEqual(5);
  await ann.leave();
});

test("on a slow line a ringfort stands at the next frame, and counts unanswered; a low clock is told once", async () => {
  /** The messages either way while the line is slow, and answers while they are held. */
  const late: (() => void)[] = [];
  let [isSlow, isHeld, areLow] = [false, true, false];
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/four-treasures`, {
    hear: (page) =>
      page.routeWebSocket(/api\/socket/, (socket) => {
        const server = socket.connectToServer();
        const pass = (send: () => void, isLate: boolean) => void (isLate ? late.push(send) : send());
        socket.onMessage((message) => pass(() => server.send(message), isSlow));
        server.onMessage((message) => {
          // All clocks have a little more than the tenth of their time.
          const low = String(message).replaceAll(/"clock_ms":\d+/g, '"clock_ms":18500');
          const isAnswer = isHeld && String(message).startsWith('{"type":"done"');
          pass(() => socket.send(areLow ? low : message), isSlow || isAnswer);
        });
      }),
  });
  const { page } = visitor;
  await page.getByText("Clock, colors, match").click();
  await page.getByLabel("Clock").selectOption({ label: "3 min + 2 s" });
  await visitor.press("On this device");
  await visitor.asked();
  const sent = late.splice(0);
  isSlow = true;
  const seen = await page.evaluate(
    () =>
      new Promise((resolve) => {
        document.querySelector('[data-hill="D4"]')?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
        const knot = () => document.querySelector('.tara-knot[data-hills*="D4"]') !== null;
        const isTold = () => document.querySelector("[data-entry]") !== null;
        requestAnimationFrame(() => resolve([knot(), isTold()]));
      }),
  );
  expect(seen).toEqual([true, false]);
  isSlow = false;
  for (const send of late.splice(0)) send();
  await page.locator('[data-entry="0"]').waitFor();
  expect(await isDrawn(visitor, "D4")).toBe(true);
  isHeld = false;
  for (const send of [...sent, ...late]) send();
  await visitor.settled();
  areLow = true;
  await visitor.pick("C2");
  await page.locator(".clock.low.runs").waitFor();
  await visitor.settled();
  expect(await page.locator('[role="log"] p', { hasText: /has 18 seconds left\.$/ }).count()).toBe(1);
  await visitor.leave();
});

const TABLE = "0123456789abcdef";
const SECRET = "0123456789abcdef0123456789abcdef";

/** Addresses, and what is said of those that lead nowhere. */
const WRONG: Readonly<Record<string, string>> = {
  nowhere: "This link does not work.",
  "nowhere/at/all": "This link does not work.",
  "table/ffffffffffffffff": "This link does not work.",
  [`table/${TABLE}`]: "There is no such table.",
  [`join/${TABLE}#${SECRET}`]: "There is no such table.",
  [`#/join/${TABLE}/${SECRET}`]: "There is no such table.",
  "#/nowhere": "This link does not work.",
  "new/chess": "This site does not have that game.",
};

/** Addresses that are typed, and the headings of their pages. */
const RIGHT: Readonly<Record<string, string>> = {
  "lobby/": "Lobby",
  mine: "My games",
  "#/settings": "Settings",
  "new/four-treasures": "Four Treasures",
};

/** The tags of a page that previews of links read. */
async function tags(path: string): Promise<Map<string, string>> {
  const html = await (await fetch(`${stage.host.url}/${path}`)).text();
  const found = html.matchAll(/<meta property="(og:[a-z_:]+)" content="([^"]*)"/g);
  return new Map([...found].map(([, name = "", content = ""]) => [name, content]));
}

test("addresses are typed, gone back to and shared, and wrong ones say so and lead on", async () => {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url);
  const { page } = visitor;
  for (const [path, sentence] of Object.entries(WRONG)) {
    await page.goto(`${stage.host.url}/${path}`);
    await visitor.see(sentence);
    await page.getByRole("main").getByRole("link", { name: "All games" }).click();
    await visitor.settled();
    expect(page.url(), path).toBe(`${stage.host.url}/`);
    expect(await page.locator('a[href="/new/four-treasures"]').count(), path).toBeGreaterThan(0);
  }
  const heading = async () => {
    await visitor.settled();
    return page.getByRole("heading", { level: 1 }).innerText();
  };
  for (const [path, name] of Object.entries(RIGHT)) {
    await page.goto(`${stage.host.url}/${path}`);
    expect(await heading(), path).toBe(name);
    expect(new URL(page.url()).hash, path).toBe("");
  }
  // The ways back and on load nothing anew.
  await page.evaluate(() => Object.assign(globalThis, { isSame: true }));
  await visitor.follow("Lobby");
  expect(await heading()).toBe("Lobby");
  await visitor.follow("Settings");
  expect(await heading()).toBe("Settings");
  await page.goBack();
  expect(await heading()).toBe("Lobby");
  await page.goForward();
  expect(await heading()).toBe("Settings");
  expect(await page.evaluate(() => "isSame" in globalThis)).toBe(true);

  // A shared link shows its board and who plays, and no secret.
  await page.getByLabel("Name", { exact: true }).fill("Ann <3");
  await page.goto(`${stage.host.url}/new/four-treasures`);
  await visitor.press("By invitation link");
  const link = new URL(await page.getByLabel("Send this link").inputValue());
  expect(link.hash).toMatch(/^#[0-9a-f]{32}$/);
  const shown = await tags(link.pathname.slice(1));
  expect(shown.get("og:title")).toBe("Ann &lt;3 invites you to play Four Treasures");
  const picture = await fetch(shown.get("og:image") ?? "");
  expect(picture.headers.get("content-type")).toBe("image/png");
  expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(5_000);
  const position = "four-treasures 5/7/7/2rr3/7/7/5 blue battle - - -";
  const drawn = await tags(`analysis/${encodeURIComponent(position)}`);
  expect(drawn.get("og:title")).toBe("A position of Four Treasures");
  expect((await fetch(drawn.get("og:image") ?? "")).status).toBe(200);
  expect((await tags("lobby")).get("og:title")).toBe("Tara: games of ringforts and kings");

  // Without script the page says what this is and what it needs.
  const plain = await stage.browser.newContext({ javaScriptEnabled: false });
  const bare = await plain.newPage();
  await bare.goto(stage.host.url);
  const text = await bare.locator("body").innerText();
  expect(text).toContain("Build ringforts around Tara");
  expect(text).toContain("Tara needs JavaScript");
  await plain.close();

  const eve = await Visitor.arrive(stage.browser, link.href.slice(0, -32) + SECRET);
  await eve.press("Play Blue");
  await eve.see("This invitation is for another table, was withdrawn, or has expired.");
  await eve.page.goto(`${stage.host.url}/#/take/${SECRET}`);
  await eve.press("Move my seats here");
  await eve.see("This code is wrong, expired, or already used.");
  for (const each of [visitor, eve]) {
    // The browser itself notes each answer that refuses.
    each.complaints.splice(0);
    await each.leave();
  }
});

test("all lies below the base path of a host, whose limit of new tables is told", async () => {
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
  await page.goto(`${home}/#/new/sacred-hill-1`);
  await visitor.press("On this device");
  await visitor.see("You have reached the limit for new tables.");
  await page.getByRole("alert").getByRole("link", { name: "Lobby" }).click();
  await visitor.see("No open tables right now.");
  visitor.complaints.splice(0);
  await visitor.leave();
  await host.end();
});
