// The sizes of the window at which a table is looked at, and what must not scroll there.

import type { Visitor } from "./visitor.ts";

export const SIZES: readonly (readonly [number, number])[] = [
  [320, 568],
  [360, 640],
  [390, 844],
  [640, 400],
  [740, 360],
  [768, 1024],
  [900, 700],
  [1280, 800],
  [1920, 1080],
  [2560, 1440],
];

/** Gives the window another size, and waits until the page has fitted itself to it. */
export async function resize(visitor: Visitor, width: number, height: number): Promise<void> {
  await visitor.page.setViewportSize({ width, height });
  await visitor.settled();
}

/** Returns the parts that scroll within something that scrolls, and the lists of which less than a line is seen. */
export function badlyScrolled(visitor: Visitor): Promise<string[]> {
  return visitor.page.evaluate(() => {
    const LINE_PX = 27;
    const scrolls = (part: Element) => {
      if (part === document.documentElement) return part.scrollHeight > innerHeight + 1;
      const isFree = /auto|scroll/.test(getComputedStyle(part).overflowY);
      return isFree && part.scrollHeight > part.clientHeight + 1;
    };
    const all = [...document.querySelectorAll("*")].filter((part) => part.clientHeight > 0 && scrolls(part));
    const name = (part: Element) => `${part.tagName}.${part.classList[0]}`;
    const within = all.flatMap((part) => {
      const around = all.find((other) => other !== part && other.contains(part));
      return around === undefined ? [] : [`${name(part)} scrolls within ${name(around)}`];
    });
    const cut = all.filter((part) => part.clientHeight < LINE_PX).map((part) => `${name(part)} is cut`);
    return [...within, ...cut];
  });
}

/** The parts of a page that reach beyond the window, or have no size. */
export const cutOff = ({ page }: Visitor, parts: readonly string[]): Promise<string[]> =>
  page.evaluate((parts) => {
    const isIn = ({ left, top, right, bottom }: DOMRect) =>
      left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const seen = (part: string) =>
      [...document.querySelectorAll(part)].find((each) => each.checkVisibility());
    const boxes = parts.map((part) => [part, seen(part)?.getBoundingClientRect()] as const);
    return boxes
      .filter(([, box]) => box === undefined || !isIn(box) || box.width < 15 || box.height < 15)
      .map(([part, box]) => `${part}: ${JSON.stringify(box)}`);
  }, parts);

/** The pixels by which the page reaches beyond the window sideways. */
export const overflow = (visitor: Visitor): Promise<number> =>
  visitor.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** The parts beside the prompt that what is told lies over, by a pixel or more. */
export const covered = ({ page }: Visitor): Promise<string[]> =>
  page.evaluate(() => {
    const told = document.querySelector(".told")?.getBoundingClientRect() ?? new DOMRect();
    return [".moves", ".tools", ".lead", ".below", ".above", ".square"].filter((part) => {
      const box = document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
      const across = Math.min(told.right, box.right) - Math.max(told.left, box.left);
      const down = Math.min(told.bottom, box.bottom) - Math.max(told.top, box.top);
      return across >= 1 && down >= 1;
    });
  });
