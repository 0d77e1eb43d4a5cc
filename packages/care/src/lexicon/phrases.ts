import { withoutAccents, withoutHamzas } from '../bare.ts';
import { plainOf, type Reading } from '../text.ts';

/** A set of words, stems (`worr*`) and phrases, each with a value. All of them are found in a text in one pass. */
export interface Phrases<Tag> {
  whole: Map<string, Tag>;
  stems: Map<string, Tag>;
  /** For each word that begins a phrase, the number of words in the longest such phrase. */
  mostWords: ReadonlyMap<string, number>;
  /** For each character, the length of the longest entry that begins with it. */
  longest: ReadonlyMap<string, number>;
  /** The first words of the stems that are phrases. */
  phraseStarts: ReadonlySet<string>;
  /** Whether words that an apostrophe joins are matched separately ("l'école"). */
  isElided: boolean;
}

const arabic = /^\p{Script=Arabic}/u;
const arabicStart = /^(?:[وف]?[بكل]?ال|[وف]?لل|[وف])(?=.{3})/u;

/** Arabic attaches "and", "the", "for" and "with" to the word, and people confuse some similar letters. */
const barely = (word: string): string => withoutHamzas(word).replace(arabicStart, '');

const formOf = (word: string): string => (arabic.test(word) ? barely(word) : withoutAccents(word));

const hasNoBlanks = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const longestStem = 24;
const longestRun = 8;

const simple = /^[a-z' ]+$/;
const letters = /^[\p{L}\p{M}' ]+$/u;

/** The form of a phrase that is matched. Thousands are converted at the start, and most are already in this form. */
function entryOf(phrase: string): string {
  if (simple.test(phrase)) return phrase;
  const plain = letters.test(phrase) ? phrase.normalize('NFKC').toLowerCase() : plainOf(phrase).trim();
  return plain.includes(' ') ? plain.split(' ').map(formOf).join(' ') : formOf(plain);
}

const raise = (most: Map<string, number>, key: string, value: number) =>
  void most.set(key, Math.max(most.get(key) ?? 0, value));

/** Set `isElided` for languages that join short words to the next one with an apostrophe, as French and Italian do. */
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

/** An occurrence of a word, stem or phrase in a text: its value, and the index of its first word. */
type Placed<Tag> = readonly [tag: Tag, place: number];

/** Every occurrence in a text, in order. */
export function placedIn<Tag>(reading: Pick<Reading, 'words'>, phrases: Phrases<Tag>): Placed<Tag>[] {
  const { whole, mostWords, phraseStarts, isElided } = phrases;
  const words = (isElided ? reading.words.flatMap((word) => word.split("'")) : reading.words).map(formOf);
  const placed: Placed<Tag>[] = [];
  for (let start = 0; start < words.length; start++) {
    const word = words[start] ?? '';
    const add = (tag: Tag | undefined) => {
      if (tag !== undefined) placed.push([tag, start]);
    };
    const mayGoOn = phraseStarts.has(word);
    const most = mostWords.get(word) ?? 1;
    let phrase = '';
    for (let length = 1; length <= most && start + length <= words.length; length++) {
      const before = phrase.length;
      phrase = length === 1 ? word : `${phrase} ${words[start + length - 1]}`;
      add(whole.get(phrase));
      if (mayGoOn && length > 1) add(stemOf(phrase, phrases, before + 1));
    }
    if (hasNoBlanks.test(word)) for (const tag of insideOf(word, phrases)) add(tag);
    else add(stemOf(word, phrases));
  }
  return placed;
}

/** The values of all occurrences in a text, without their indexes. */
export const foundIn = <Tag>(reading: Pick<Reading, 'words'>, phrases: Phrases<Tag>): Tag[] =>
  placedIn(reading, phrases).map(([tag]) => tag);

/** The longest stem with which a word begins. For a phrase, the stem must be longer than `least` characters. */
function stemOf<Tag>(word: string, { stems, longest }: Phrases<Tag>, least = 1): Tag | undefined {
  const most = Math.min(word.length, longestStem, longest.get(word[0] ?? '') ?? 0);
  for (let length = most; length > least; length--) {
    const tag = stems.get(word.slice(0, length));
    if (tag !== undefined) return tag;
  }
  return undefined;
}

function* insideOf<Tag>(run: string, { whole, stems, longest }: Phrases<Tag>): Generator<Tag> {
  for (let start = 0; start < run.length; start++) {
    const most = Math.min(longestRun, longest.get(run[start] ?? '') ?? 0, run.length - start);
    for (let length = 1; length <= most; length++) {
      const piece = run.slice(start, start + length);
      const tag = (length < run.length ? whole.get(piece) : undefined) ?? stems.get(piece);
      if (tag !== undefined) yield tag;
    }
  }
}
