import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { countGraphemes } from '../graphemes.ts';
import { long, objection, objectionTo, sentences } from '../testing/objection.ts';
import { id, page, personText } from './scalars.ts';

describe('people’s words', () => {
  const line = personText({ max: 10, required: 'empty', tooLong: 'long' });
  const lines = personText({ max: 10, required: 'empty', tooLong: 'long', lines: true });
  const read = (text: string) => z.parse(lines, text);

  it('are trimmed, composed, and normalised to one kind of line break', () => {
    expect(read('  a\r\nb\rc\n ')).toBe('a\nb\nc');
    expect(read('ne\u0301')).toBe('né');
    expect(read('\u3000a\u00a0')).toBe('a');
  });

  it('are counted in characters as a person counts them, exactly up to the limit', () => {
    expect(read('👍🏽'.repeat(10))).toHaveLength(40);
    expect(objection(lines, '👍🏽'.repeat(11))).toBe('long');
    expect(objection(lines, long(11))).toBe('long');
    expect(read(`${long(10)}   `)).toHaveLength(10);
    expect(read('e\u0301'.repeat(10))).toBe('é'.repeat(10));
  });

  it('keep line breaks only in fields with lines, and get a space for each tab', () => {
    expect(read('a\n\n\tb')).toBe('a\n\n b');
    for (const end of ['\n', '\u2028', '\u2029'])
      expect(objection(line, `a${end}b`)).toBe(sentences.singleLine);
    expect(z.parse(line, 'a\tb')).toBe('a b');
    expect(z.parse(line, 'ab\n')).toBe('ab');
  });

  it('lose characters that force a writing direction, and keep those that only suggest one', () => {
    expect(read('a\u202eb\u202c \u2067c\u2069')).toBe('ab c');
    expect(read('\u200fא\u200f')).toBe('\u200fא\u200f');
  });

  it.each(['\0', '\x07', '\x1b[31m', '\x7f', '\x85', '\ud800', 'a\udc00'])(
    'are rejected with the control character in %j',
    (text) => {
      expect(objection(lines, `a${text}b`)).toBe(sentences.controlCharacters);
    },
  );

  it('are rejected with too many combining characters', () => {
    expect(objection(lines, `a${'\u0301'.repeat(30)}`)).toBe(sentences.flood);
    expect(objection(lines, long(10_000_000))).toBe('long');
    const people = personText({ max: 280, required: 'empty', tooLong: 'long', lines: true });
    expect(objection(people, '\u1100'.repeat(4_000))).toBe(sentences.flood);
    expect(objection(people, '👩‍👩‍👧‍👦'.repeat(280))).toBeUndefined();
    expect(objection(people, '👩‍👩‍👧‍👦'.repeat(281))).toBe('long');
    expect(objection(people, `a${'\u0301'.repeat(4_000)}`)).toBe(sentences.flood);
  });

  it('have at most eight combining marks in a row, not counting invisible characters between them', () => {
    const marks = (count: number, between = '') => `x${`\u0316${between}`.repeat(count)}y`;
    expect(read(marks(8))).toBe(marks(8));
    for (const text of [marks(9), marks(9, '\u200d'), marks(9, '\u{e0062}')])
      expect(objection(lines, text)).toBe(sentences.flood);
    // Composition (NFC) turns the first of these marks into two.
    expect(objection(lines, `\u0958${'\u0316'.repeat(8)}`)).toBe(sentences.flood);
  });

  it.each([
    ['a family', '👩‍👩‍👧‍👦'],
    ['a kiss of two colours', '👩🏽‍❤️‍💋‍👩🏿'],
    ['the flag of Wales', '🏴󠁧󠁢󠁷󠁬󠁳󠁿'],
    ['a pirate flag and a key', '🏴‍☠️ 7️⃣'],
    ['Vietnamese, taken apart', 'thậm chí ngộ nghĩnh'.normalize('NFD')],
    ['Hindi', 'र्ख़ीं स्त्र्यं'],
    ['Arabic with all its vowels', 'ٱلرَّحْمَٰنِ ٱلرَّحِيمِ'],
    ['Hebrew with its accents', 'בְּרֵאשִׁ֖ית בָּרָ֣א'],
    ['Thai', 'ที่นี่ น้ำ'],
    ['Burmese', 'မြွှေ'],
    ['Khmer', 'ស្ត្រ៊ី'],
    ['the tallest syllable of Tibetan', 'ཧྐྵྨླྺྼྻྂ'],
  ])('are accepted in every script: %s', (_, text) => {
    const words = personText({ max: 280, required: 'empty', tooLong: 'long' });
    expect(z.parse(words, text)).toBe(text.normalize('NFC'));
  });

  it('are required', () => {
    for (const empty of ['', ' ', '\n\t', undefined, null, 7]) expect(objection(lines, empty)).toBe('empty');
  });

  it.each([
    '\u3164',
    '\u115f\u1160\uffa0',
    '\u200b\u200d\u2060\ufeff',
    '\u2800 \u2800',
    '\u{1d159}',
    '\u034f\ufe0f',
    '\u00ad\u{e0062}',
    '\u202e \u202c',
    '\u061c\u180e',
    '\u2028',
  ])('count as missing if nothing in them is visible: %j', (text) => {
    expect(objection(lines, text)).toBe('empty');
    const may = personText({ max: 10, tooLong: 'long' });
    expect(z.parse(may, text)).toBe('');
  });

  it.each([null, 7, ['a']])('are not called too long if they may be empty and are no text: %j', (value) => {
    expect(objection(personText({ max: 10, tooLong: 'long' }), value)).not.toBe('long');
  });

  it('are composed only after their length and their marks have been checked', () => {
    const normalize = vi.spyOn(String.prototype, 'normalize');
    try {
      for (const units of [64, 64_000]) {
        const piled = `a${'\u0316\u0301'.repeat(units / 2)}`;
        objection(lines, piled);
        objection(personText({ max: 100_000, required: 'empty', tooLong: 'long' }), piled);
      }
      objection(lines, long(64_000));
      expect(normalize).not.toHaveBeenCalled();
      read('e\u0301');
      expect(normalize).toHaveBeenCalledOnce();
    } finally {
      normalize.mockRestore();
    }
  });

  it('are not changed by a second validation', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (text) => {
        const once = z.safeParse(lines, text);
        if (!once.success) return;
        expect(z.parse(lines, once.data)).toBe(once.data);
        expect(countGraphemes(once.data)).toBeLessThanOrEqual(10);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a page', () => {
  const says = objectionTo(z.strictObject(page), {});

  it('starts at the beginning with twenty items by default', () => {
    expect(z.parse(z.strictObject(page), {})).toEqual({ limit: 20, offset: 0 });
  });

  it.each([
    ['limit', 1, undefined],
    ['limit', 100, undefined],
    ['limit', 0, sentences.limit],
    ['limit', 101, sentences.limit],
    ['limit', 1.5, sentences.limit],
    ['limit', 'ten', sentences.limit],
    ['offset', 0, undefined],
    ['offset', -1, sentences.offset],
    ['offset', 1e12, sentences.offset],
    ['cursor', long(401), sentences.cursor],
  ])('validates its %s: %j', (field, value, sentence) => {
    expect(says(field, value)).toBe(sentence);
  });
});

describe('an id', () => {
  it('that is malformed is reported as not found', () => {
    for (const text of ['', 'x', '1', "'; --", '018f2b5e-0000-7000-8000-00000000000']) {
      expect(objection(id, text)).toBe('NOT_FOUND');
    }
  });
});
