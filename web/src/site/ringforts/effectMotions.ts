// Motions that follow a move on the board and are seen for themselves: joined kingdoms, kings that fall or leave, BATTLE, OUT.

import type { EffectMotion, Side } from "../../board/index.ts";
import type { EffectView } from "../../client/wire.ts";
import type { Shown } from "./durations.ts";

/** The motions of effects that begin so many milliseconds after the board changed; `share` is that of their calm times. */
export const effectMotionsOf = (effects: readonly Shown[], from: number, share: number): EffectMotion[] =>
  effects.flatMap(({ effect, ms, gap }): EffectMotion[] => {
    const effectMotion = effectMotionOf(effect);
    return effectMotion === undefined ? [] : [{ ...effectMotion, from, ms: ms * share, gap: gap * share }];
  });

type Kind = EffectMotion extends infer Each
  ? Each extends EffectMotion
    ? Omit<Each, "from" | "ms" | "gap">
    : never
  : never;

function effectMotionOf(effect: EffectView): Kind | undefined {
  switch (effect.effect) {
    case "kingdoms_joined":
      return { kind: "joined", hill: effect.hill };
    case "king_captured":
    case "king_captured_by_default":
      return { kind: "fallen", side: effect.side as Side, hill: effect.hill };
    case "kings_withdrawn":
    case "forced_pass":
      return { kind: "lifted", side: effect.side as Side };
    case "battle":
      return { kind: "battle" };
    case "out":
    case "skipped":
      return { kind: "dimmed" };
    default:
      return undefined;
  }
}
