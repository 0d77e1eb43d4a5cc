import type { LanguageCode } from '@halved/shared/languages';
import { chancesOf } from '../model/linear.ts';
import { storedModel } from '../model/stored.ts';
import type { Reading } from '../text.ts';
import { valenceOf } from './valence.ts';

export const polarities = ['negative', 'neutral', 'positive'] as const;
export type Polarity = (typeof polarities)[number];

export const severities = ['light', 'heavy'] as const;

const polarity = storedModel('sentiment', polarities);
const severity = storedModel('severity', severities);

export interface Sentiment {
  /** The tone of the words, from −1 to 1. */
  tone: number;
  /** The severity of the text as a worry, from 0 to 1. */
  weight: number;
  /** The sentiment that is shown for a worry, from −1 to 1. It is below zero for a worry of neutral tone. */
  score: number;
  chances: readonly number[];
}

/**
 * The tone of English words by VADER, as two further inputs of the model. Other languages have no such list under a
 * suitable licence.
 */
export const valenceInputs = (text: string, language: string): number[] => {
  const valence = language === 'en' ? valenceOf(text) : 0;
  return [Math.max(0, valence), Math.max(0, -valence)];
};
export const valenceInputCount = 2;

const valenceShare = 0.5;
/** The sentiment of a worry of neutral tone and usual severity. */
const start = -0.35;
const usualWeight = 0.45;
const perTone = 0.3;
const perWeight = 1.2;
/** The model of severity is trained on English alone. In other languages the tone replaces it. */
const perToneAlone = 0.6;

/** The share of a positive score that counts, because cheerful words do not make a worry cheerful. */
const lightness = 0.5;

function scoreOfWorry(tone: number, weight: number, language: LanguageCode): number {
  const score =
    language === 'en'
      ? start + perTone * tone - perWeight * (weight - usualWeight)
      : start + perToneAlone * tone;
  return Math.max(-1, score > 0 ? score * lightness : score);
}

export function sentimentOf(text: string, reading: Reading, language: LanguageCode): Sentiment {
  const inputs = valenceInputs(text, language);
  const chances = chancesOf(polarity(), reading, inputs);
  const model = (chances[2] ?? 0) - (chances[0] ?? 0);
  const valence = (inputs[0] ?? 0) - (inputs[1] ?? 0);
  const tone = language === 'en' ? model * (1 - valenceShare) + valence * valenceShare : model;
  const weight = chancesOf(severity(), reading)[1] ?? 0;
  return { tone, weight, score: scoreOfWorry(tone, weight, language), chances: [...chances] };
}
