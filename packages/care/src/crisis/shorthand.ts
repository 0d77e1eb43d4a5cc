import type { LanguageCode } from '@halved/shared/languages';
import { unspaced } from '../language/traits.ts';
import { once } from '../once.ts';

/** A word between blanks and stops; not a letter of an abbreviation with dots. */
export const typedWord = /(?<![^\s,!?;:…()])[^\s,.!?;:…()]{1,20}(?![^\s,.!?;:…()]|\.\S)/g;

/** The typed forms of a list with one word per line (`not: nt, n0t`), each with the word that it stands for. */
const formsIn = (list: string): (readonly [typed: string, word: string])[] =>
  list
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [word = '', typed = ''] = line.split(':');
      return typed.split(',').map((form) => [form.trim(), word.trim()] as const);
    });

/**
 * Returns a function that writes out what people of a language shorten or spell as they speak: "nn" is "non", "nimma" is
 * "nicht mehr". Only the patterns of that language read the result, beside the text itself. Takes time linear in the
 * length of the text.
 */
export function spellerOf(list: string, language: LanguageCode): (plain: string) => string {
  const words = once(() => new Map(formsIn(list)));
  const wordOf = (typed: string) => words().get(typed) ?? typed;
  if (!unspaced.has(language)) return (plain) => plain.replaceAll(typedWord, wordOf);
  const forms = once(
    () => new RegExp([...words().keys()].sort((one, other) => other.length - one.length).join('|'), 'g'),
  );
  return (plain) => plain.replaceAll(forms(), wordOf);
}
