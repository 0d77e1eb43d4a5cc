import type { LanguageCode } from '@halved/shared/languages';
import { joining } from '../../language/traits.ts';
import { oncePerLanguage } from '../../once.ts';
import { findIn, type StringIndex, stringIndexOf } from '../../string-index.ts';
import { wordsOf } from '../../words/words-of.ts';
import { type DangerSign, dangerSignNames } from './names.ts';

const anywhere: readonly LanguageCode[] = ['ja', 'zh', 'ar'];
const anyEnding: readonly LanguageCode[] = [...anywhere, 'ko'];

/** The terms of a sign in a language (`DangerSignTerms`). */
export const termsOf = (sign: DangerSign, language: LanguageCode): string[] =>
  wordsOf(language).dangerSigns[sign].split(', ');

/** Terms that `findTerms` finds, each with a tag. */
export function termIndexOf<Tag>(
  terms: readonly (readonly [term: string, tag: Tag])[],
  language: LanguageCode,
): StringIndex<Tag> {
  const isOpen = anyEnding.includes(language);
  return stringIndexOf(
    terms.map(([term, tag]) => {
      const stem = term.replace(/\*$/, '');
      return [isOpen || stem !== term ? stem : `${stem} `, tag] as const;
    }),
  );
}

/** The terms of all signs, with the places of their signs. */
const termsFor = oncePerLanguage((language) =>
  termIndexOf(
    dangerSignNames.flatMap((name, sign) => termsOf(name, language).map((term) => [term, sign] as const)),
    language,
  ),
);

/** The words of a plain text with a space after each. */
function spaced(words: readonly string[], language: LanguageCode): string {
  const apart = joining.has(language) ? '' : ' ';
  return `${words.join(' ').replaceAll("'", apart)} `;
}

/** Calls `found` with the tag of each term in a text. Takes time linear in the length of the text. */
export function findTerms<Tag>(
  words: readonly string[],
  language: LanguageCode,
  terms: StringIndex<Tag>,
  found: (tag: Tag) => void,
): void {
  findIn(spaced(words, language), terms, anywhere.includes(language) ? 'characters' : 'words', found);
}

/** The signs that are in a text, by their places. */
export function dangerSignsIn(words: readonly string[], language: LanguageCode): ReadonlySet<number> {
  const found = new Set<number>();
  findTerms(words, language, termsFor(language), (sign) => found.add(sign));
  return found;
}

const count = dangerSignNames.length;
/** The number of places of the inputs that `dangerSignInputs` returns. */
export const dangerSignInputCount = count + (count * (count - 1)) / 2;

/** The value of a sign in the model, and that of two signs that are in one text together. */
const single = 0.6;
const together = 0.6;

/** The place of a pair among the inputs: after the signs, in the order of the first and then the second. */
const pairPlace = (one: number, other: number): number =>
  count + one * (count - 1) - (one * (one - 1)) / 2 + other - one - 1;

/** Signs, and each pair of them, as inputs of a model. */
export function dangerSignInputs(found: ReadonlySet<number>): [place: number, amount: number][] {
  const ordered = [...found].sort((a, b) => a - b);
  const inputs = ordered.map((sign): [number, number] => [sign, single]);
  for (const [place, one] of ordered.entries()) {
    for (let other = place + 1; other < ordered.length; other++) {
      inputs.push([pairPlace(one, ordered[other] ?? 0), together]);
    }
  }
  return inputs;
}
