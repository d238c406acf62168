// A player reports another one to the host, by the keyboard alone.

import { expect, test } from "vitest";

import { findings } from "./findings.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

interface Report {
  readonly by: string;
  readonly about: string;
  readonly reason: string;
  readonly text: string;
}

/** The open reports, as the host reads them. */
const reports = async () => JSON.parse(await stage.host.admin("reports", "--json")) as Report[];

test("a player is reported from the menu of the table", async () => {
  const ann = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/sacred-hill-1`);
  await ann.press("By invitation link");
  const link = await ann.page.getByLabel("Send this link").inputValue();
  await ann.press("Menu");
  await ann.page.getByRole("button", { name: "Continue on another device" }).waitFor();
  // Nobody else is there to be reported.
  expect(await ann.page.getByRole("button", { name: "Report a player" }).count()).toBe(0);
  const ben = await Visitor.arrive(stage.browser, link);
  await ben.press("Play Blue");
  await ann.page.getByRole("button", { name: "Report a player" }).waitFor();

  await ann.tabTo("Report a player");
  await ann.page.keyboard.press("Enter");
  const dialog = ann.page.getByRole("dialog", { name: "Report a player" });
  await dialog.getByText("Only the operator of this server reads your report").waitFor();
  expect(await findings(ann)).toEqual([]);
  const { keyboard } = ann.page;
  await dialog.getByLabel("Player").focus();
  await keyboard.press("Tab");
  await keyboard.type("Stall");
  await keyboard.press("Tab");
  await keyboard.type("For an hour.");
  await keyboard.press("Tab");
  await keyboard.press("Enter");
  await dialog.getByText("Report sent.").waitFor();
  await keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  expect(await reports()).toMatchObject([
    { by: "red", about: "blue", reason: "stalling", text: "For an hour." },
  ]);

  // A seat reports three times at most.
  await ann.choose("Report a player");
  for (let more = 0; more < 2; more += 1) {
    await dialog.getByRole("button", { name: "Send the report" }).click();
    await dialog.getByText("Report sent.").waitFor();
  }
  await dialog.getByRole("button", { name: "Send the report" }).click();
  await dialog.getByRole("alert").getByText("You have reached a limit of this server.").waitFor();
  expect((await reports()).length).toBe(3);
  await ben.leave();
  // The browser complains of the refusal.
  expect(ann.complaints).toEqual([expect.stringContaining("429")]);
  ann.complaints.length = 0;
  await ann.leave();
});
