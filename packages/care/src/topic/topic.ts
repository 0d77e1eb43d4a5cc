import { type WorryCategory, worryCategories } from '@halved/shared/categories';
import type { LanguageCode } from '@halved/shared/languages';
import { matterWordsOf } from '../bare.ts';
import { type FeatureShape, type Features, featuresOf } from '../features.ts';
import { dense } from '../language/traits.ts';
import { type LinearModel, placeOfMost, scoresOf, softmax } from '../model/linear.ts';
import { storedModel } from '../model/stored.ts';
import type { Reading } from '../text.ts';
import { votesOf } from './votes.ts';

export interface Topic {
  category: WorryCategory;
  /** How often the likeliest category is right, from 0 to 1, even if it is too low to name the category. */
  confidence: number;
  /** In the order of `worryCategories`; they sum to 1. */
  chances: readonly number[];
}

type TopicModel = LinearModel<WorryCategory>;

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
  const features = featuresOf({ words: matterWordsOf(reading) }, shape, votesOf(reading, language).entries());
  if (language === 'en') return features;
  const value = features.value.map((amount, place) =>
    (features.at[place] ?? 0) < shape.buckets ? amount * learntShare : amount,
  );
  return { ...features, value };
}

/** The probability of each category, in the order of `worryCategories`. */
function topicChancesOf(reading: Reading, language: LanguageCode): Float64Array {
  const model = modelFor(language);
  return softmax(scoresOf(model, topicFeaturesOf(reading, language, model.shape)), model.temperature);
}

/** Below this probability the category is "other" (docs/product.md §9.1). */
const leastConfidence = 0.35;

/** From how many characters a text is long. */
const longFrom = 150;
const longFromDense = 60;

/**
 * The model is too certain of texts of another kind than those of its training: the more so of long ones, which have
 * words of several categories, and of languages that have only texts written for the project. Fitted on counselling
 * questions, letters and posts of forums that were written for it, and on SAD texts left out of the training.
 */
const temperatureOfLong = 1.5;
const temperatureOfOthers = 1.2;

function confidenceOf(chances: Float64Array, { plain }: Reading, language: LanguageCode): number {
  const isLong = plain.length >= (dense.has(language) ? longFromDense : longFrom);
  const temperature = (isLong ? temperatureOfLong : 1) * (language === 'en' ? 1 : temperatureOfOthers);
  return Math.max(...softmax(chances.map(Math.log), temperature));
}

export function topicOf(reading: Reading, language: LanguageCode): Topic {
  const chances = topicChancesOf(reading, language);
  const confidence = confidenceOf(chances, reading, language);
  const category = (confidence >= leastConfidence && worryCategories[placeOfMost(chances)]) || 'other';
  return { category, confidence, chances: [...chances] };
}
