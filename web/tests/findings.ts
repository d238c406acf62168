// The findings of axe on a page for those who do not see it.

import axe from "axe-core";

import type { Visitor } from "./visitor.ts";

/** Returns the findings of axe, one line each. */
export async function findings({ page }: Visitor): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import("axe-core") };
    // The violations alone: names of all elements take longer than the checks.
    return (await axe.run({ resultTypes: ["violations"], selectors: false })).violations;
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
}
