import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, type LanguageCode, languages } from '@halved/shared/languages';
import { tableOf, withPart } from './document-part.ts';

const clientTexts = 'apps/web/src/i18n/locales';
const messages = 'packages/shared/src/messages';
const content = 'packages/db/src/content';
const kinds = ['exercises', 'techniques', 'resources', 'guides'] as const;

/** The texts of a JSON file by their path, with the forms of a plural as one text. */
function textsIn(path: string): Map<string, string> {
  const found = new Map<string, string>();
  const collect = (value: unknown, key: string): void => {
    if (typeof value === 'string') found.set(key.replace(/_(zero|one|two|few|many|other)$/, ''), value);
    else if (value && typeof value === 'object')
      for (const [name, child] of Object.entries(value)) collect(child, `${key}.${name}`);
  };
  collect(JSON.parse(readFileSync(path, 'utf8')), '');
  return found;
}

const lengthOf = (texts: Iterable<string>) => [...texts].reduce((sum, text) => sum + text.length, 0);

/** How many of the texts of English a folder of JSON files has, and how long those are beside the English ones. */
function compared(files: readonly { english: string; other: string }[]) {
  const found = { all: 0, translated: 0, englishLength: 0, length: 0 };
  for (const { english, other } of files) {
    const originals = textsIn(english);
    const translations = textsInIfThere(other);
    const both = [...originals.keys()].filter((key) => translations.has(key));
    found.all += originals.size;
    found.translated += both.length;
    found.englishLength += lengthOf(both.map((key) => originals.get(key) ?? ''));
    found.length += lengthOf(both.map((key) => translations.get(key) ?? ''));
  }
  return found;
}

function textsInIfThere(path: string): Map<string, string> {
  try {
    return textsIn(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return new Map();
    throw error;
  }
}

/** How many items of a kind of content have a file in the language, of all. */
function itemsIn(root: string, kind: string, code: LanguageCode): string {
  const folders = readdirSync(join(root, content, kind), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const inLanguage = folders.filter(({ name }) =>
    readdirSync(join(root, content, kind, name)).includes(`${code}.yaml`),
  );
  return `${inLanguage.length} of ${folders.length}`;
}

const percent = (part: number, all: number) => (all === 0 ? '–' : `${Math.round((100 * part) / all)} %`);

function rowOf(root: string, code: LanguageCode, name: string): string[] {
  const names = readdirSync(join(root, clientTexts, defaultLanguage));
  const { all, translated, englishLength, length } = compared([
    ...names.map((file) => ({
      english: join(root, clientTexts, defaultLanguage, file),
      other: join(root, clientTexts, code, file),
    })),
    {
      english: join(root, messages, `${defaultLanguage}.json`),
      other: join(root, messages, `${code}.json`),
    },
  ]);
  const counts = kinds.map((kind) => itemsIn(root, kind, code));
  return [`${name} (\`${code}\`)`, percent(translated, all), percent(length, englishLength), ...counts];
}

const columns = ['language', 'texts', 'length beside English', ...kinds];

/** Returns a document with the current table of the languages in its part “languages”. */
export function withLanguageTable(document: string, root: string): string {
  const rows = languages.map(({ code, name }) => rowOf(root, code, name));
  return withPart(document, 'languages', tableOf(columns, rows));
}
