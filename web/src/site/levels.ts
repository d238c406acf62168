// The levels of the computer.

/** All of them, the weakest first. */
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
