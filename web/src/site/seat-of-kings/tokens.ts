// Parses the tokens of decisions and draws of Seat of Kings (docs/notation.md).

/** A token, parsed. Fields that it does not name are empty. */
export interface Token {
  /** Its first word: `play`, `place`, `traitor`. */
  readonly kind: string;
  /** Its numbers: cards, or how many prisoners are ransomed. */
  readonly numbers: readonly number[];
  readonly region: string | undefined;
  readonly seat: string | undefined;
  /** Positions, or those of its pieces. */
  readonly positions: readonly string[];
  /** Pieces, each a position, a dot and a level. */
  readonly pieces: readonly string[];
}

/** All regions, in the order in which they are listed. */
export const REGIONS = ["connacht", "ulster", "leinster", "munster"] as const;

/** All seats, clockwise. */
export const SEATS = ["blue", "red", "white", "yellow"] as const;

const NUMBER = /^\d+$/;
const PIECE = /^(?:[FHWC]\d|K)\.\d+$/;
const POSITIONS = /^(?:[FHWC]\d|K)(?:\+(?:[FHWC]\d|K))*$/;

/** Parses a token. */
export function read(token: string): Token {
  const [kind = "", ...words] = token.split(" ");
  const pieces = words.filter((word) => PIECE.test(word));
  const named = words.filter((word) => POSITIONS.test(word)).flatMap((word) => word.split("+"));
  return {
    kind,
    numbers: words.filter((word) => NUMBER.test(word)).map(Number),
    region: words.find((word) => (REGIONS as readonly string[]).includes(word)),
    seat: words.find((word) => (SEATS as readonly string[]).includes(word)),
    positions: pieces.length > 0 ? pieces.map(positionOf) : named,
    pieces,
  };
}

/** The position of a piece. */
export const positionOf = (piece: string): string => piece.split(".")[0] ?? "";
