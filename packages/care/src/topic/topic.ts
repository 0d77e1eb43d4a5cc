import { type WorryCategory, worryCategories } from '@halved/shared/categories';
import type { LanguageCode } from '@halved/shared/languages';
import { chancesOf, placeOfMost } from '../model/linear.ts';
import { storedModel } from '../model/stored.ts';
import type { Reading } from '../text.ts';
import { votesOf } from './votes.ts';

export interface Topic {
  category: WorryCategory;
  /** How likely the likeliest category is, 0 to 1, also where that is too little to name it. */
  confidence: number;
  /** In the order of `worryCategories`; they sum to 1. */
  chances: readonly number[];
}

const model = storedModel('topic', worryCategories);

/** Below this a worry is about something else (spec 2 §5: no category is better than a wrong one). */
const leastConfidence = 0.35;

export function topicOf(reading: Reading, language: LanguageCode): Topic {
  const chances = chancesOf(model(), reading, votesOf(reading, language));
  const best = placeOfMost(chances);
  const confidence = chances[best] ?? 0;
  const category = (confidence >= leastConfidence && worryCategories[best]) || 'other';
  return { category, confidence, chances: [...chances] };
}
