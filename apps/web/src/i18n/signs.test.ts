// @vitest-environment node
import { describe, expect, it } from 'vitest';

const files = import.meta.glob<unknown>(
  ['./locales/*/*.json', '../../../../packages/shared/src/messages/*.json'],
  { eager: true, import: 'default' },
);

/** What the texts of a language never hold, with the reason (docs/languages.md). */
const rules: [language: string, never: RegExp, because: string][] = [
  ['fr', /[ \u202f][?!;:»]|«[ \u202f]/, 'A no-break space keeps a sign in the line of its word.'],
  ['fr', /[^\u00a0][?!;»]|«[^\u00a0]/, 'A sign of two parts has a space beside it.'],
  ['fr', /\b(?:de|que) \{\{name\}\}/i, 'Before a vowel, de and que end in an apostrophe.'],
  ['es', /^[^¿]*\?|^[^¡]*!/, 'A question and an exclamation open with a sign.'],
  ['es', /[“”]/, 'Quotation marks are «».'],
  ['it', /[“”]/, 'Quotation marks are «».'],
  ['ar', /[“”]/, 'Quotation marks are «».'],
  ['pt', /[«»]/, 'Quotation marks are “”.'],
  ['de', /[«»”]/, 'Quotation marks are „“.'],
  ['ar', /[?;]|,\D/, 'Arabic has its own comma, semicolon and question mark.'],
  ['zh', /[\u4e00-\u9fff][,.?!:;()]/, 'Signs are full-width.'],
  ['zh', /[\u4e00-\u9fff]\w|\w[\u4e00-\u9fff]/, 'A space stands beside Latin letters and digits.'],
  ['ja', /[\u3040-\u9fff][,.?!:()]/, 'Signs are full-width.'],
  ['ja', /ブラウザ(?!ー)/, 'A browser has one spelling.'],
  ['hi', /[\u0900-\u097f]\./, 'A sentence ends with a danda.'],
];

const languageOf = (path: string) =>
  /locales\/(\w+)\//.exec(path)?.[1] ?? /messages\/(\w+)\.json$/.exec(path)?.[1];

function textsOf(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsOf);
}

const texts = Object.entries(files).flatMap(([path, content]) =>
  textsOf(content).map((text) => ({ language: languageOf(path), text })),
);

describe('the signs of the texts', () => {
  it.each(rules)('in %s hold no %s: %s', (language, never) => {
    const ofLanguage = texts.filter((text) => text.language === language);
    expect(ofLanguage.length).toBeGreaterThan(2000);
    expect(ofLanguage.filter(({ text }) => never.test(text)).map(({ text }) => text)).toEqual([]);
  });

  it('hold one character for three points outside the texts of the specification', () => {
    const points = texts.filter(({ language, text }) => language !== 'en' && text.includes('...'));
    expect(points).toEqual([]);
  });
});
