import type { LanguageCode } from '@halved/shared/languages';
import { once } from '../once.ts';
import type { Reading } from '../text.ts';
import type { DoorWords } from './door-words.ts';
import { ar } from './words/ar.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';
import { hi } from './words/hi.ts';
import { it } from './words/it.ts';
import { ja } from './words/ja.ts';
import { ko } from './words/ko.ts';
import { pt } from './words/pt.ts';
import { ru } from './words/ru.ts';
import { zh } from './words/zh.ts';

const words: Readonly<Record<LanguageCode, DoorWords>> = { ar, de, en, es, fr, hi, it, ja, ko, pt, ru, zh };

const kinds = [
  'people',
  'danger',
  'eating',
  'violence',
  'addiction',
  'money',
  'grief',
] as const satisfies (keyof DoorWords)[];

/** Languages in which an entry matches anywhere, because articles and particles are joined to words. */
const joined: readonly LanguageCode[] = ['ar', 'ja', 'ko', 'zh'];

function entriesOf(list: string, language: LanguageCode): string[] {
  const start = joined.includes(language) ? '' : ' ';
  return list.split(', ').map((entry) => start + entry.toLowerCase().replace(/_$/, ' '));
}

const lists = (language: LanguageCode) =>
  once(() => kinds.map((kind) => entriesOf(words[language][kind], language)));

const known: Readonly<Record<LanguageCode, () => string[][]>> = {
  ar: lists('ar'),
  de: lists('de'),
  en: lists('en'),
  es: lists('es'),
  fr: lists('fr'),
  hi: lists('hi'),
  it: lists('it'),
  ja: lists('ja'),
  ko: lists('ko'),
  pt: lists('pt'),
  ru: lists('ru'),
  zh: lists('zh'),
};

const most = 3;
const worth = 0.5;

/** The number of values of `nearOf`. */
export const nearCount = kinds.length + 2;

/**
 * How many words of each list a text contains, up to three. The last two values are positive if
 * the text names somebody and a danger, or somebody and a death. Takes time linear in the length of the text.
 */
export function nearOf({ words: all }: Reading, language: LanguageCode): number[] {
  const text = ` ${all.join(' ')} `;
  const counts = known[language]().map(
    (entries) => Math.min(most, entries.filter((entry) => text.includes(entry)).length) * worth,
  );
  const [people = 0, danger = 0] = counts;
  const grief = counts.at(-1) ?? 0;
  return [...counts, ...(people > 0 ? [danger, grief] : [0, 0])];
}

/** Whether a text contains a listed word of a door, or names somebody and a danger. */
export function speaksOfDoor(reading: Reading, language: LanguageCode): boolean {
  const [, , ...ofDoors] = nearOf(reading, language);
  return ofDoors.some((count) => count > 0);
}
