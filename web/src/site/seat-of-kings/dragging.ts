// A card that is dragged to a region: it is chosen as by a press on it, then the place is pressed.

import { REGIONS, placeOfCell, type Region } from "../../seat-of-kings/index.ts";
import type { Turn } from "./turn.svelte.ts";

/** Where a card is dropped: on a position, or elsewhere in a region. */
interface Target {
  readonly region: string;
  readonly position?: string;
}

/** The target at a point of the window; undefined off the regions. */
function targetAt(x: number, y: number): Target | undefined {
  const all = document.elementsFromPoint(x, y);
  const cell = all[0]?.closest("[data-cell]")?.getAttribute("data-cell");
  const place = placeOfCell(cell ?? "");
  const chosen = all[0]?.closest("[data-drop]")?.getAttribute("data-drop");
  const land = all.find((element) => element.classList.contains("kings-land"));
  const region = chosen ?? REGIONS.find((name: Region) => land?.classList.contains(`kings-${name}`));
  return place ?? (region === undefined ? undefined : { region });
}

/** Cards that are dragged, one at a time. */
export class CardDrag {
  readonly #turn: Turn;
  /** True if the card was chosen only because it is dragged. */
  #isLifted = false;

  constructor(turn: Turn) {
    this.#turn = turn;
  }

  /** Shows where the card can go. A draft would be dropped by that, so there it waits. */
  lift(card: number): void {
    const { draft } = this.#turn;
    this.#isLifted = this.#turn.card !== card && draft.steps.length === 0;
    if (this.#isLifted) this.#turn.choose(card);
  }

  /** Plays the card where it is dropped. Off the regions it goes back, and is not chosen. */
  async drop(card: number, point: { readonly x: number; readonly y: number } | undefined): Promise<void> {
    const turn = this.#turn;
    const target = point && targetAt(point.x, point.y);
    if (target === undefined) {
      if (this.#isLifted && turn.card === card) turn.choose(card);
      return;
    }
    // A press on the card of a draft drops the draft and closes the card.
    if (turn.card === card && turn.draft.steps.length > 0) turn.choose(card);
    if (turn.card !== card) turn.choose(card);
    turn.looked = target.region;
    const [fit, ...others] = turn.fits.filter(({ region }) => region === target.region);
    if (target.position !== undefined) await turn.pick(target.region, target.position);
    else if (fit !== undefined && others.length === 0) await turn.decide(fit);
  }
}
