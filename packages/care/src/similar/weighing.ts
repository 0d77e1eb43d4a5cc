import type { LanguageCode } from '@halved/shared/languages';
import { type Reading, spokenWordsOf } from '../text.ts';
import { conceptTermsOf } from './concepts.ts';
import type { WorthOf } from './rarity.ts';
import { type Kind, kinds, termOf, unitsOf } from './terms.ts';

/**
 * These numbers were chosen by `npm run eval:similar -w @halved/api -- --part train`. If divergence counts for more, words
 * of two matters of one category win over those that name the matter.
 */
const weighing = {
  rarityPower: 1.25,
  leastDivergence: 0.3,
  divergencePower: 0.4,
  /** A concept is about a matter, even if the texts of training have too few examples of it. */
  conceptDivergence: 1,
  word: 1,
  phrase: 0.8,
  concept: 1.4,
};

/** A term of a text with its weight. */
export interface Weighed {
  term: number;
  kind: Kind;
  weight: number;
}

/** A word or a pair of characters. */
interface Unit {
  term: number;
  often: number;
  weight: number;
}

const dampened = (often: number) => 1 + Math.log(often);

/** All terms of a text with their weights: words, phrases of two words, and concepts. */
export function weighedTermsOf(reading: Reading, language: LanguageCode, worthOf: WorthOf): Weighed[] {
  const worthFor = (term: number, least: number) => {
    const { rarity, divergence: found } = worthOf(term, language);
    const divergence = Math.max(least, found);
    return (
      rarity ** weighing.rarityPower * (weighing.leastDivergence + divergence) ** weighing.divergencePower
    );
  };
  const units = new Map<string, Unit>();
  const phrases = new Map<string, number>();
  let before: string | undefined;
  for (const word of spokenWordsOf(reading)) {
    const own = unitsOf(word, language);
    for (const unit of own) {
      const known = units.get(unit);
      if (known) known.often++;
      else {
        const term = termOf(unit, kinds.word);
        units.set(unit, { term, often: 1, weight: worthFor(term, 0) });
      }
    }
    const [only] = own.length === 1 ? own : [];
    if (before !== undefined && only !== undefined) {
      const weightOf = (unit: string) => units.get(unit)?.weight ?? 0;
      // A phrase says as much as its two words, so that it needs no numbers of its own.
      phrases.set(`${before} ${only}`, Math.sqrt(weightOf(before) * weightOf(only)));
    }
    before = only;
  }
  return [
    ...[...units.values()].map(({ term, often, weight }) => ({
      term,
      kind: kinds.word,
      weight: weighing.word * dampened(often) * weight,
    })),
    ...[...phrases].map(([phrase, weight]) => ({
      term: termOf(phrase, kinds.phrase),
      kind: kinds.phrase,
      weight: weighing.phrase * weight,
    })),
    ...conceptTermsOf(reading, language).map(([term, often]) => ({
      term,
      kind: kinds.concept,
      weight: weighing.concept * dampened(often) * worthFor(term, weighing.conceptDivergence),
    })),
  ];
}
