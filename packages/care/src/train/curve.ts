import { judgedPairs } from '../data/judged-pairs.ts';
import { readingToLearn } from '../in-language.ts';
import { overlapWith } from '../similar/likeness.ts';
import { packVector } from '../similar/packed-vector.ts';
import type { TermsHeader, WorthOf } from '../similar/rarity.ts';
import { strengthOf, vectorOf } from '../similar/similar.ts';
import { topicOf } from '../topic/topic.ts';

type Curve = TermsHeader['curve'];

/** How strongly two worries resemble each other, and whether they are about the same matter (1) or not (0). */
interface Pair {
  strength: number;
  isSame: number;
}

/** Pairs that the search found, each judged twice without knowing its strength. */
const pairsOf = (worth: WorthOf): Pair[] =>
  judgedPairs().map(({ texts: [one, other], verdicts }) => {
    const vector = ({ text, language }: typeof one) => {
      const reading = readingToLearn(text, language);
      return vectorOf(reading, topicOf(reading, language), language, worth);
    };
    return {
      strength: strengthOf(overlapWith(vector(one))(packVector(vector(other)))),
      isSame: verdicts.filter((verdict) => verdict === 'same').length / verdicts.length,
    };
  });

const rounds = 30;

/** Fits the slope of a logistic regression by Newton's method. */
function slopeOf(pairs: readonly Pair[]): number {
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
  return slope;
}

/**
 * Worries that name the same matter in other words have this strength or more, so that the lowest band begins here.
 * The judged pairs alone would begin it much later, and nearly nothing would be shown.
 */
const shownFrom = 9.5;
const shown = 0.4;
/** The second band begins where about this share of the judged pairs of that strength or more is the same matter. */
const good = 0.6;
const goodShare = 0.48;
const fewest = 20;

const logitOf = (chance: number) => Math.log(chance / (1 - chance));

/** The least strength from which on at least `goodShare` of the pairs are the same matter. */
function goodFrom(pairs: readonly Pair[]): number {
  const sorted = [...pairs].sort((a, b) => b.strength - a.strength);
  let same = 0;
  let from = sorted[0]?.strength ?? shownFrom;
  for (const [place, { strength, isSame }] of sorted.entries()) {
    same += isSame;
    if (place + 1 >= fewest && same / (place + 1) >= goodShare) from = strength;
  }
  return Math.max(from, shownFrom + 1);
}

/**
 * The curve from the strength of a likeness to the similarity that is shown. Its slope is that of the judged pairs, but
 * within the lowest band it rises so slowly that the next band does not say much more than these pairs.
 */
export function fitCurve(worth: WorthOf): Curve {
  const pairs = pairsOf(worth);
  const until = goodFrom(pairs);
  const rounded = (value: number) => Math.round(value * 1000) / 1000;
  return {
    from: shownFrom,
    until: rounded(until),
    at: rounded(logitOf(shown)),
    slope: rounded(slopeOf(pairs)),
    rise: rounded((logitOf(good) - logitOf(shown)) / (until - shownFrom)),
  };
}
