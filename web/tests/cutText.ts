// Finds text that is cut off or covered on a page.

import type { Page } from "playwright-core";

/** Text that reaches out of its box, or what clips it, or beyond the window sideways, or that something covers. */
export function cutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK_PX = 2;
    const AWAY = "left out";
    const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
    const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const words = text.textContent?.trim() ?? "";
      const part = text.parentElement;
      // Names of people may be of any length, and are cut where there is no room, as is the line that opens the list of news.
      const LEFT = "svg, script, style, option, bdi, .since-short";
      if (words === "" || part === null || part.closest(LEFT) !== null) continue;
      if (!part.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
      const faults = boxes.map((box) => faultOf(part, box));
      // Of a list that has no room for all, the oldest lines are left out whole.
      if (faults.every((fault) => fault === AWAY)) continue;
      const fault = faults.find((fault) => fault !== "");
      if (fault !== undefined) found.add(`${words.slice(0, 60)} (${fault})`);
    }
    return [...found];

    function faultOf(part: Element, box: DOMRect): string {
      let cut = "";
      let isInBox = false;
      for (let around: Element | null = part; around !== null; around = around.parentElement) {
        const { display, overflowX, overflowY, position, clipPath } = getComputedStyle(around);
        if (display === "contents" || (!isInBox && display === "inline")) continue;
        const edge = around.getBoundingClientRect();
        // A text that is only read aloud.
        if (clipPath !== "none" || edge.width <= 1) return "";
        const isWide = box.left < edge.left - SLACK_PX || box.right > edge.right + SLACK_PX;
        // The box of a text is higher than its letters.
        const slack = box.height / 5;
        if (!isInBox && isWide && overflowX === "visible") cut = `wider than ${nameOf(around)}`;
        isInBox = true;
        const isHigh = box.top < edge.top - slack || box.bottom > edge.bottom + slack;
        // A list that is scrolled shows part of a line.
        if (/auto|scroll/.test(overflowX + overflowY) && (isWide || isHigh)) return "";
        if (overflowX !== "visible" && (isWide || isHigh)) {
          const isAway = box.top > edge.bottom - slack || box.bottom < edge.top + slack;
          cut ||= isAway ? AWAY : `cut by ${nameOf(around)}`;
        }
        if (position === "fixed") break;
      }
      if (cut === "" && (box.left < -SLACK_PX || box.right > innerWidth + SLACK_PX))
        return "beyond the window";
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      if (cut !== "" || y < 0 || y > innerHeight || getComputedStyle(part).pointerEvents === "none")
        return cut;
      const there = document.elementFromPoint(x, y);
      if (there === null || there.contains(part) || part.contains(there)) return "";
      if (isStuckOver(part, there)) return "";
      // The words that are told lie over the moves, and the end of a dialog over its text, while they scroll.
      if (there.closest(".told") !== null && part.closest(".lead, .moves") !== null) return "";
      // On a phone held across, what is told scrolls below its buttons.
      if (innerHeight < 400 && part.closest(".told")?.contains(there)) return "";
      if (part.closest("dialog") !== null && there.closest("dialog") !== null) return "";
      // Links and buttons stretch invisibly over their row.
      const { left, right, top, bottom } = there.getBoundingClientRect();
      return x > left && x < right && y > top && y < bottom ? `covered by ${nameOf(there)}` : "";
    }

    /** True if something lies over a text until that is scrolled away from it. */
    function isStuckOver(part: Element, there: Element): boolean {
      let around: Element | null = there;
      while (around !== null && getComputedStyle(around).position !== "sticky") around = around.parentElement;
      return around?.parentElement?.contains(part) ?? false;
    }

    function nameOf(part: Element): string {
      return [part.tagName.toLowerCase(), ...part.classList]
        .filter((name) => !/^svelte-/.test(name))
        .join(".");
    }
  });
}
