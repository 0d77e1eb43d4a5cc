import type { LanguageCode } from '@halved/shared/languages';
import { wordsOf } from '../words/words-of.ts';
import { concepts } from './concept.ts';

interface Term {
  term: string;
  concept: number;
}

/** The terms of a language by their first two characters; a term of one character by that one. */
type Index = ReadonlyMap<string, readonly Term[]>;

const keyLength = 2;
const anywhere: readonly LanguageCode[] = ['ja', 'zh', 'ar'];
const anyEnding: readonly LanguageCode[] = [...anywhere, 'ko'];
const joining: readonly LanguageCode[] = ['en', 'de'];

function indexOf(language: LanguageCode): Index {
  const terms = wordsOf(language).dangerSigns;
  const isOpen = anyEnding.includes(language);
  const all = concepts.flatMap((name, concept) =>
    terms[name].split(', ').map((written) => {
      const stem = written.replace(/\*$/, '');
      return { term: isOpen || stem !== written ? stem : `${stem} `, concept };
    }),
  );
  return Map.groupBy(all, ({ term }) => term.slice(0, keyLength));
}

const indexes = new Map<LanguageCode, Index>();

function indexFor(language: LanguageCode): Index {
  const index = indexes.get(language) ?? indexOf(language);
  indexes.set(language, index);
  return index;
}

/** The words of a plain text with single spaces between, before and after them. */
function spaced(words: readonly string[], language: LanguageCode): string {
  const apart = joining.includes(language) ? '' : ' ';
  return ` ${words.join(' ').replaceAll("'", apart)} `;
}

/** Whether each concept is in the text, in the order of `concepts`. Takes time linear in the length of the text. */
function conceptsIn(words: readonly string[], language: LanguageCode): Uint8Array {
  const found = new Uint8Array(concepts.length);
  const text = spaced(words, language);
  const index = indexFor(language);
  const isAnywhere = anywhere.includes(language);
  for (let at = 1; at < text.length; at++) {
    if (!isAnywhere && text[at - 1] !== ' ') continue;
    for (const { concept } of index.get(text[at] ?? '') ?? []) found[concept] = 1;
    for (const { term, concept } of index.get(text.slice(at, at + keyLength)) ?? []) {
      if (found[concept] === 0 && text.startsWith(term, at)) found[concept] = 1;
    }
  }
  return found;
}

/** The number of inputs that `conceptInputs` returns. */
export const conceptInputCount = concepts.length + (concepts.length * (concepts.length - 1)) / 2;

/** The value of a concept in the model, and that of two concepts that are in one text together. */
const single = 0.6;
const together = 0.6;

/** The place of a pair among the inputs: after the concepts, in the order of the first and then the second. */
const pairPlace = (one: number, other: number): number =>
  concepts.length + one * (concepts.length - 1) - (one * (one - 1)) / 2 + other - one - 1;

/** The concepts of a text, and each pair of them, as inputs of a model. */
export function conceptInputs(words: readonly string[], language: LanguageCode): number[] {
  const found = conceptsIn(words, language);
  const present = [...found.keys()].filter((concept) => found[concept] === 1);
  const inputs = new Array<number>(conceptInputCount).fill(0);
  for (const [place, one] of present.entries()) {
    inputs[one] = single;
    for (const other of present.slice(place + 1)) inputs[pairPlace(one, other)] = together;
  }
  return inputs;
}
