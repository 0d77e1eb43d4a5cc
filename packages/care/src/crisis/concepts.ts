import type { LanguageCode } from '@halved/shared/languages';
import { findIn, type Needles, needlesOf } from '../needles.ts';
import { oncePerLanguage } from '../once.ts';
import { wordsOf } from '../words/words-of.ts';
import { type Concept, concepts } from './concept.ts';

const anywhere: readonly LanguageCode[] = ['ja', 'zh', 'ar'];
const anyEnding: readonly LanguageCode[] = [...anywhere, 'ko'];
const joining: readonly LanguageCode[] = ['en', 'de'];

/** The terms of a concept in a language; one that ends with `*` is the beginning of a word. */
export const termsOf = (concept: Concept, language: LanguageCode): string[] =>
  wordsOf(language).dangerSigns[concept].split(', ');

/** Terms to be found by `findTerms`, each with a tag. */
export function needlesOfTerms<Tag>(
  terms: readonly (readonly [term: string, tag: Tag])[],
  language: LanguageCode,
): Needles<Tag> {
  const isOpen = anyEnding.includes(language);
  return needlesOf(
    terms.map(([term, tag]) => {
      const stem = term.replace(/\*$/, '');
      return [isOpen || stem !== term ? stem : `${stem} `, tag] as const;
    }),
  );
}

/** The terms of a language, with the places of their concepts. */
const signsOf = (language: LanguageCode): Needles<number> =>
  needlesOfTerms(
    concepts.flatMap((concept, place) => termsOf(concept, language).map((term) => [term, place] as const)),
    language,
  );

const signsFor = oncePerLanguage(signsOf);

/** The words of a plain text with a space after each. */
function spaced(words: readonly string[], language: LanguageCode): string {
  const apart = joining.includes(language) ? '' : ' ';
  return `${words.join(' ').replaceAll("'", apart)} `;
}

/** Calls `found` with the tag of each term in a text. Takes time linear in the length of the text. */
export const findTerms = <Tag>(
  words: readonly string[],
  language: LanguageCode,
  needles: Needles<Tag>,
  found: (tag: Tag) => void,
): void =>
  findIn(spaced(words, language), needles, anywhere.includes(language) ? 'characters' : 'words', found);

/** The concepts that are in a text, by their places. */
export function conceptsIn(words: readonly string[], language: LanguageCode): ReadonlySet<number> {
  const found = new Set<number>();
  findTerms(words, language, signsFor(language), (concept) => found.add(concept));
  return found;
}

/** The number of places of the inputs that `conceptInputs` returns. */
export const conceptInputCount = concepts.length + (concepts.length * (concepts.length - 1)) / 2;

/** The value of a concept in the model, and that of two concepts that are in one text together. */
const single = 0.6;
const together = 0.6;

/** The place of a pair among the inputs: after the concepts, in the order of the first and then the second. */
const pairPlace = (one: number, other: number): number =>
  concepts.length + one * (concepts.length - 1) - (one * (one - 1)) / 2 + other - one - 1;

/** Concepts, and each pair of them, as inputs of a model. */
export function conceptInputs(found: ReadonlySet<number>): [place: number, amount: number][] {
  const ordered = [...found].sort((a, b) => a - b);
  const inputs = ordered.map((concept): [number, number] => [concept, single]);
  for (const [place, one] of ordered.entries()) {
    for (let other = place + 1; other < ordered.length; other++) {
      inputs.push([pairPlace(one, ordered[other] ?? 0), together]);
    }
  }
  return inputs;
}
