import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { directionOf, isLanguageCode, languageCodes, languageFromHeader, languages } from './languages.ts';

describe('the language of an Accept-Language header', () => {
  it.each([
    ['es', 'es'],
    ['ES-mx', 'es'],
    ['pt-BR,pt;q=0.9,en;q=0.8', 'pt'],
    ['en;q=0.4, fr;q=0.9', 'fr'],
    ['en;q=0.5, fr;q=0.5', 'en'],
    ['tlh, de;q=0.1', 'de'],
    ['es;q=0, en', 'en'],
    ['zh-Hans-CN', 'zh'],
    [' ja ; q=1', 'ja'],
    ['fr;level=1;q=0.2, ko;q=0.3', 'ko'],
    ['*', null],
    ['tlh', null],
    ['', null],
    [undefined, null],
    ['es;q=high, it', 'it'],
  ])('%j is %j', (header, code) => {
    expect(languageFromHeader(header)).toBe(code);
  });

  it('is one of ours or none for any header', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ maxLength: 2_000 }), fc.stringMatching(/^[a-z,;=.q*0-9 -]*$/)),
        (header) => {
          const code = languageFromHeader(header);
          expect(code === null || isLanguageCode(code)).toBe(true);
        },
      ),
    );
  });

  it('is found quickly in a very long header', () => {
    expect(languageFromHeader(`${'xx,'.repeat(100_000)}es`)).toBeNull();
  });
});

describe('the languages', () => {
  it('are twelve, and only Arabic is written from right to left', () => {
    expect(languageCodes).toHaveLength(12);
    expect(languages.filter(({ direction }) => direction === 'rtl').map(({ code }) => code)).toEqual(['ar']);
  });
});

describe('the direction of a language', () => {
  it('is from right to left for Arabic alone', () => {
    expect(['ar', 'hi', 'en', 'xx'].map(directionOf)).toEqual(['rtl', 'ltr', 'ltr', 'ltr']);
  });
});
