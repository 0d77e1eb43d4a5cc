import type { LanguageCode } from '@halved/shared/languages';
import { wordsOf } from '../text.ts';

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

interface Term<Name> {
  name: Name;
  words: readonly string[];
}

const skip = '..';
const mostSkipped = 3;
/** The letters by which terms are looked up. A word with an open ending has at least so many before it. */
const keyLength = 3;
const fewestSpelled = 4;
/** The places of a list that are kept. So a rule has few ways to combine them, also in a text that repeats a word. */
const mostPlaces = 8;

const joining: readonly LanguageCode[] = ['en', 'de'];

/** People leave accents out, so terms and texts are compared without them. */
const folded = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss');

/** The words of a plain text as terms are written. Letters that stand alone ("k i l l") are put together. */
export function termWordsOf(plain: string, language: LanguageCode): string[] {
  const words = wordsOf(folded(plain)).flatMap((word) =>
    joining.includes(language) ? [word.replaceAll("'", '')] : word.split("'"),
  );
  const spelled: string[] = [];
  let letters: string[] = [];
  const endLetters = () => {
    spelled.push(...(letters.length < fewestSpelled ? letters : [letters.join('')]));
    letters = [];
  };
  for (const word of words) {
    if (word.length === 1) letters.push(word);
    else {
      endLetters();
      spelled.push(word);
    }
  }
  endLetters();
  return spelled;
}

const isAt = (word: string | undefined, written: string): boolean =>
  written.endsWith('*') ? word?.startsWith(written.slice(0, -1)) === true : word === written;

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

/**
 * Finds the terms of lists among words. Takes time linear in their number, because a term has few words and few `..`,
 * and only the terms are tried that begin like the word.
 */
export function finderOf<Name extends string>(
  lists: TermLists<Name>,
  names: readonly Name[],
): (words: readonly string[]) => Places<Name> {
  const terms = names.flatMap((name): Term<Name>[] =>
    folded(lists[name] ?? '')
      .split(',')
      .map((term) => term.trim().split(' '))
      .filter(([first]) => first !== '')
      .map((words) => ({ name, words })),
  );
  const index = Map.groupBy(terms, ({ words }) => (words[0] ?? '').replace('*', '').slice(0, keyLength));
  return (words) => {
    const places = new Map<Name, Placed[]>();
    for (const [from, word] of words.entries()) {
      for (const { name, words: term } of index.get(word.slice(0, keyLength)) ?? []) {
        const to = endOf(words, from, term);
        if (to < 0) continue;
        const known = places.get(name);
        if (!known) places.set(name, [{ from, to }]);
        else if (known.length < mostPlaces) known.push({ from, to });
      }
    }
    return places;
  };
}
