import { type WorryCategory, worryCategories } from '@halved/shared/categories';
import type { LanguageCode } from '@halved/shared/languages';
import { type FeatureShape, type Features, featuresOf } from '../features.ts';
import { type LinearModel, placeOfMost, scoresOf, softmax } from '../model/linear.ts';
import { storedModel } from '../model/stored.ts';
import type { Reading } from '../text.ts';
import { votesOf } from './votes.ts';

export interface Topic {
  category: WorryCategory;
  /** The probability of the likeliest category, from 0 to 1, even if it is too low to name the category. */
  confidence: number;
  /** In the order of `worryCategories`; they sum to 1. */
  chances: readonly number[];
}

export type TopicModel = LinearModel<WorryCategory>;

const english = storedModel('topic', worryCategories);
const others = storedModel('topic-others', worryCategories);

/**
 * English has a model of its own, because it has thousands of labelled worries. Each other language has two thousand
 * worries that were written for the project.
 */
const modelFor = (language: LanguageCode): TopicModel => (language === 'en' ? english() : others());

/** The weight of a text's n-grams relative to the lexicon's votes, in languages other than English. */
const learntShare = 1.4;

/** The input of the model: words, parts of words, and the votes of the language's lexicon. */
export function topicFeaturesOf(reading: Reading, language: LanguageCode, shape: FeatureShape): Features {
  const features = featuresOf(reading, shape, votesOf(reading, language));
  if (language === 'en') return features;
  const value = features.value.map((amount, place) =>
    (features.at[place] ?? 0) < shape.buckets ? amount * learntShare : amount,
  );
  return { ...features, value };
}

/** The probability of each category, in the order of `worryCategories`. */
export const topicChancesOf = (
  reading: Reading,
  language: LanguageCode,
  from: TopicModel = modelFor(language),
): Float64Array => softmax(scoresOf(from, topicFeaturesOf(reading, language, from.shape)), from.temperature);

/** Below this probability the category is "other" (docs/product.md §9.1). */
const leastConfidence = 0.35;

export function topicOf(reading: Reading, language: LanguageCode): Topic {
  const chances = topicChancesOf(reading, language);
  const best = placeOfMost(chances);
  const confidence = chances[best] ?? 0;
  const category = (confidence >= leastConfidence && worryCategories[best]) || 'other';
  return { category, confidence, chances: [...chances] };
}
