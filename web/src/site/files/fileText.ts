// Text of files as people save them: in UTF-8, or in UTF-16 with its byte order mark, with the line ends of any system.

/** The text of a file, without its byte order mark, whose lines end with a line feed as in a text field. */
export async function textOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const mark = bytes.subarray(0, 2).join();
  const encoding = mark === "255,254" ? "utf-16le" : mark === "254,255" ? "utf-16be" : "utf-8";
  return new TextDecoder(encoding).decode(bytes).replaceAll(/\r\n?/g, "\n");
}
