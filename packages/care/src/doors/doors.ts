import { type Door, doors, mostDoors } from '@halved/shared/doors';
import type { LanguageCode } from '@halved/shared/languages';
import { type FeatureShape, type Features, featuresOf } from '../features.ts';
import { scoresOf, softmax } from '../model/linear.ts';
import { storedModel } from '../model/stored.ts';
import type { Reading } from '../text.ts';
import { nearOf } from './near.ts';

/** The labels of the model. */
export const doorLabels = [...doors, 'none'] as const;

const model = storedModel('doors', doorLabels);

/** The weight of a text's n-grams relative to the listed words. There are few training texts, so words count more. */
const learntShare = 0.4;

/** The input of the model: words, parts of words, and how many of the listed words are near each door. */
export function doorFeaturesOf(reading: Reading, language: LanguageCode, shape: FeatureShape): Features {
  const { at, value } = featuresOf(reading, shape, nearOf(reading, language).entries());
  return {
    at,
    value: value.map((amount, place) => ((at[place] ?? 0) < shape.buckets ? amount * learntShare : amount)),
  };
}

/**
 * The least probability of a door that opens. A wrong door is worse than none: in cross-validation on the training
 * texts, 97 of 100 doors that open at this value are right.
 */
const leastAlone = 0.6;
/** The least probability of each of two doors that open together, and of both. */
const leastOfTwo = 0.3;
const leastTogether = 0.8;

interface Chance {
  door: Door;
  chance: number;
}

function isOpen({ chance }: Chance, likeliest: readonly Chance[]): boolean {
  const together = likeliest.reduce((sum, other) => sum + other.chance, 0);
  return chance >= leastAlone || (chance >= leastOfTwo && together >= leastTogether);
}

/** The kinds of need that a text speaks of, the likeliest first, at most two. Most texts open no door. */
export function doorsOf(reading: Reading, language: LanguageCode): Door[] {
  const from = model();
  const chances = softmax(scoresOf(from, doorFeaturesOf(reading, language, from.shape)), from.temperature);
  const likeliest = doors
    .map((door, place) => ({ door, chance: chances[place] ?? 0 }))
    .sort((a, b) => b.chance - a.chance)
    .slice(0, mostDoors);
  return likeliest.filter((chance) => isOpen(chance, likeliest)).map(({ door }) => door);
}
