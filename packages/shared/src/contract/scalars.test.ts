import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { countGraphemes } from '../graphemes.ts';
import { long, objection, objectionTo, sentences } from '../testing/objection.ts';
import { id, page, personText } from './scalars.ts';

describe('people’s words', () => {
  const line = personText({ max: 10, required: 'empty', tooLong: 'long' });
  const lines = personText({ max: 10, required: 'empty', tooLong: 'long', lines: true });
  const read = (text: string) => z.parse(lines, text);

  it('are trimmed, composed, and have one kind of line break', () => {
    expect(read('  a\r\nb\rc\n ')).toBe('a\nb\nc');
    expect(read('ne\u0301')).toBe('né');
    expect(read('\u3000a\u00a0')).toBe('a');
  });

  it('are counted as a person counts them, up to the limit exactly', () => {
    expect(read('👍🏽'.repeat(10))).toHaveLength(40);
    expect(objection(lines, '👍🏽'.repeat(11))).toBe('long');
    expect(objection(lines, long(11))).toBe('long');
    expect(read(`${long(10)}   `)).toHaveLength(10);
    expect(read('e\u0301'.repeat(10))).toBe('é'.repeat(10));
  });

  it('keep line breaks and tabs only where there are lines', () => {
    expect(read('a\n\n\tb')).toBe('a\n\n\tb');
    expect(objection(line, 'a\nb')).toBe(sentences.singleLine);
    expect(objection(line, 'a\tb')).toBe(sentences.singleLine);
    expect(z.parse(line, 'ab\n')).toBe('ab');
  });

  it.each(['\0', '\x07', '\x1b[31m', '\x7f', '\x85', '\ud800', 'a\udc00'])('refuse %j', (text) => {
    expect(objection(lines, `a${text}b`)).toBe(sentences.controlCharacters);
  });

  it('refuse a flood of combined characters', () => {
    expect(objection(lines, `a${'\u0301'.repeat(30)}`)).toBe(sentences.flood);
    expect(objection(lines, long(10_000_000))).toBe('long');
  });

  it('are a flood, not too long, where a counter has room for them', () => {
    const people = personText({ max: 280, required: 'empty', tooLong: 'long', lines: true });
    expect(objection(people, '👩‍👩‍👧‍👦'.repeat(280))).toBe(sentences.flood);
    expect(objection(people, '👩‍👩‍👧‍👦'.repeat(281))).toBe('long');
    expect(objection(people, `a${'\u0301'.repeat(4_000)}`)).toBe(sentences.flood);
  });

  it('are asked for where there are none', () => {
    for (const empty of ['', ' ', '\n\t', undefined, null, 7]) expect(objection(lines, empty)).toBe('empty');
  });

  it('stay as they are when they are read again', () => {
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

  it('starts at the beginning with twenty', () => {
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
  ])('%s: %j', (field, value, sentence) => {
    expect(says(field, value)).toBe(sentence);
  });
});

describe('an id', () => {
  it('that is malformed is simply not found', () => {
    for (const text of ['', 'x', '1', "'; --", '018f2b5e-0000-7000-8000-00000000000']) {
      expect(objection(id, text)).toBe('NOT_FOUND');
    }
  });
});
