import { worryCategories } from '@halved/shared/categories';
import { overlapWith } from '../similar/likeness.ts';
import { packVector } from '../similar/packed-vector.ts';
import type { TermsHeader, WorthOf } from '../similar/rarity.ts';
import { strengthOf, vectorOf } from '../similar/similar.ts';
import { readingOf } from '../text.ts';
import type { Labelled } from './worths.ts';

type Curve = TermsHeader['curve'];

/** How strongly two worries resemble each other, and whether they are about the same matter (1) or not (0). */
interface Pair {
  strength: number;
  isSame: number;
}

const everyQuery = 6;
const mostTexts = 3_000;
/** The pairs of each text are those that a reader would see: the texts that are most like it. */
const bestOf = 10;
/** People gave the same category to about this share of the texts about the same matter. */
const agreement = 0.85;
/** The categories of texts of training are known to the topic model, so all pairs get the usual likeness of their topics. */
const usualTopic = 0.7;

/**
 * There are no labels for the same matter. Two worries that share words and a category mostly share the matter; of
 * two worries drawn at random, some share a category by chance, and that share is taken off.
 */
function pairsOf(labelled: readonly Labelled[], worth: WorthOf): Pair[] {
  const other = worryCategories.indexOf('other');
  const own = labelled.filter(({ language, category }) => language === 'en' && category !== other);
  const step = Math.max(1, Math.floor(own.length / mostTexts));
  const texts = own.filter((_, place) => place % step === 0);
  const vectors = texts.map(({ text, language }) =>
    vectorOf(readingOf(text), { chances: worryCategories.map(() => 0) }, language, worth),
  );
  const packed = vectors.map(packVector);
  return vectors.flatMap((vector, place) => {
    if (place % everyQuery > 0) return [];
    const category = texts[place]?.category;
    const overlap = overlapWith(vector);
    const byChance = texts.filter((text) => text.category === category).length / texts.length;
    return packed
      .map((each, index) => ({
        index,
        strength: index === place ? 0 : strengthOf({ ...overlap(each), topic: usualTopic }),
      }))
      .sort((a, b) => b.strength - a.strength || a.index - b.index)
      .slice(0, bestOf)
      .filter(({ strength }) => strength > 0)
      .map(({ index, strength }) => ({
        strength,
        isSame: ((texts[index]?.category === category ? 1 : 0) - byChance) / (agreement - byChance),
      }));
  });
}

const rounds = 30;

/** Fits a logistic regression with two numbers by Newton's method. */
function fitted(pairs: readonly Pair[]): Curve {
  let [bias, slope] = [0, 0];
  for (let round = 0; round < rounds; round++) {
    let [ofBias, ofSlope, biases, both, slopes] = [0, 0, 1e-6, 0, 1e-6];
    for (const { strength, isSame } of pairs) {
      const chance = 1 / (1 + Math.exp(-(bias + slope * strength)));
      const spread = chance * (1 - chance);
      ofBias += isSame - chance;
      ofSlope += (isSame - chance) * strength;
      biases += spread;
      both += spread * strength;
      slopes += spread * strength * strength;
    }
    const determinant = biases * slopes - both * both;
    bias += (slopes * ofBias - both * ofSlope) / determinant;
    slope += (biases * ofSlope - both * ofBias) / determinant;
  }
  const rounded = (value: number) => Math.round(value * 1000) / 1000;
  return { bias: rounded(bias), slope: rounded(slope) };
}

/** Fits the curve from the strength of a likeness to the probability that both worries are about the same matter. */
export const fitCurve = (labelled: readonly Labelled[], worth: WorthOf): Curve =>
  fitted(pairsOf(labelled, worth));
