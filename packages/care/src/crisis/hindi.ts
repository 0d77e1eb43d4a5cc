import { slot } from './slots.ts';

/** How people type a word: the nasal sign as a dot, letters without their own dot, "me" as "main" (`shorthand/hi.ts`). */
const typed = [
  ['ँ', 'ं'],
  ['\u093c', ''],
  ['_me_', '_main_'],
  [/_me$/, '_main'],
] as const;

const spellingsOf = (word: string): string[] =>
  typed.reduce(
    (spellings, [from, to]) => [
      ...new Set(spellings.flatMap((one) => [one, one.replaceAll(new RegExp(from, 'g'), to)])),
    ],
    [word.normalize('NFKC')],
  );

/** A slot of Hindi words, each also in the ways in which people type it. */
export const hindiSlot = (words: string): string =>
  slot(words.trim().split(/\s+/).flatMap(spellingsOf).join(' '));
