import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultLanguage, isLanguageCode, type LanguageCode } from '@halved/shared/languages';
import type * as z from 'zod/mini';
import type { ContentKind } from './content-kinds.ts';
import { type ContentProblem, readYaml } from './read-yaml.ts';

type Schema = z.core.$ZodType;

/** One item: its facts, and its texts by language. It always has English texts. */
export interface ContentItem<Facts, Texts> {
  /** The name of the item's folder, unique within its kind. */
  slug: string;
  facts: Facts;
  texts: Partial<Record<LanguageCode, Texts>>;
}

export interface ReadItems<Facts, Texts> {
  items: ContentItem<Facts, Texts>[];
  /** What is wrong with the items that are left out. */
  problems: ContentProblem[];
}

const nothing = { items: [], problems: [] };
const lost = (path: string) => ({
  items: [],
  problems: [{ path, line: 1, message: 'is a link that leads nowhere' }],
});

/** Reads every item of a kind. If the folder of the kind does not exist, there are no items. */
export async function readItems<Facts extends Schema, Texts extends Schema>(
  folder: string,
  kind: ContentKind<Facts, Texts>,
): Promise<ReadItems<z.output<Facts>, z.output<Texts>>> {
  const home = join(folder, kind.folder);
  const names = await readdir(home).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const read = await Promise.all(
    names.sort().map(async (name) => {
      // Follows a link, because the folder may be somewhere else.
      const found = await stat(join(home, name)).catch(() => undefined);
      if (!found) return lost(join(home, name));
      return found.isDirectory() ? readItem(home, name, kind) : nothing;
    }),
  );
  return {
    items: read.flatMap(({ items }) => items),
    problems: read.flatMap(({ problems }) => problems),
  };
}

async function readItem<Facts extends Schema, Texts extends Schema>(
  home: string,
  slug: string,
  kind: ContentKind<Facts, Texts>,
): Promise<ReadItems<z.output<Facts>, z.output<Texts>>> {
  const folder = join(home, slug);
  const { factsFile } = kind;
  const files = (await readdir(folder)).sort();
  const problemOf = (file: string, message: string) => ({ path: join(folder, file), line: 1, message });
  const missing = [factsFile, `${defaultLanguage}.yaml`]
    .filter((file) => !files.includes(file))
    .map((file) => problemOf(file, 'is missing'));
  if (missing.length > 0) return { items: [], problems: missing };

  const facts = await readYaml(join(folder, factsFile), kind.facts);
  if ('problems' in facts) return { items: [], problems: facts.problems };
  const wanted = kind.idsOfFacts(facts.value).sort().join(', ');
  const texts: Partial<Record<LanguageCode, z.output<Texts>>> = {};
  const problems: ContentProblem[] = [];
  for (const file of files.filter((name) => name !== factsFile)) {
    const language = file.replace(/\.yaml$/, '');
    if (!file.endsWith('.yaml') || !isLanguageCode(language)) {
      problems.push(
        problemOf(file, `is neither ${factsFile} nor a language such as ${defaultLanguage}.yaml`),
      );
      continue;
    }
    const read = await readYaml(join(folder, file), kind.texts);
    if ('problems' in read) {
      problems.push(...read.problems);
      continue;
    }
    const found = kind.idsOfTexts(read.value).sort().join(', ');
    if (found !== wanted) problems.push(problemOf(file, `has the ids ${found}, ${factsFile} has ${wanted}`));
    texts[language] = read.value;
  }
  return problems.length > 0
    ? { items: [], problems }
    : { items: [{ slug, facts: facts.value, texts }], problems };
}
