// A soft bell when it is my turn; made here, no file is loaded.
let context: AudioContext | null = null;

export function chime() {
  try {
    context ??= new AudioContext();
    const now = context.currentTime;
    for (const [pitch, after] of [
      [660, 0],
      [880, 0.09],
    ]) {
      const tone = context.createOscillator();
      const loud = context.createGain();
      tone.frequency.value = pitch;
      loud.gain.setValueAtTime(0.0001, now + after);
      loud.gain.exponentialRampToValueAtTime(0.08, now + after + 0.02);
      loud.gain.exponentialRampToValueAtTime(0.0001, now + after + 0.5);
      tone.connect(loud).connect(context.destination);
      tone.start(now + after);
      tone.stop(now + after + 0.55);
    }
  } catch {
    // no sound here: nothing depends on it
  }
}
