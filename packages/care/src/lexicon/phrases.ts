import { plainOf, type Reading } from '../text.ts';

/** A set of words, stems (`worr*`) and phrases, each with something to tell, found in a text in one pass. */
export interface Phrases<Tag> {
  whole: Map<string, Tag>;
  stems: Map<string, Tag>;
  mostWords: number;
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

/** `isElided` for languages that tie little words to the next by an apostrophe, as French and Italian do. */
export function phrasesOf<Tag>(
  entries: Iterable<readonly [phrase: string, tag: Tag]>,
  isElided = false,
): Phrases<Tag> {
  const whole = new Map<string, Tag>();
  const stems = new Map<string, Tag>();
  const phraseStarts = new Set<string>();
  let mostWords = 1;
  for (const [phrase, tag] of entries) {
    const entry = entryOf(phrase.endsWith('*') ? phrase.slice(0, -1) : phrase);
    const plain = isElided ? entry.replaceAll("'", ' ') : entry;
    if (!plain) continue;
    mostWords = Math.max(mostWords, Math.min(5, plain.split(' ').length));
    const isStem = phrase.endsWith('*');
    (isStem ? stems : whole).set(plain, tag);
    if (isStem && plain.includes(' ')) phraseStarts.add(plain.slice(0, plain.indexOf(' ')));
  }
  return { whole, stems, mostWords, phraseStarts, isElided };
}

/** Every word, stem and phrase that stands in a text, as often as it does, with the place of its first word. */
export function* placedIn<Tag>(
  reading: Pick<Reading, 'words'>,
  { whole, stems, mostWords, phraseStarts, isElided }: Phrases<Tag>,
): Generator<readonly [tag: Tag, place: number]> {
  const words = (isElided ? reading.words.flatMap((word) => word.split("'")) : reading.words).map(formOf);
  for (let start = 0; start < words.length; start++) {
    const word = words[start] ?? '';
    const mayGoOn = phraseStarts.has(word);
    let phrase = '';
    for (let length = 1; length <= mostWords && start + length <= words.length; length++) {
      const before = phrase.length;
      phrase = length === 1 ? word : `${phrase} ${words[start + length - 1]}`;
      const tag = whole.get(phrase);
      if (tag !== undefined) yield [tag, start];
      if (!mayGoOn || length === 1) continue;
      for (const stem of stemsOf(phrase, stems, before + 1)) yield [stem, start];
    }
    const further = hasNoBlanks.test(word) ? insideOf(word, whole, stems) : stemsOf(word, stems);
    for (const tag of further) yield [tag, start];
  }
}

/** The same without the places. */
export function* foundIn<Tag>(reading: Pick<Reading, 'words'>, phrases: Phrases<Tag>): Generator<Tag> {
  for (const [tag] of placedIn(reading, phrases)) yield tag;
}

/** The longest stem that a word begins with; of a phrase, one that goes beyond `least` characters. */
function* stemsOf<Tag>(word: string, stems: Map<string, Tag>, least = 1): Generator<Tag> {
  for (let length = Math.min(word.length, longestStem); length > least; length--) {
    const tag = stems.get(word.slice(0, length));
    if (tag === undefined) continue;
    yield tag;
    return;
  }
}

function* insideOf<Tag>(run: string, whole: Map<string, Tag>, stems: Map<string, Tag>): Generator<Tag> {
  for (let start = 0; start < run.length; start++) {
    for (let length = 1; length <= longestRun && start + length <= run.length; length++) {
      const part = run.slice(start, start + length);
      const tag = (length < run.length ? whole.get(part) : undefined) ?? stems.get(part);
      if (tag !== undefined) yield tag;
    }
  }
}
