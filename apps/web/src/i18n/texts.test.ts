// @vitest-environment node
import { languageCodes } from '@halved/shared/languages';
import { mayOmitNumber } from '@halved/shared/testing/plural-numbers';
import { describe, expect, it } from 'vitest';
import { pseudo } from './pseudo.ts';

type Texts = Record<string, unknown>;

const files = import.meta.glob<Texts>('./locales/*/*.json', { eager: true, import: 'default' });
const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/** Every text of a file with its path, such as 'login.submit'. */
function flat(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [[path, '']];
  return Object.entries(value).flatMap(([key, child]) => flat(child, path ? `${path}.${key}` : key));
}

const namespaces = new Map<string, Map<string, Map<string, string>>>();
for (const [path, texts] of Object.entries(files)) {
  const [language = '', name = ''] = path.replace('./locales/', '').replace('.json', '').split('/');
  const languages = namespaces.get(name) ?? new Map();
  namespaces.set(name, languages.set(language, new Map(flat(texts))));
}

const languages = [...new Set(Object.keys(files).map((path) => path.split('/')[2] ?? ''))].sort();
const base = (keys: Iterable<string>) =>
  [...new Set([...keys].map((key) => key.replace(pluralSuffix, '')))].sort();
const placeholders = (text: string) =>
  [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map((match) => match[1] ?? '').sort();
const isNumber = (name: string) => name === 'count' || name === 'number';
const pluralsOf = (keys: Iterable<string>) => {
  const plurals = new Map<string, string[]>();
  for (const key of keys) {
    const suffix = pluralSuffix.exec(key)?.[1];
    if (suffix)
      plurals.set(key.replace(pluralSuffix, ''), [
        ...(plurals.get(key.replace(pluralSuffix, '')) ?? []),
        suffix,
      ]);
  }
  return plurals;
};

describe('the texts', () => {
  it('exist in English and Spanish, and only in offered languages', () => {
    expect(languages).toEqual(expect.arrayContaining(['en', 'es']));
    expect(languageCodes).toEqual(expect.arrayContaining(languages));
  });

  describe.each([...namespaces])('of %s', (_, byLanguage) => {
    const english = byLanguage.get('en') ?? new Map<string, string>();

    it.each(languages)('have the same keys as English in %s', (language) => {
      expect(base(byLanguage.get(language)?.keys() ?? [])).toEqual(base(english.keys()));
    });

    it.each(languages)('are never empty in %s', (language) => {
      const empty = [...(byLanguage.get(language) ?? [])].filter(([, text]) => text.trim() === '');
      expect(empty).toEqual([]);
    });

    it.each(languages)('keep the placeholders of English in %s', (language) => {
      for (const [key, text] of byLanguage.get(language) ?? []) {
        const original = english.get(key.replace(pluralSuffix, '_other')) ?? '';
        const omits = (name: string) =>
          isNumber(name) && mayOmitNumber(language, key) && !placeholders(text).includes(name);
        const expected = placeholders(original).filter((name) => !omits(name));
        expect([key, placeholders(text)]).toEqual([key, expected]);
      }
    });

    it.each(languages)('have every plural form of %s and no other', (language) => {
      const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
      for (const [key, suffixes] of pluralsOf(byLanguage.get(language)?.keys() ?? [])) {
        expect([key, suffixes.toSorted()]).toEqual([key, forms]);
      }
    });
  });
});

describe('the pseudo-locale', () => {
  it('makes every text at least a third longer and keeps keys and placeholders', () => {
    for (const byLanguage of namespaces.values()) {
      const english = byLanguage.get('en') ?? new Map<string, string>();
      const longer = new Map(flat(pseudo(Object.fromEntries(english))));
      for (const [key, text] of english) {
        const stretched = longer.get(key) ?? '';
        expect(stretched.length).toBeGreaterThanOrEqual(text.length * 1.35);
        expect(placeholders(stretched)).toEqual(placeholders(text));
      }
    }
  });
});
