import type { LanguageCode } from '@halved/shared/languages';
import { joining } from '../language/traits.ts';
import { oncePerLanguage } from '../once.ts';
import { stringIndexOf } from '../string-index.ts';

/**
 * Lists of terms by name. Commas separate the terms of a list. A term is one or more words in lower case, without
 * apostrophes: English and German leave them out, other languages write a space. A word that ends with `*` may have any
 * ending, and `..` stands for up to three other words.
 */
export type TermLists<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/** A term at its place among the words of a text: `from` is its first word, `to` the word after its last. */
export interface Placed {
  from: number;
  to: number;
}

/** Where the terms of each list are in a text, in the order of their places. */
export type Places<Name extends string> = ReadonlyMap<Name, readonly Placed[]>;

/** Finds the terms of lists among words (`termWordsOf`). */
type Finder<Name extends string> = (words: readonly string[]) => Places<Name>;

/** The end of a term, after the words by which it is looked up. */
interface Ending<Name> {
  name: Name;
  /** The number of words before this end. */
  before: number;
  words: readonly string[];
}

const skip = '..';
const mostSkipped = 3;
const fewestSpelled = 4;
/** The places of a list that are kept. So a rule has few ways to combine them, also in a text that repeats a word. */
const mostPlaces = 8;

const marked = /[^ -~]/;

/** People leave accents out, so terms and texts are compared without them. */
const folded = (text: string): string =>
  marked.test(text) ? text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss') : text;

/** Words without accents and apostrophes. */
function bareWordsOf(words: readonly string[], language: LanguageCode): readonly string[] {
  const bare = words.some((word) => marked.test(word)) ? words.map(folded) : words;
  if (!bare.some((word) => word.includes("'"))) return bare;
  return joining.has(language)
    ? bare.map((word) => word.replaceAll("'", ''))
    : bare.flatMap((word) => word.split("'"));
}

/** The words of a plain text (`wordsIn`) as terms are written. Letters that stand alone ("k i l l") are put together. */
export function termWordsOf(words: readonly string[], language: LanguageCode): readonly string[] {
  const bare = bareWordsOf(words, language);
  const spelled: string[] = [];
  let letters = '';
  const endLetters = () => {
    if (letters.length >= fewestSpelled) spelled.push(letters);
    else spelled.push(...letters);
    letters = '';
  };
  for (const word of bare) {
    if (word.length === 1) letters += word;
    else {
      if (letters) endLetters();
      spelled.push(word);
    }
  }
  endLetters();
  return spelled;
}

const isOpen = (word: string | undefined) => word?.endsWith('*') === true;

const isAt = (word: string | undefined, written: string): boolean =>
  isOpen(written) ? word?.startsWith(written.slice(0, -1)) === true : word === written;

/** The word after a term that begins at a word; -1 if it does not. Each `..` is tried with few words first. */
function endOf(words: readonly string[], at: number, term: readonly string[], next = 0): number {
  const written = term[next];
  if (written === undefined) return at;
  if (written !== skip) return isAt(words[at], written) ? endOf(words, at + 1, term, next + 1) : -1;
  for (let skipped = 0; skipped <= mostSkipped; skipped++) {
    const end = endOf(words, at + skipped, term, next + 1);
    if (end >= 0) return end;
  }
  return -1;
}

const nothing: readonly string[] = [];

/** A term by its words up to the first open ending or `..`, which are looked up, and the rest. */
function entryOf<Name>(name: Name, words: readonly string[]): readonly [text: string, ending: Ending<Name>] {
  const place = words.findIndex((word) => isOpen(word) || word === skip);
  const before = place < 0 ? words.length : isOpen(words[place]) ? place + 1 : place;
  const text = words.slice(0, before).join(' ');
  const rest = before === words.length ? nothing : words.slice(before);
  return [isOpen(text) ? text.slice(0, -1) : `${text} `, { name, before, words: rest }];
}

/**
 * Finds the terms of lists among words. Takes time linear in their number, because a term has few words and few `..`,
 * and only the terms are tried that begin like the words.
 */
export function finderOf<Name extends string>(
  lists: TermLists<Name> | undefined,
  names: readonly Name[],
): Finder<Name> {
  const strings = stringIndexOf(
    names.flatMap((name) =>
      folded(lists?.[name] ?? '')
        .split(',')
        .map((term) => term.trim().split(' '))
        .filter(([first]) => first !== '')
        .map((words) => entryOf(name, words)),
    ),
  );
  return (words) => {
    const places = new Map<Name, Placed[]>();
    const text = `${words.join(' ')} `;
    let from = 0;
    const add = ({ name, before, words: rest }: Ending<Name>) => {
      const to = endOf(words, from + before, rest);
      if (to < 0) return;
      const known = places.get(name);
      if (!known) places.set(name, [{ from, to }]);
      else if (known.length < mostPlaces) known.push({ from, to });
    };
    let position = 0;
    for (const word of words) {
      strings.at(text, position, add);
      position += word.length + 1;
      from++;
    }
    return places;
  };
}

/** A finder for each language, made with the first text of the language. */
export const findersOf = <Name extends string>(
  listsOf: (language: LanguageCode) => TermLists<Name> | undefined,
  names: readonly Name[],
): ((language: LanguageCode) => Finder<Name>) =>
  oncePerLanguage((language) => finderOf(listsOf(language), names));
