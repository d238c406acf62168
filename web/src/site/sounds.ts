// Three short sounds, made when they are played; none unless they are chosen.

import { settings } from "./settings.svelte.ts";

export type Sound = "move" | "turn" | "over";

/** Of each sound the notes: a pitch in hertz, when it begins and how long it is, in seconds. */
const NOTES: Record<Sound, readonly (readonly [number, number, number])[]> = {
  move: [[220, 0, 0.09]],
  turn: [
    [392, 0, 0.12],
    [523, 0.1, 0.16],
  ],
  over: [
    [523, 0, 0.2],
    [659, 0.16, 0.2],
    [784, 0.32, 0.4],
  ],
};

const LOUDNESS = 0.15;

let context: AudioContext | undefined;

/** Plays a sound, if sounds are chosen. */
export function play(sound: Sound): void {
  if (settings.sounds === "off") return;
  context ??= new AudioContext();
  for (const [pitch, begin, length] of NOTES[sound]) {
    const at = context.currentTime + begin;
    const tone = new OscillatorNode(context, { type: "triangle", frequency: pitch });
    const loudness = new GainNode(context, { gain: 0 });
    loudness.gain.setValueAtTime(LOUDNESS, at);
    loudness.gain.exponentialRampToValueAtTime(0.001, at + length);
    tone.connect(loudness).connect(context.destination);
    tone.start(at);
    tone.stop(at + length);
  }
}
