// Names at a table: a player changes the own one, and the others read it at once.

import { expect, test } from "vitest";

import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

/** Ann at a table of Four Treasures where she has Red, and Ben who joined her. */
async function players(): Promise<[Visitor, Visitor]> {
  const ann = await Visitor.arrive(stage.browser, `${stage.host.url}/new/four-treasures`);
  await ann.page.getByLabel("Your name").fill("Ann");
  await ann.press("By invitation link");
  const link = await ann.page.getByLabel("Send this link").inputValue();
  const ben = await Visitor.arrive(stage.browser, link);
  await ben.page.getByLabel("Your name").fill("Ben");
  await ben.press("Play Blue");
  await ben.see("Ann");
  return [ann, ben];
}

/** Asks for another name in the dialog of the menu. */
async function rename(visitor: Visitor, name: string): Promise<void> {
  const field = visitor.page.getByRole("textbox", { name: "Name" });
  if (!(await field.isVisible())) await visitor.choose("Your name");
  await field.fill(name);
  await visitor.press("Save");
}

test("a player changes the name at a table, and the others read it at once and after a reload", async () => {
  const [ann, ben] = await players();
  await ann.choose("Your name");
  const field = ann.page.getByRole("textbox", { name: "Name" });
  expect(await field.inputValue()).toBe("Ann");
  await rename(ann, "ben");
  await ann.see(/must not resemble another player's name/);
  await rename(ann, " Gráinne ");
  await ann.see("Your name here is now Gráinne.");
  await ben.see("Gráinne");
  await ben.page.reload();
  await ben.see("Gráinne");
  // Her next tables have it too.
  await ann.page.goto(`${stage.host.url}/settings`);
  await expect.poll(() => ann.page.getByLabel("Name", { exact: true }).inputValue()).toBe("Gráinne");
  ann.complaints.splice(0);
  await ann.leave();
  await ben.leave();
});

test("a name that the operator gave stays, and the page says why", async () => {
  const [ann, ben] = await players();
  const table = new URL(ben.page.url()).pathname.split("/").at(-1) ?? "";
  await stage.host.admin("rename", table, "blue", "Cid");
  await ann.see("Cid");
  await rename(ben, "Ben");
  await ben.see("The operator of this server gave you your name here, so you cannot change it.");
  expect(await ann.page.getByText("Cid").count()).toBeGreaterThan(0);
  ben.complaints.splice(0);
  await ann.leave();
  await ben.leave();
});

test("nobody is asked for a name at a table without other people", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/new/four-treasures`);
  await visitor.against(1);
  await visitor.press("Menu");
  await visitor.see("Continue on another device");
  expect(await visitor.page.getByRole("button", { name: "Your name" }).count()).toBe(0);
  await visitor.leave();
});
