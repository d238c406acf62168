// Decisions of ringfort games in words, read from their tokens.

import { say } from "../words.ts";

const MOVE = /^([A-G][1-7])([-x])([A-G][1-7])(~?)$/;
const CAPTURE = /^x([A-G][1-7])(?:\+([A-G][1-7])([A-G][1-7]))?$/;

/** What a decision does, as a sentence goes on after the name of a seat. */
export function moveWords(token: string): string {
  const move = MOVE.exec(token);
  if (move) {
    const [, from = "", how, to = "", given] = move;
    if (given === "~") return say("move-sacrifice", { from, to });
    return say(how === "x" ? "move-king-captures" : "move-king", { from, to });
  }
  const capture = CAPTURE.exec(token);
  if (capture) {
    const [, hill = "", one, other = ""] = capture;
    if (one !== undefined) return say("move-capture-link", { hill, one, other });
    return say("move-capture", { hill });
  }
  return token === "pass" ? say("move-pass") : say("move-build", { hill: token });
}
