/** Many strings, of which those that begin at a position of a text are found at once. */
export interface StringIndex<Tag> {
  /** Calls `found` with the tag of each string that begins at this position of the text. */
  at: (text: string, position: number, found: (tag: Tag) => void) => void;
}

/** Strings are looked up by a hash of so many first characters, shorter ones by all of theirs. */
const longestKey = 6;

const withUnit = (hash: number, unit: number): number => (Math.imul(hash, 31) + unit) | 0;
const slotOf = (hash: number, { length }: Int32Array): number => (hash ^ (hash >>> 11)) & (length - 1);

/** The number of first characters by which a string is looked up. */
const keyOf = ({ length }: string): number => Math.min(longestKey, length);

function hashOf(text: string, length: number): number {
  let hash = 0;
  for (let place = 0; place < length; place++) hash = withUnit(hash, text.charCodeAt(place));
  return hash;
}

/**
 * Thousands of strings are kept in few arrays, which take little memory: `firsts` has a table for each length of the
 * key, with the number of the first string of each slot, and `next` the number of the next one in the same slot. The
 * numbers begin at 1.
 */
export function stringIndexOf<Tag>(
  entries: readonly (readonly [text: string, tag: Tag])[],
): StringIndex<Tag> {
  const texts: string[] = [];
  const tags: Tag[] = [];
  const counts = new Int32Array(longestKey + 1);
  for (const [text, tag] of entries) {
    texts.push(text);
    tags.push(tag);
    const key = keyOf(text);
    counts[key] = (counts[key] ?? 0) + 1;
  }
  const firsts = Array.from(counts, (count) =>
    count === 0 ? undefined : new Int32Array(2 ** Math.ceil(Math.log2(2 * count))),
  );
  const next = new Int32Array(texts.length + 1);
  for (let place = 0; place < texts.length; place++) {
    const text = texts[place] ?? '';
    const key = keyOf(text);
    const slots = firsts[key];
    if (!slots) continue;
    const slot = slotOf(hashOf(text, key), slots);
    next[place + 1] = slots[slot] ?? 0;
    slots[slot] = place + 1;
  }
  return {
    at: (text, position, found) => {
      const most = Math.min(longestKey, text.length - position);
      let hash = 0;
      for (let length = 1; length <= most; length++) {
        hash = withUnit(hash, text.charCodeAt(position + length - 1));
        const slots = firsts[length];
        if (!slots) continue;
        for (let each = slots[slotOf(hash, slots)] ?? 0; each !== 0; each = next[each] ?? 0) {
          const tag = tags[each - 1];
          if (tag !== undefined && text.startsWith(texts[each - 1] ?? '', position)) found(tag);
        }
      }
    },
  };
}

/** Where strings are looked for: at every character, or at the beginning of the text and after each space. */
export type Beginnings = 'characters' | 'words';

/** Calls `found` with the tag of each string in a text, as often as the text contains it. */
export function findIn<Tag>(
  text: string,
  { at }: StringIndex<Tag>,
  beginnings: Beginnings,
  found: (tag: Tag) => void,
): void {
  for (let position = 0; position < text.length; position++) {
    at(text, position, found);
    if (beginnings === 'characters') continue;
    const space = text.indexOf(' ', position);
    if (space < 0) return;
    position = space;
  }
}
