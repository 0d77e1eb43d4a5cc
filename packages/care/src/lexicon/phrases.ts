import { plainOf, type Reading } from '../text.ts';

/** A set of words, stems (`worr*`) and phrases, each with something to tell, found in a text in one pass. */
export interface Phrases<Tag> {
  whole: Map<string, Tag>;
  stems: Map<string, Tag>;
  mostWords: number;
}

const hasNoBlanks = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const longestStem = 24;
const longestRun = 8;

export function phrasesOf<Tag>(entries: Iterable<readonly [phrase: string, tag: Tag]>): Phrases<Tag> {
  const whole = new Map<string, Tag>();
  const stems = new Map<string, Tag>();
  let mostWords = 1;
  for (const [phrase, tag] of entries) {
    const plain = plainOf(phrase.replace(/\*$/, '')).trim();
    if (!plain) continue;
    mostWords = Math.max(mostWords, Math.min(5, plain.split(' ').length));
    (phrase.endsWith('*') ? stems : whole).set(plain, tag);
  }
  return { whole, stems, mostWords };
}

/** Every word, stem and phrase that stands in a text, as often as it does. */
export function* foundIn<Tag>({ words }: Reading, { whole, stems, mostWords }: Phrases<Tag>): Generator<Tag> {
  for (let start = 0; start < words.length; start++) {
    const word = words[start] ?? '';
    let phrase = '';
    for (let length = 1; length <= mostWords && start + length <= words.length; length++) {
      phrase = length === 1 ? word : `${phrase} ${words[start + length - 1]}`;
      const tag = whole.get(phrase);
      if (tag !== undefined) yield tag;
    }
    if (hasNoBlanks.test(word)) yield* insideOf(word, whole, stems);
    else yield* stemsOf(word, stems);
  }
}

function* stemsOf<Tag>(word: string, stems: Map<string, Tag>): Generator<Tag> {
  for (let length = Math.min(word.length, longestStem); length > 1; length--) {
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
