import { defaultLanguage, isLanguageCode, type LanguageCode } from '@halved/shared/languages';
import type { Row } from '../data/rows.ts';
import { overlapOf, type Vector, vectorOf } from '../similar/similar.ts';
import type { TermsHeader } from '../similar/terms.ts';
import { readingOf } from '../text.ts';
import { type TopicModel, topicChancesOf } from '../topic/topic.ts';

type Curve = TermsHeader['curve'];

interface Pair {
  terms: number;
  topic: number;
  isSame: boolean;
}

/** The length of the shortest text that is split, because the halves of a shorter one would have too little meaning. */
const leastLength = 160;
const mostTexts = 600;
const differentPerText = 4;

/** Splits a text at the first space after its middle. */
function halvesOf(text: string): readonly [string, string] {
  const cut = text.indexOf(' ', Math.floor(text.length / 2));
  return cut < 0 ? [text, text] : [text.slice(0, cut), text.slice(cut)];
}

/**
 * Builds the training pairs. There are no labels for similar worries. So two halves of one worry count as similar, and
 * halves of different worries count as different. For each similar pair there are four different ones, because about a
 * fifth of the candidates from the database are similar.
 */
function pairsOf(halves: readonly (readonly [Vector, Vector])[]): Pair[] {
  return halves.flatMap(([first, second], place) => {
    const others = Array.from(
      { length: differentPerText },
      (_, step) => halves[(place + 1 + step * 7) % halves.length],
    );
    return [
      { ...overlapOf(first, second), isSame: true },
      ...others.flatMap((other) => (other ? [{ ...overlapOf(first, other[1]), isSame: false }] : [])),
    ];
  });
}

const rounds = 3000;
const rate = 0.5;
const shareRate = 4;

/** Fits a logistic regression by gradient descent, which is enough for three numbers. */
function fitted(pairs: readonly Pair[]): Curve {
  let [bias, terms, topic] = [0, 0, 0];
  for (let round = 0; round < rounds; round++) {
    let [ofBias, ofTerms, ofTopic] = [0, 0, 0];
    for (const pair of pairs) {
      const root = Math.sqrt(pair.terms);
      const wrong = 1 / (1 + Math.exp(-(bias + terms * root + topic * pair.topic))) - (pair.isSame ? 1 : 0);
      ofBias += wrong;
      ofTerms += wrong * root;
      ofTopic += wrong * pair.topic;
    }
    bias -= (rate * ofBias) / pairs.length;
    terms -= (shareRate * rate * ofTerms) / pairs.length;
    topic -= (rate * ofTopic) / pairs.length;
  }
  const rounded = (value: number) => Math.round(value * 1000) / 1000;
  return { bias: rounded(bias), terms: rounded(Math.max(1, terms)), topic: rounded(Math.max(0, topic)) };
}

export function fitCurve(
  rows: readonly Row[],
  modelFor: (language: LanguageCode) => TopicModel,
  rarity: (term: number) => number,
): Curve {
  const vector = (text: string, lang: string): Vector => {
    const reading = readingOf(text);
    const language = isLanguageCode(lang) ? lang : defaultLanguage;
    const chances = topicChancesOf(reading, language, modelFor(language));
    return vectorOf(reading, { chances: [...chances] }, rarity);
  };
  const long = rows.filter(({ text }) => text.length >= leastLength).slice(0, mostTexts);
  const halves = long.map(({ text, lang }) => {
    const [first, second] = halvesOf(text);
    return [vector(first, lang), vector(second, lang)] as const;
  });
  return fitted(pairsOf(halves));
}
