// A handful of short sounds, synthesised on demand, without files.
export type Sound = "step" | "stone" | "lid" | "water" | "gulp" | "bell" | "card";

interface Tone {
  wave: OscillatorType;
  from: number; // hertz
  to: number;
  seconds: number;
  loud: number;
}

const TONES: Record<Sound, Tone> = {
  step: { wave: "triangle", from: 180, to: 120, seconds: 0.05, loud: 0.12 },
  stone: { wave: "sawtooth", from: 90, to: 60, seconds: 0.16, loud: 0.1 },
  lid: { wave: "square", from: 140, to: 80, seconds: 0.12, loud: 0.07 },
  water: { wave: "sine", from: 520, to: 240, seconds: 0.25, loud: 0.1 },
  gulp: { wave: "sine", from: 300, to: 70, seconds: 0.35, loud: 0.2 },
  bell: { wave: "sine", from: 880, to: 878, seconds: 0.7, loud: 0.12 },
  card: { wave: "triangle", from: 420, to: 640, seconds: 0.08, loud: 0.1 },
};

let context: AudioContext | undefined;

export function sound(name: Sound): void {
  context ??= new AudioContext();
  const { wave, from, to, seconds, loud } = TONES[name];
  const now = context.currentTime;
  const tone = new OscillatorNode(context, { type: wave, frequency: from });
  const volume = new GainNode(context, { gain: loud });
  tone.frequency.exponentialRampToValueAtTime(to, now + seconds);
  volume.gain.exponentialRampToValueAtTime(0.001, now + seconds);
  tone.connect(volume).connect(context.destination);
  tone.start(now);
  tone.stop(now + seconds);
}
