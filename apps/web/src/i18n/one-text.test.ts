// @vitest-environment node
import { defaultLanguage, type LanguageCode, languageCodes } from '@halved/shared/languages';
import { describe, expect, it } from 'vitest';

const files = import.meta.glob<unknown>(
  ['./locales/*/*.json', '../../../../packages/shared/src/messages/*.json'],
  { eager: true, import: 'default' },
);

/** Texts of at most this many characters in English are labels, whose translation depends on what they label. */
const labelLength = 18;

/** Texts that need different words in some languages, by one of their keys. */
const exceptions: { key: string; languages: readonly LanguageCode[]; because: string }[] = [
  {
    key: 'messages:push.news',
    languages: ['ko'],
    because: 'Mails end in 합니다, and push messages speak to somebody in 해요 (docs/languages.md).',
  },
];

const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/** Every text of a file with its key, such as 'auth:login.submit'. */
function flat(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value ?? {}).flatMap(([key, child]) =>
    flat(child, path.endsWith(':') ? path + key : `${path}.${key}`),
  );
}

/** The texts of a language by their keys. The plural forms of a key are one text, each in a line. */
function textsIn(language: string): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [path, content] of Object.entries(files)) {
    const [, folder = '', name = ''] = /(\w+)\/(\w+)\.json$/.exec(path) ?? [];
    const [of, namespace] = folder === 'messages' ? [name, folder] : [folder, name];
    if (of !== language) continue;
    for (const [key, text] of flat(content, `${namespace}:`).toSorted()) {
      const base = key.replace(pluralSuffix, '');
      const before = texts.get(base);
      texts.set(base, before === undefined ? text : `${before}\n${text}`);
    }
  }
  return texts;
}

const isLabel = (text: string) => text.split('\n').every((form) => form.length <= labelLength);

const english = textsIn(defaultLanguage);
const others = languageCodes.filter((code) => code !== defaultLanguage);
const repeated = [...Map.groupBy(english.keys(), (key) => english.get(key) ?? '')].flatMap(([text, keys]) =>
  keys.length < 2 || isLabel(text) ? [] : [keys],
);

/** The texts of each group of keys in a language, for the groups whose texts differ. */
function driftsIn(language: string): Record<string, string | undefined>[] {
  const texts = textsIn(language);
  return repeated
    .map((keys) => Object.fromEntries(keys.map((key) => [key, texts.get(key)])))
    .filter((group) => new Set(Object.values(group)).size > 1);
}

describe('a text that stands under several keys in English', () => {
  it('is found in the client and in the messages that it shares with the server', () => {
    expect(repeated).toContainEqual(['common:errors.server', 'messages:errors.INTERNAL']);
  });

  it.each(others)('is one text in %s too, unless it is excepted', (language) => {
    const drifts = driftsIn(language);
    const excepted = exceptions.filter(({ languages }) => languages.includes(language));
    expect(drifts.filter((drift) => !excepted.some(({ key }) => key in drift))).toEqual([]);
    expect(excepted.filter(({ key }) => !drifts.some((drift) => key in drift))).toEqual([]);
  });
});
