// The word whose note is open: boards light what it is about.

/** A word with the side that it is said of, if it is said of one. */
export interface LitWord {
  /** The name of its message. */
  readonly word: string;
  readonly side?: number | undefined;
}

class Lit {
  now: LitWord | undefined = $state.raw();

  /** No longer lights a word, unless another one has come in its place. */
  leave(word: LitWord) {
    if (this.now === word) this.now = undefined;
  }
}

export const lit = new Lit();
