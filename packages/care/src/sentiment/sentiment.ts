import type { LanguageCode } from '@halved/shared/languages';
import { chancesOf } from '../model/linear.ts';
import { storedModel } from '../model/stored.ts';
import type { Reading } from '../text.ts';
import { feltIn } from './felt.ts';
import { valenceOf } from './valence.ts';

export const polarities = ['negative', 'neutral', 'positive'] as const;
export type Polarity = (typeof polarities)[number];

export const severities = ['light', 'heavy'] as const;

const polarity = storedModel('sentiment', polarities);
const severity = storedModel('severity', severities);

export interface Sentiment {
  /** The tone of the words, from −1 to 1. */
  tone: number;
  chances: readonly number[];
}

/**
 * Further inputs of the model: the tone of English words by VADER, and the good and bad words of the languages that
 * have a list of them.
 */
export function toneInputs(text: string, reading: Reading, language: string): number[] {
  const valence = language === 'en' ? valenceOf(text) : 0;
  return [Math.max(0, valence), Math.max(0, -valence), ...feltIn(reading, language)];
}
export const toneInputCount = 4;

const valenceShare = 0.5;
/** The sentiment of a worry of neutral tone and usual severity. */
const start = -0.35;
const usualWeight = 0.45;
const perTone = 0.3;
const perWeight = 1.2;
/** The model of severity is trained on English alone. In other languages the tone replaces it. */
const perToneAlone = 0.6;

/**
 * The share of a move upwards that counts, because cheerful words do not make a worry cheerful. The model of severity
 * also takes a worry in few or unknown words for a light one, so lightness alone never lifts a score above zero.
 */
const upwards = 0.6;

/** The sentiment that is shown for a worry, from −1 to 1. It is below zero for a worry of neutral tone. */
export function scoreOfWorry(tone: number, reading: Reading, language: LanguageCode): number {
  const severityMove = () => perWeight * ((chancesOf(severity(), reading)[1] ?? 0) - usualWeight);
  const move = language === 'en' ? perTone * tone - severityMove() : perToneAlone * tone;
  return Math.max(-1, start + (move > 0 ? upwards * move : move));
}

export function sentimentOf(text: string, reading: Reading, language: LanguageCode): Sentiment {
  const inputs = toneInputs(text, reading, language);
  const chances = chancesOf(polarity(), reading, inputs.entries());
  const model = (chances[2] ?? 0) - (chances[0] ?? 0);
  const valence = (inputs[0] ?? 0) - (inputs[1] ?? 0);
  const tone = language === 'en' ? model * (1 - valenceShare) + valence * valenceShare : model;
  return { tone, chances: [...chances] };
}
