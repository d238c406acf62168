import { expect, test } from "vitest";

import { tokens } from "../../build/tokens.ts";

const { page, board, kings } = tokens();

/** Red, green and blue of a color, each from 0 to 255. */
const channels = (color: string) =>
  [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16)) as [number, number, number];

/** The relative luminance of WCAG 2. */
function luminance(color: string): number {
  const [red, green, blue] = channels(color).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

test.each([
  ["light", 0],
  ["dark", 1],
])("in the %s theme all can be read and seen on its ground", (_, theme) => {
  /** The colors with these names. */
  const of = (names: string, group: typeof page = page): string[] =>
    names.split(" ").map((name) => {
      const color = group[name];
      if (color === undefined) throw new Error(`no ${name}`);
      return typeof color === "string" ? color : (color[theme] as string);
    });
  const expectContrast = (colors: string[], grounds: string[], least: number) => {
    for (const color of colors)
      for (const ground of grounds)
        expect(contrast(color, ground), `${color} ${ground}`).toBeGreaterThanOrEqual(least);
  };
  expectContrast(of("ink soft accent warn first second"), of("ground panel raised"), 4.5);
  expectContrast(of("on-accent"), of("accent"), 4.5);
  for (const seat of ["red", "blue", "white", "yellow"])
    expectContrast(of(`seat-${seat}-ink`), of(`seat-${seat}`), 4.5);
  const lands = [
    ...of("land land-rim bank hollow", board),
    ...of("ulster leinster munster connacht brick", kings),
  ];
  expectContrast(of("legal forced hint pointed"), lands, 3);
  // A mark of what happened has its edge by day and its light by night, and its numbers have the color of its edge.
  const [last = "", edge = ""] = of("last last-edge");
  for (const land of [...lands, ...of("high throne", kings)])
    expect(Math.max(contrast(last, land), contrast(edge, land)), land).toBeGreaterThanOrEqual(3);
  expectContrast([edge], [last], 4.5);
  // It is orange, apart from every gold.
  const yellow = (color: string) => {
    const [red, green, blue] = channels(color);
    return (green - blue) / (red - blue);
  };
  for (const gold of [...of("frame-line", board), ...of("throne", kings)])
    expect(yellow(gold) - yellow(last), gold).toBeGreaterThan(0.1);
  // Names of hills, and the edge of a vacant one.
  expectContrast(of("glyph", board), of("land land-rim", board), 3);
  expectContrast(of("ditch-edge", board), of("land land-middle land-rim", board), 3);
});
