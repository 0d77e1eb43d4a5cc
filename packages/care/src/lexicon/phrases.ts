import { plainOf, type Reading } from '../text.ts';

/** A set of words, stems (`worr*`) and phrases, each with something to tell, found in a text in one pass. */
export interface Phrases<Tag> {
  whole: Map<string, Tag>;
  stems: Map<string, Tag>;
  /** How many words there are at most to a phrase that begins with a word; none for a word that begins none. */
  mostWords: ReadonlyMap<string, number>;
  /** How long the longest of them is that begins with a character; none where none does. */
  longest: ReadonlyMap<string, number>;
  /** The first words of those stems that are phrases. */
  phraseStarts: ReadonlySet<string>;
  /** Whether what an apostrophe ties together is looked at apart ("l'école"). */
  isElided: boolean;
}

const marked = /[\u00c0-\u024f\u0400-\u04ff]/;
const accents = /[\u0300-\u036f]/g;

/** Accents are left out as often as they are written. */
const folded = (word: string): string =>
  marked.test(word) ? word.normalize('NFD').replaceAll(accents, '') : word;

const arabic = /^\p{Script=Arabic}/u;
const arabicStart = /^(?:[وف]?[بكل]?ال|[وف]?لل|[وف])(?=.{3})/u;

/** Arabic writes "and", "the", "for" and "with" on to the word, and some letters as their neighbours. */
const barely = (word: string): string =>
  word
    .replaceAll(/[\u064b-\u0652\u0640]/g, '')
    .replaceAll(/[أإآ]/g, 'ا')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replace(arabicStart, '');

const formOf = (word: string): string => (arabic.test(word) ? barely(word) : folded(word));

const hasNoBlanks = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const longestStem = 24;
const longestRun = 8;

const simple = /^[a-z' ]+$/;
const letters = /^[\p{L}\p{M}' ]+$/u;

/** A phrase as it is looked for; thousands are read at the start, most of them plain already. */
function entryOf(phrase: string): string {
  if (simple.test(phrase)) return phrase;
  const plain = letters.test(phrase) ? phrase.normalize('NFKC').toLowerCase() : plainOf(phrase).trim();
  return plain.includes(' ') ? plain.split(' ').map(formOf).join(' ') : formOf(plain);
}

const raise = (most: Map<string, number>, key: string, value: number) =>
  void most.set(key, Math.max(most.get(key) ?? 0, value));

/** `isElided` for languages that tie little words to the next by an apostrophe, as French and Italian do. */
export function phrasesOf<Tag>(
  entries: Iterable<readonly [phrase: string, tag: Tag]>,
  isElided = false,
): Phrases<Tag> {
  const whole = new Map<string, Tag>();
  const stems = new Map<string, Tag>();
  const phraseStarts = new Set<string>();
  const mostWords = new Map<string, number>();
  const longest = new Map<string, number>();
  for (const [phrase, tag] of entries) {
    const entry = entryOf(phrase.endsWith('*') ? phrase.slice(0, -1) : phrase);
    const plain = isElided ? entry.replaceAll("'", ' ') : entry;
    if (!plain) continue;
    const isStem = phrase.endsWith('*');
    (isStem ? stems : whole).set(plain, tag);
    raise(longest, plain[0] ?? '', plain.length);
    if (!plain.includes(' ')) continue;
    const words = plain.split(' ');
    const [start = ''] = words;
    raise(mostWords, start, Math.min(5, words.length));
    if (isStem) phraseStarts.add(start);
  }
  return { whole, stems, mostWords, longest, phraseStarts, isElided };
}

/** Every word, stem and phrase that stands in a text, as often as it does, with the place of its first word. */
export function* placedIn<Tag>(
  reading: Pick<Reading, 'words'>,
  phrases: Phrases<Tag>,
): Generator<readonly [tag: Tag, place: number]> {
  const { whole, mostWords, phraseStarts, isElided } = phrases;
  const words = (isElided ? reading.words.flatMap((word) => word.split("'")) : reading.words).map(formOf);
  for (let start = 0; start < words.length; start++) {
    const word = words[start] ?? '';
    const mayGoOn = phraseStarts.has(word);
    const most = mostWords.get(word) ?? 1;
    let phrase = '';
    for (let length = 1; length <= most && start + length <= words.length; length++) {
      const before = phrase.length;
      phrase = length === 1 ? word : `${phrase} ${words[start + length - 1]}`;
      const tag = whole.get(phrase);
      if (tag !== undefined) yield [tag, start];
      if (!mayGoOn || length === 1) continue;
      for (const stem of stemsOf(phrase, phrases, before + 1)) yield [stem, start];
    }
    const further = hasNoBlanks.test(word) ? insideOf(word, phrases) : stemsOf(word, phrases);
    for (const tag of further) yield [tag, start];
  }
}

/** The same without the places. */
export function* foundIn<Tag>(reading: Pick<Reading, 'words'>, phrases: Phrases<Tag>): Generator<Tag> {
  for (const [tag] of placedIn(reading, phrases)) yield tag;
}

/** The longest stem that a word begins with; of a phrase, one that goes beyond `least` characters. */
function* stemsOf<Tag>(word: string, { stems, longest }: Phrases<Tag>, least = 1): Generator<Tag> {
  const most = Math.min(word.length, longestStem, longest.get(word[0] ?? '') ?? 0);
  for (let length = most; length > least; length--) {
    const tag = stems.get(word.slice(0, length));
    if (tag === undefined) continue;
    yield tag;
    return;
  }
}

function* insideOf<Tag>(run: string, { whole, stems, longest }: Phrases<Tag>): Generator<Tag> {
  for (let start = 0; start < run.length; start++) {
    const most = Math.min(longestRun, longest.get(run[start] ?? '') ?? 0, run.length - start);
    for (let length = 1; length <= most; length++) {
      const part = run.slice(start, start + length);
      const tag = (length < run.length ? whole.get(part) : undefined) ?? stems.get(part);
      if (tag !== undefined) yield tag;
    }
  }
}
