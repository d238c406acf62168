// Short, warm sounds, made when they are played. Wood on wood for pieces, plucked strings for the rest.

import { keeper } from "../client/keeper.ts";
import { settings } from "./settings.svelte.ts";

/** The sounds: a piece comes, a bridge grows, a piece is captured, a king moves, coins and cards pass, one's turn, the end. */
export type Sound = "piece" | "bridge" | "capture" | "king" | "coins" | "card" | "turn" | "end";

/** A knock on wood or a plucked string: its pitch in hertz, when it begins in seconds, and how loud it is, up to 1. */
interface Note {
  readonly kind: "knock" | "pluck";
  readonly pitch: number;
  readonly begin: number;
  readonly loudness: number;
}

const knock = (pitch: number, begin = 0, loudness = 1): Note => ({ kind: "knock", pitch, begin, loudness });
const pluck = (pitch: number, begin = 0, loudness = 0.6): Note => ({ kind: "pluck", pitch, begin, loudness });

/** The notes are those of one pentatonic scale, so that sounds that overlap agree. */
export const SOUNDS: Readonly<Record<Sound, readonly Note[]>> = {
  piece: [knock(196)],
  bridge: [knock(294, 0, 0.5), knock(330, 0.07, 0.5)],
  capture: [knock(147), knock(110, 0.09), pluck(147, 0.09, 0.4)],
  king: [knock(165), pluck(294, 0.03, 0.5), pluck(440, 0.03, 0.4)],
  coins: [pluck(880, 0, 0.3), pluck(1175, 0.06, 0.3)],
  card: [knock(330, 0, 0.3), knock(440, 0.05, 0.3)],
  turn: [pluck(440), pluck(587, 0.12)],
  end: [pluck(294), pluck(440, 0.14), pluck(587, 0.28), pluck(740, 0.42, 0.8)],
};

/** Of a knock and of a pluck how long they last, in seconds. */
const LENGTH = { knock: 0.11, pluck: 0.55 } as const;

const LOUDNESS = 0.16;

/** A sound is not played again sooner than this, so that a chain of moves is no noise. */
const REST_MS = 70;

let context: AudioContext | undefined;
const lastAt = new Map<Sound, number>();

/** The sounds of late, each by its table and moment, so that of several tabs at a table one plays each. */
const KEY = "tara.sounds";
const MAX_KEPT = 40;

/** Has the sounds of a table played by tabs that are looked at, as long as this one is. Returns the function that ends it. */
export function soundHere(table: string): () => void {
  let leave = () => undefined as void;
  const look = () => {
    leave();
    if (document.visibilityState !== "visible") return;
    const left = new Promise<void>((resolve) => (leave = resolve));
    void navigator.locks?.request(`${KEY} ${table}`, { mode: "shared" }, () => left);
  };
  look();
  document.addEventListener("visibilitychange", look);
  return () => {
    document.removeEventListener("visibilitychange", look);
    leave();
  };
}

/** Plays a sound of a moment of a table, unless another tab does: one that is looked at comes first. */
export async function playOnce(table: string, moment: string, sound: Sound, delay = 0): Promise<void> {
  if (!("locks" in navigator)) return play(sound, delay);
  const { held = [] } = await navigator.locks.query();
  const isHidden = document.visibilityState !== "visible";
  if (isHidden && held.some(({ name }) => name === `${KEY} ${table}`)) return;
  const name = `${table} ${moment} ${sound}`;
  await navigator.locks.request(KEY, () => {
    const played = keeper.list<string>(KEY, "string");
    if (played.includes(name)) return;
    keeper.write(KEY, JSON.stringify([...played, name].slice(-MAX_KEPT)));
    play(sound, delay);
  });
}

/** Plays a sound after some seconds, unless sounds are off. Before the first press of the reader browsers allow none. */
export function play(sound: Sound, delay = 0): void {
  const now = performance.now();
  const isTooSoon = now - (lastAt.get(sound) ?? -REST_MS) < REST_MS;
  if (settings.sounds === "off" || !navigator.userActivation?.hasBeenActive || isTooSoon) return;
  lastAt.set(sound, now);
  // Deferred to its own task: the first sound creates the audio context.
  setTimeout(() => {
    context ??= new AudioContext();
    for (const note of SOUNDS[sound]) playNote(context, { ...note, begin: note.begin + delay });
  });
}

function playNote(audio: AudioContext, { kind, pitch, begin, loudness }: Note): void {
  const at = audio.currentTime + begin;
  const length = LENGTH[kind];
  const tone = new OscillatorNode(audio, { type: kind === "knock" ? "sine" : "triangle", frequency: pitch });
  // Wood gives way under a knock, and its tone falls.
  if (kind === "knock") tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, at + length);
  const warmth = new BiquadFilterNode(audio, { type: "lowpass", frequency: 1400 });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(LOUDNESS * loudness, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + length);
  tone.connect(warmth).connect(gain).connect(audio.destination);
  tone.start(at);
  tone.stop(at + length);
}
