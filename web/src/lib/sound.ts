// Short sounds, made here: no file is loaded. They begin after the first click, softly.
import { settings } from "./page.svelte";

export type Sound =
  | "turn"
  | "aim"
  | "deal"
  | "lay"
  | "flip"
  | "coin"
  | "blow"
  | "clang"
  | "hurt"
  | "heal"
  | "step"
  | "door"
  | "roar"
  | "die"
  | "stone"
  | "win"
  | "lose";

const LOUD = 0.5;
const MOST = 3; // at once
const APART = 90; // ms between two of a kind
const UNSEEN: ReadonlySet<Sound> = new Set(["turn", "aim"]); // those that are heard from a tab in the background

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;
const heard = new Map<Sound, number>();
let ending: number[] = []; // when those that sound now are over

interface Tone {
  from: number; // Hz
  to?: number;
  at?: number; // seconds
  long: number;
  loud?: number;
  shape?: OscillatorType;
}

interface Hiss {
  low: number;
  high: number; // the band sweeps from the one to the other
  at?: number;
  long: number;
  loud?: number;
}

const SET: Record<Sound, { tones?: Tone[]; hisses?: Hiss[] }> = {
  turn: { tones: [bell(660, 0, 0.5), bell(880, 0.09, 0.5)] },
  aim: { tones: [bell(90, 0, 0.4, 0.3), { from: 300, to: 500, long: 0.4, loud: 0.05, shape: "sawtooth" }] },
  deal: { hisses: [{ low: 2500, high: 2500, long: 0.06, loud: 0.12 }] },
  lay: { hisses: [{ low: 2500, high: 2000, long: 0.06, loud: 0.12 }], tones: [bell(120, 0, 0.12, 0.25)] },
  flip: { hisses: [{ low: 800, high: 3000, long: 0.12, loud: 0.14 }] },
  coin: { tones: [bell(1400, 0, 0.18, 0.1), bell(2100, 0.03, 0.18, 0.08)] },
  blow: {
    hisses: [{ low: 900, high: 300, long: 0.1, loud: 0.3 }],
    tones: [{ from: 140, to: 60, long: 0.22, loud: 0.4 }],
  },
  clang: { tones: [bell(900, 0, 0.3, 0.1), bell(1340, 0, 0.3, 0.08), bell(2010, 0, 0.25, 0.06)] },
  hurt: { tones: [{ from: 220, to: 150, long: 0.25, loud: 0.06, shape: "square" }] },
  heal: { tones: [bell(520, 0, 0.2, 0.1), bell(660, 0.1, 0.2, 0.1), bell(830, 0.2, 0.25, 0.1)] },
  step: { tones: [{ from: 320, to: 180, long: 0.07, loud: 0.16, shape: "triangle" }] },
  door: {
    tones: [bell(140, 0, 0.12, 0.4), { from: 300, to: 180, at: 0.3, long: 0.3, loud: 0.06, shape: "sawtooth" }],
    hisses: [{ low: 1200, high: 400, at: 0.12, long: 0.2, loud: 0.3 }],
  },
  roar: {
    hisses: [{ low: 300, high: 140, long: 0.6, loud: 0.4 }],
    tones: [{ from: 80, to: 60, long: 0.6, loud: 0.2 }],
  },
  die: { tones: [0, 0.09, 0.2, 0.34, 0.52].map((at, i) => bell(i === 4 ? 240 : 360, at, 0.06, 0.2)) },
  stone: {
    tones: [{ from: 60, to: 45, long: 0.9, loud: 0.5 }],
    hisses: [{ low: 200, high: 90, long: 0.9, loud: 0.2 }],
  },
  win: { tones: [523, 659, 784, 1047].map((pitch, i) => bell(pitch, i * 0.14, 0.6, 0.14)) },
  lose: { tones: [bell(392, 0, 0.4, 0.14), bell(294, 0.22, 0.6, 0.14)] },
};

function bell(from: number, at: number, long: number, loud = 0.16): Tone {
  return { from, at, long, loud };
}

/** May it be heard now: not muted, few at once, no two of a kind on top of each other? */
export function may(sound: Sound, now: number, hidden: boolean): boolean {
  if (!settings.sound || (hidden && !UNSEEN.has(sound))) return false;
  ending = ending.filter((end) => end > now);
  return ending.length < MOST && now - (heard.get(sound) ?? -APART) >= APART;
}

export function play(sound: Sound | "") {
  const now = performance.now();
  if (!sound || !(sound in SET) || !may(sound, now, document.hidden)) return;
  try {
    if (!navigator.userActivation?.hasBeenActive) return; // browsers forbid it before
    context ??= new AudioContext();
    const out = context.createGain();
    out.gain.value = LOUD;
    out.connect(context.destination);
    const { tones = [], hisses = [] } = SET[sound];
    tones.forEach((one) => ring(context!, out, one));
    hisses.forEach((one) => rustle(context!, out, one));
    const long = Math.max(...[...tones, ...hisses].map((one) => (one.at ?? 0) + one.long));
    heard.set(sound, now);
    ending.push(now + long * 1000);
  } catch {
    // no sound here: nothing depends on it
  }
}

/** Loud at once, then fading. */
function faded(audio: AudioContext, out: AudioNode, at: number, long: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
  gain.connect(out);
  return gain;
}

function ring(audio: AudioContext, out: AudioNode, { from, to = from, at = 0, long, loud = 0.16, shape }: Tone) {
  const start = audio.currentTime + at;
  const tone = audio.createOscillator();
  tone.type = shape ?? "sine";
  tone.frequency.setValueAtTime(from, start);
  tone.frequency.exponentialRampToValueAtTime(to, start + long);
  tone.connect(faded(audio, out, start, long, loud));
  tone.start(start);
  tone.stop(start + long + 0.05);
}

function rustle(audio: AudioContext, out: AudioNode, { low, high, at = 0, long, loud = 0.16 }: Hiss) {
  const start = audio.currentTime + at;
  noise ??= white(audio);
  const source = audio.createBufferSource();
  source.buffer = noise;
  source.loop = true;
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.setValueAtTime(low, start);
  band.frequency.exponentialRampToValueAtTime(high, start + long);
  source.connect(band).connect(faded(audio, out, start, long, loud));
  source.start(start);
  source.stop(start + long + 0.05);
}

function white(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return buffer;
}
