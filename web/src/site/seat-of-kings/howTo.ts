// What is told of how Seat of Kings is played, in order, by the names of its words.

export const HOW_TO = [
  "help-aim",
  "help-round",
  "help-card",
  "help-cumals",
  "help-activation",
  "help-capture",
  "help-stone",
  "help-amnesty",
  "help-end",
  "help-signs",
] as const;
