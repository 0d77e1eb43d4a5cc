import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { errorStatus } from './errors.ts';
import { languageCodes } from './languages.ts';
import en from './messages/en.json' with { type: 'json' };
import { mayOmitNumber } from './testing/plural-numbers.ts';

type Messages = Record<string, Record<string, string>>;

const english = flat(en);
const folder = new URL('./messages/', import.meta.url);
const translations = readdirSync(folder)
  .filter((file) => file !== 'en.json')
  .map((file): [string, Messages] => [
    file.replace('.json', ''),
    JSON.parse(readFileSync(new URL(file, folder), 'utf8')),
  ]);

/** A full stop of any of the offered languages; Arabic and Russian use the Latin one. */
const fullStop = /[.。।]$/;

/** The texts by key, such as "errors.NOT_FOUND". */
function flat(messages: Messages): Map<string, string> {
  return new Map(
    Object.entries(messages).flatMap(([space, texts]) =>
      Object.entries(texts).map(([key, text]): [string, string] => [`${space}.${key}`, text]),
    ),
  );
}

const pluralSuffix = /_(zero|one|two|few|many|other)$/;
const baseOf = (key: string) => key.replace(pluralSuffix, '');
const formOf = (key: string) => pluralSuffix.exec(key)?.[1] ?? '';

/** The keys with a sentence for each plural form: not `about_other`, which is about other things. */
const plurals = new Set([...english.keys()].map(baseOf).filter((base) => english.has(`${base}_one`)));
const isPlural = (key: string) => formOf(key) !== '' && plurals.has(baseOf(key));

/** The keys in their order, with the forms of a plural as one key. */
const sentencesOf = (keys: Iterable<string>) => [
  ...new Set([...keys].map((key) => (isPlural(key) ? baseOf(key) : key))),
];
/** The English sentence of a key: for the forms that English lacks, the one for any number. */
const originalOf = (key: string) => english.get(isPlural(key) ? `${baseOf(key)}_other` : key) ?? '';

const placeholders = (text: string) => (text.match(/\{\{?\s*\w+\s*\}?\}/g) ?? []).sort();

describe('the messages', () => {
  it('have a text for every error code and for no other code', () => {
    expect(Object.keys(en.errors).sort()).toEqual(Object.keys(errorStatus).sort());
  });

  it('exist in offered languages only', () => {
    expect(languageCodes).toEqual(expect.arrayContaining(translations.map(([code]) => code)));
  });
});

/** Whether a text has letters beside its placeholders. A text without them may be the same in two languages. */
const hasWords = (text: string) => /\p{L}/u.test(text.replaceAll(/\{\{\w+\}\}/g, ''));

describe.each(translations)('the messages in %s', (code, messages) => {
  const translated = flat(messages);

  it('have the same keys as in English, in the same order', () => {
    expect(sentencesOf(translated.keys())).toEqual(sentencesOf(english.keys()));
  });

  it('have every plural form of the language and no other', () => {
    const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories.toSorted();
    for (const base of plurals) {
      const found = [...translated.keys()].filter((key) => isPlural(key) && baseOf(key) === base);
      expect([base, found.map(formOf).toSorted()]).toEqual([base, forms]);
    }
  });

  it('are not empty, not in English, and have every placeholder', () => {
    for (const [key, text] of translated) {
      const original = originalOf(key);
      expect(text.trim(), key).toBe(text);
      expect(text, key).not.toBe('');
      if (hasWords(original)) expect(text, key).not.toBe(original);
      const isLeftOut = (name: string) =>
        name === '{{count}}' && mayOmitNumber(code, key) && !text.includes(name);
      expect(placeholders(text), key).toEqual(placeholders(original).filter((name) => !isLeftOut(name)));
    }
  });

  it('end with a full stop exactly if the English text does', () => {
    for (const [key, text] of translated) {
      expect(fullStop.test(text), key).toBe(fullStop.test(originalOf(key)));
    }
  });
});
