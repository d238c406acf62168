import { expect, test } from "vitest";

import { textOf } from "./fileText.ts";

/** The bytes of a text with its mark, of two for each unit. */
function utf16(text: string, isLittle: boolean): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(2 * text.length + 2));
  for (const [at, unit] of [0xfeff, ...text.split("").map((sign) => sign.charCodeAt(0))].entries())
    view.setUint16(2 * at, unit, isLittle);
  return new Uint8Array(view.buffer);
}

test("a file is read by its byte order mark", async () => {
  for (const text of ["", "1. D4\r{größer 🏰}\r\n\n*", "\ufeffx"]) {
    const files = [
      `\ufeff${text}`,
      utf16(text, true),
      utf16(text, false),
      ...(text.startsWith("\ufeff") ? [] : [text]),
    ];
    const want = text.replace("D4\r", "D4\n").replace("\r\n", "\n");
    for (const bytes of files) expect(await textOf(new Blob([bytes]))).toBe(want);
  }
  // What is no character is shown as none.
  expect(await textOf(new Blob([new Uint8Array([0x61, 0xff])]))).toBe("a\ufffd");
});
