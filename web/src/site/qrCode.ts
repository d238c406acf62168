// A QR code as the path of an SVG picture, made when somebody asks for it.

/** The modules of a code: the path of the dark ones, and how many there are in a row, with the quiet zone. */
export interface QrCode {
  readonly path: string;
  readonly size: number;
}

/** The free modules around a code without which cameras do not find it. */
const QUIET = 4;

/** The code of a text. */
export async function qrCode(text: string): Promise<QrCode> {
  const { encode } = await import("uqr");
  const { data, size } = encode(text, { ecc: "M", border: QUIET });
  const rows = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")).join(""));
  return { path: rows.join(""), size };
}
