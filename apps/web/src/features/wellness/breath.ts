/** The parts of a breath. Between breathing in and out, and out and in, the breath may rest. */
type BreathPart = 'in' | 'hold' | 'out';

/** A part of a breath in a rhythm, with its duration. */
interface BreathPhase {
  part: BreathPart;
  seconds: number;
  /** How far the lungs are filled at the end of the part: 0 or 1. */
  filled: number;
}

/** What the four numbers of a rhythm stand for, in their order. */
const parts = [
  { part: 'in', filled: 1 },
  { part: 'hold', filled: 1 },
  { part: 'out', filled: 0 },
  { part: 'hold', filled: 0 },
] as const;

/** Seconds to breathe in, hold, breathe out and hold, as in the contract. */
export type Rhythm = readonly number[];

/** The parts of a rhythm that take time. */
export const phasesOf = (rhythm: Rhythm): BreathPhase[] =>
  parts.flatMap((part, index) => {
    const seconds = rhythm[index] ?? 0;
    return seconds > 0 ? [{ ...part, seconds }] : [];
  });

/** The seconds of one breath; 0 for a rhythm that has none. */
export const breathSeconds = (rhythm: Rhythm): number =>
  phasesOf(rhythm).reduce((total, { seconds }) => total + seconds, 0);

export interface BreathMoment {
  part: BreathPart;
  /** The second within the part, from 1. */
  second: number;
  /** The number of the breath, from 1. */
  breath: number;
  /** A number that differs between neighbouring parts. */
  turn: number;
}

/** Where in its rhythm a breath is after this many whole seconds; null for a rhythm without seconds. */
export function breathAt(rhythm: Rhythm, elapsed: number): BreathMoment | null {
  const phases = phasesOf(rhythm);
  const total = breathSeconds(rhythm);
  if (total === 0) return null;
  const breath = Math.floor(elapsed / total);
  let left = elapsed - breath * total;
  for (const [index, { part, seconds }] of phases.entries()) {
    if (left < seconds) {
      return { part, second: left + 1, breath: breath + 1, turn: breath * phases.length + index };
    }
    left -= seconds;
  }
  return null;
}

/** The size of the circle with empty lungs, as a part of its full size. */
const restingScale = 0.55;
const scaleOf = (filled: number) => restingScale + (1 - restingScale) * filled;

/** The keyframes of one breath for the Web Animations API. */
export function breathKeyframes(rhythm: Rhythm): Keyframe[] {
  const total = breathSeconds(rhythm);
  let reached = 0;
  return [
    { offset: 0, scale: restingScale, easing: 'ease-in-out' },
    ...phasesOf(rhythm).map(({ seconds, filled }) => {
      reached += seconds;
      return { offset: reached / total, scale: scaleOf(filled), easing: 'ease-in-out' };
    }),
  ];
}
