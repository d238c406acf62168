/** The curves of motions, from `data/look/motion.json`: things are set down, drawn, they leap and fall. */

import motion from "../../../data/look/motion.json";

/** A curve for the Web Animations API. */
const bezier = (points: readonly number[]): string => `cubic-bezier(${points.join(", ")})`;

export const SET = bezier(motion.curves.set);
export const DRAW = bezier(motion.curves.draw);
export const LEAP = bezier(motion.curves.leap);
export const FALL = bezier(motion.curves.fall);
