// Partners who give up, and what the replay says.

import { expect, test } from "vitest";

import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

/** Opens a game that the first seat begins, and gives who did and the link for the others. */
async function opened(variant: string): Promise<[Visitor, string]> {
  const opener = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/${variant}`);
  await opener.page.getByText("Clock, colors, match").click();
  await opener.page.getByLabel("Goes first").selectOption({ index: 1 });
  await opener.press("By invitation link");
  return [opener, await opener.page.getByLabel("Send this link").inputValue()];
}

/** Looks at the end of the game that was played last, and gives what is said of it. */
async function lastMoment(visitor: Visitor): Promise<string> {
  await visitor.follow(/^Analyze/);
  await visitor.see(/ wins? \d+ to \d+[.:]|is drawn/);
  return (await visitor.page.locator(".status [role=status]").textContent()) ?? "";
}

test("in doubles both partners resign, or nobody does", async () => {
  const [south, link] = await opened("four-treasures-doubles");
  const guests = [];
  for (const seat of ["West", "North", "East"]) {
    const guest = await Visitor.arrive(stage.browser, link);
    await guest.press(`Play ${seat}`);
    // Who comes next sees this guest, and makes up another name.
    await guest.page.waitForURL("**/table/*");
    guests.push(guest);
  }
  const [west, north, east] = guests as [Visitor, Visitor, Visitor];
  await south.decide();
  await south.choose("Resign");
  await south.press("Yes, resign");
  await south.see("You have asked your partner to resign.");
  await north.see("South wants to resign with you.");
  expect(await west.page.getByRole("button", { name: "Accept" }).count()).toBe(0);
  await north.press("Decline");
  await south.page
    .locator(".prompt")
    .getByText("You have asked your partner to resign.")
    .waitFor({ state: "detached" });
  await west.decide();
  await north.choose("Resign");
  await north.press("Yes, resign");
  await south.press("Accept");
  for (const visitor of [south, west, north, east])
    await visitor.see(/ha(s|ve) resigned\. (You lose|You win)/);
  expect(await lastMoment(east)).toMatch(/(South|North) has resigned\. Blue wins \d+ to 0\.$/);
  for (const visitor of [south, west, north, east]) await visitor.leave();
});
