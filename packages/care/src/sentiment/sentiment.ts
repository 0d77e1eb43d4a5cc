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
  /** −1 to 1: how the words sound. */
  tone: number;
  /** 0 to 1: how heavy it weighs, if it is a worry. */
  weight: number;
  /** −1 to 1: what the product shows for a worry, which starts below zero. */
  score: number;
  chances: readonly number[];
}

/** A worry is none because it sounds cheerful: what is left of a tone of 1. */
const start = -0.3;
const weightShare = 0.25;
const valenceShare = 0.5;

export function sentimentOf(text: string, reading: Reading, language: LanguageCode): Sentiment {
  const chances = chancesOf(polarity(), reading);
  const model = (chances[2] ?? 0) - (chances[0] ?? 0);
  const tone = language === 'en' ? model * (1 - valenceShare) + valenceOf(text) * valenceShare : model;
  const weight = chancesOf(severity(), reading)[1] ?? 0;
  const score = start + tone * (1 + start) * (1 - weightShare) - weight * (1 + start) * weightShare;
  return { tone, weight, score: Math.max(-1, Math.min(1, score)), chances: [...chances] };
}
