import type { LanguageCode } from '@halved/shared/languages';
import type { Reading } from '../text.ts';
import { wordsOf } from '../words/words-of.ts';
import type { DoorWords } from './door-words.ts';

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

interface Entry {
  text: string;
  /** The index of its list: of `kinds`, then of the wide words of `kinds`. */
  list: number;
}

/** The entries of a language by their first two characters, or by the only one. */
type Entries = ReadonlyMap<string, readonly Entry[]>;

const keyLength = 2;

function entriesOf(language: LanguageCode): Entries {
  const entries = new Map<string, Entry[]>();
  const { doors, wideDoors } = wordsOf(language);
  const lists = [doors, wideDoors].flatMap((of) => kinds.map((kind) => of[kind]));
  for (const [list, items] of lists.entries()) {
    for (const item of new Set(items.toLowerCase().split(', '))) {
      const text = item.replace(/_$/, ' ');
      const key = text.slice(0, keyLength);
      entries.set(key, [...(entries.get(key) ?? []), { text, list }]);
    }
  }
  return entries;
}

const known = new Map<LanguageCode, Entries>();

function knownEntries(language: LanguageCode): Entries {
  const entries = known.get(language) ?? entriesOf(language);
  known.set(language, entries);
  return entries;
}

/** The entries that begin at a position of a text. */
const entriesAt = (text: string, at: number, entries: Entries): Entry[] =>
  [text.slice(at, at + 1), text.slice(at, at + keyLength)].flatMap(
    (key) => entries.get(key)?.filter((entry) => text.startsWith(entry.text, at)) ?? [],
  );

/** The entries that a text contains, each once. */
function entriesIn(text: string, language: LanguageCode): Set<Entry> {
  const found = new Set<Entry>();
  const entries = knownEntries(language);
  const isAnywhere = joined.includes(language);
  for (let at = 0; at >= 0 && at < text.length; at = isAnywhere ? at + 1 : text.indexOf(' ', at) + 1 || -1) {
    for (const entry of entriesAt(text, at, entries)) found.add(entry);
  }
  return found;
}

const most = 3;
const worth = 0.5;

/** The number of values of `nearOf`. */
export const nearCount = 2 * kinds.length + 3;

/**
 * How many words of each list a text contains, up to three: of the words themselves, then of the wide ones. The last
 * values are positive if the text names somebody and a danger, somebody and a wide word of danger, or somebody and a
 * death. Takes time linear in the length of the text.
 */
export function nearOf({ words: all }: Reading, language: LanguageCode): number[] {
  const counts = Array.from({ length: 2 * kinds.length }, () => 0);
  for (const { list } of entriesIn(`${all.join(' ')} `, language)) {
    counts[list] = Math.min(most * worth, (counts[list] ?? 0) + worth);
  }
  const count = (kind: (typeof kinds)[number], from = 0) => counts[kinds.indexOf(kind) + from] ?? 0;
  const together =
    count('people') > 0 ? [count('danger'), count('danger', kinds.length), count('grief')] : [0, 0, 0];
  return [...counts, ...together];
}

/** Whether a text contains a listed word of a door, or names somebody and a danger. The wide words are not asked. */
export function speaksOfDoor(reading: Reading, language: LanguageCode): boolean {
  const near = nearOf(reading, language);
  return [...near.slice(2, kinds.length), ...near.slice(2 * kinds.length, 2 * kinds.length + 1)].some(
    (count) => count > 0,
  );
}
