import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countGraphemes, cutToGraphemes, firstGraphemes, fitsGraphemes, isFlood } from './graphemes.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const anyText = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), fc.string());

describe('characters as a person counts them', () => {
  it.each([
    ['', 0],
    ['worry', 5],
    ['né', 2],
    ['ne\u0301', 2],
    ['👍🏽', 1],
    ['👩‍👩‍👧‍👦', 1],
    ['🇪🇸🇲🇽', 2],
    ['a\nb', 3],
    ['한국어', 3],
  ])('%j are %i', (text, count) => {
    expect(countGraphemes(text)).toBe(count);
  });

  it('are counted the same with and without the segmenter', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(countGraphemes(text)).toBe([...segmenter.segment(text)].length);
      }),
    );
  });

  it('are counted as the segmenter counts them for every character below the surrogates', () => {
    // Each character stands once before an accented letter, and once between a Chinese and a Cyrillic one.
    const all = Array.from({ length: 0xd7ff }, (_, code) => String.fromCharCode(code));
    const wrong = all.filter((sign) => {
      const text = `${sign}é中${sign}я`;
      return countGraphemes(text) !== [...segmenter.segment(text)].length;
    });
    expect(wrong).toEqual([]);
  });

  it('fit exactly up to the limit', () => {
    fc.assert(
      fc.property(anyText, fc.nat(40), (text, max) => {
        expect(fitsGraphemes(text, max)).toBe(countGraphemes(text) <= max);
      }),
    );
  });

  it('are not segmented beyond the limit, for any length of the text', () => {
    expect(fitsGraphemes('👍🏽'.repeat(1_000_000), 280)).toBe(false);
  });

  it('fit however many units each of them has, because another rule rejects floods', () => {
    expect(fitsGraphemes('👩‍👩‍👧‍👦'.repeat(280), 280)).toBe(true);
    expect(fitsGraphemes('👩‍👩‍👧‍👦'.repeat(281), 280)).toBe(false);
  });
});

describe('the beginning of a text', () => {
  it('contains its first characters completely, however many units they have', () => {
    fc.assert(
      fc.property(anyText, fc.nat(40), (text, max) => {
        const graphemes = [...segmenter.segment(text)].map(({ segment }) => segment);
        expect(firstGraphemes(text, max)).toBe(graphemes.slice(0, max).join(''));
      }),
    );
  });

  it('keeps a combining mark on its last letter', () => {
    expect(firstGraphemes('ne\u0301e', 2)).toBe('ne\u0301');
    expect(firstGraphemes('👩‍👩‍👧‍👦👍🏽x', 2)).toBe('👩‍👩‍👧‍👦👍🏽');
  });

  it('ends with an ellipsis if the text is longer', () => {
    expect(cutToGraphemes('worry', 5)).toBe('worry');
    expect(cutToGraphemes('worries', 5)).toBe('worri…');
  });
});

describe('a flood', () => {
  it('is a text with more than twenty-five units per character on average', () => {
    expect(isFlood(`a${'\u0301'.repeat(24)}`)).toBe(false);
    expect(isFlood(`a${'\u0301'.repeat(25)}`)).toBe(true);
    expect(isFlood(`hello ${'z\u0301\u0302'.repeat(20)}`)).toBe(false);
  });

  it.each(['👩‍👩‍👧‍👦', '👩🏽‍❤️‍💋‍👩🏿', '🏴󠁧󠁢󠁷󠁬󠁳󠁿', '🏳️‍⚧️', '👩🏻‍🦽‍➡️'])(
    'is not an emoji that people use: %s',
    (emoji) => {
      expect(countGraphemes(emoji)).toBe(1);
      expect(isFlood(emoji.repeat(280))).toBe(false);
    },
  );
});
