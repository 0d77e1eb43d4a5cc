import type { LanguageCode } from '@halved/shared/languages';
import { wordsIn } from '../text.ts';

/** Small words that nearly every sentence to a person contains, for each language with Latin letters. */
const smallWords: readonly (readonly [LanguageCode, string])[] = [
  ['en', 'you are the a is and to of it not your i my me so for with no be have this that'],
  [
    'es',
    'que de el la los las un una eres es estoy tu te ya muy por para con como pero nadie nada yo mi lo se en no',
  ],
  [
    'fr',
    'tu es est un une le la les des je ne pas vous que qui et pour avec très suis toi moi mais rien personne ça',
  ],
  [
    'de',
    'du bist ist ein eine der die das und ich nicht dich dir mit so wie nur doch auch niemand dein deine euch',
  ],
  ['it', 'sei un una il la le di che non tu ti mi io sono per con come ma nessuno fai è sono vai'],
  ['pt', 'você voce é um uma os as de que não nao tu eu te seu sua para com muito mas ninguém és vai se'],
  ['hi', 'hai tu tum kya nahi main mujhe tera teri ho ko ka ki aap'],
];

const listed = smallWords.map(([code, words]) => ({ code, words: new Set(words.split(' ')) }));

/**
 * A language with this share of the best language's matches counts as equally likely, because Spanish and Italian share
 * many words.
 */
const nearlyAsMany = 0.75;

/** The languages with the most small words in a plain text in Latin letters; empty if it contains no small word. */
export function languagesByWords(plain: string): LanguageCode[] {
  const textWords = [...new Set(wordsIn(plain))];
  const counted = listed.map(({ code, words }) => ({
    code,
    hits: textWords.filter((word) => words.has(word)).length,
  }));
  const best = Math.max(...counted.map(({ hits }) => hits));
  return best === 0 ? [] : counted.filter(({ hits }) => hits >= best * nearlyAsMany).map(({ code }) => code);
}
