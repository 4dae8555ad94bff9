/** Small sounds, made on the spot: no files, and silent when muted. */

import type { GameEvent } from "./contract";
import { prefs } from "./prefs.svelte";

type Cue = "turn" | "step" | "coin" | "card" | "build" | "train" | "chat" | "over" | "refused";

/** Notes of a cue: frequency in hertz, start and length in seconds. */
const CUES: Record<Cue, { wave: OscillatorType; notes: [number, number, number][] }> = {
  turn: { wave: "triangle", notes: [[659, 0, 0.18], [880, 0.14, 0.3]] },
  step: { wave: "sine", notes: [[180, 0, 0.06]] },
  coin: { wave: "triangle", notes: [[1319, 0, 0.06], [1760, 0.06, 0.14]] },
  card: { wave: "sine", notes: [[520, 0, 0.05], [620, 0.04, 0.05]] },
  build: { wave: "square", notes: [[150, 0, 0.05], [150, 0.12, 0.05]] },
  train: { wave: "sawtooth", notes: [[370, 0, 0.2], [440, 0, 0.2], [370, 0.25, 0.35]] },
  chat: { wave: "sine", notes: [[740, 0, 0.08]] },
  over: { wave: "triangle", notes: [[523, 0, 0.2], [659, 0.16, 0.2], [784, 0.32, 0.5]] },
  refused: { wave: "sine", notes: [[160, 0, 0.14]] },
};

const EVENTS: Record<string, Cue> = {
  move: "step",
  place: "step",
  gain: "coin",
  pay: "coin",
  fee: "coin",
  draw: "card",
  drew: "card",
  discard: "card",
  buy: "card",
  build: "build",
  upgrade: "build",
  hire: "build",
  engine: "train",
  deliver: "train",
  over: "over",
};

let audio: AudioContext | null = null;

export function play(cue: Cue): void {
  if (!prefs.sound || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  const { wave, notes } = CUES[cue];
  for (const [pitch, start, length] of notes) note(audio, wave, pitch, start, length);
}

function note(on: AudioContext, wave: OscillatorType, pitch: number, start: number, length: number) {
  const begin = on.currentTime + start;
  const tone = on.createOscillator();
  const level = on.createGain();
  tone.type = wave;
  tone.frequency.value = pitch;
  level.gain.setValueAtTime(0.0001, begin);
  level.gain.exponentialRampToValueAtTime(0.12, begin + 0.012);
  level.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  tone.connect(level).connect(on.destination);
  tone.start(begin);
  tone.stop(begin + length + 0.02);
}

/** One sound for each kind of thing that happened, at most three at once. */
export function playEvents(events: GameEvent[]): void {
  const cues = new Set(events.map((event) => EVENTS[event.verb]).filter((cue) => cue !== undefined));
  [...cues].slice(0, 3).forEach(play);
}
