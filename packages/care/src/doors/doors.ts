import { worryCategories } from '@halved/shared/categories';
import { type Door, doors, mostDoors } from '@halved/shared/doors';
import type { LanguageCode } from '@halved/shared/languages';
import { matterWordsOf } from '../bare.ts';
import { type FeatureShape, type Features, featuresOf } from '../features.ts';
import { scoresOf, softmax } from '../model/linear.ts';
import { storedModel } from '../model/stored.ts';
import { conceptCount, conceptPlacesOf } from '../similar/concepts.ts';
import type { Reading } from '../text.ts';
import type { Topic } from '../topic/topic.ts';
import { nearCount, nearOf } from './near.ts';

/** The labels of the model. */
export const doorLabels = [...doors, 'none'] as const;

const model = storedModel('doors', doorLabels);

/** The weight of a text's n-grams relative to the listed words. There are few training texts, so words count more. */
const learntShare = 0.4;

/** The value of a matter of worries (`similar/concepts.ts`) in the model. */
const matterValue = 0.6;

type Chances = Pick<Topic, 'chances'>;

/** The number of inputs besides the words: the lists, the matters of worries and the categories. */
export const doorInputCount = (): number => nearCount + conceptCount() + worryCategories.length;

/**
 * The input of the model: words, parts of words, how many of the listed words are near each door, the matters of
 * worries, and the chance of each category. Most texts name their need in words that no list of the doors has.
 */
export function doorFeaturesOf(
  reading: Reading,
  language: LanguageCode,
  { chances }: Chances,
  shape: FeatureShape,
): Features {
  const matters = [...conceptPlacesOf(reading, language).keys()];
  const { at, value } = featuresOf({ words: matterWordsOf(reading) }, shape, [
    ...nearOf(reading, language).entries(),
    ...matters.map((matter) => [nearCount + matter, matterValue] as const),
    ...chances.map((chance, place) => [nearCount + conceptCount() + place, chance] as const),
  ]);
  return {
    at,
    value: value.map((amount, place) => ((at[place] ?? 0) < shape.buckets ? amount * learntShare : amount)),
  };
}

/**
 * The least probability of a door that opens. A wrong door is worse than none: in cross-validation on the training
 * texts, each fifth of a file in turn, 90 of 100 doors that open at these values are right, and 5 of 100 texts that only sound
 * like a need open one. A choice of single texts for each fifth promises more, because lines that follow each other
 * resemble each other.
 */
const leastAlone = 0.6;
/** Plain meals are among the training texts that open no door, so the model is less certain of an eating disorder. */
const leastOfEating = 0.5;
/** The least probability of each of two doors that open together, and of both. */
const leastOfTwo = 0.4;
const leastTogether = 0.85;

interface Chance {
  door: Door;
  chance: number;
}

function isOpen({ door, chance }: Chance, likeliest: readonly Chance[]): boolean {
  const together = likeliest.reduce((sum, other) => sum + other.chance, 0);
  const least = door === 'eating' ? leastOfEating : leastAlone;
  return chance >= least || (chance >= leastOfTwo && together >= leastTogether);
}

/** The kinds of need that a text speaks of, the likeliest first, at most two. Most texts open no door. */
export function doorsOf(reading: Reading, language: LanguageCode, topic: Chances): Door[] {
  const from = model();
  const scores = scoresOf(from, doorFeaturesOf(reading, language, topic, from.shape));
  const chances = softmax(scores, from.temperature);
  const likeliest = doors
    .map((door, place) => ({ door, chance: chances[place] ?? 0 }))
    .sort((a, b) => b.chance - a.chance)
    .slice(0, mostDoors);
  return likeliest.filter((chance) => isOpen(chance, likeliest)).map(({ door }) => door);
}
