import { join } from 'node:path';
import type { Rolldown } from 'vite';

export type Bundle = Rolldown.OutputBundle;

const isChunk = (file: Bundle[string] | undefined): file is Rolldown.OutputChunk => file?.type === 'chunk';

type Imports = Readonly<Record<string, { type: 'chunk'; imports: string[] } | { type: 'asset' }>>;

/** A chunk and everything it imports statically, by file name. */
export function closure(bundle: Imports, fileName: string, into = new Set<string>()): Set<string> {
  const file = bundle[fileName];
  if (file?.type !== 'chunk' || into.has(fileName)) return into;
  into.add(fileName);
  for (const imported of file.imports) closure(bundle, imported, into);
  return into;
}

const chunks = (bundle: Bundle) => Object.values(bundle).filter(isChunk);

export function entryOf(bundle: Bundle): Rolldown.OutputChunk {
  const entry = chunks(bundle).find((chunk) => chunk.isEntry);
  if (!entry) throw new Error('The build has no entry');
  return entry;
}

/** The chunk of a screen of the route table. */
export const chunkOf = (bundle: Bundle, root: string, screen: string): Rolldown.OutputChunk | undefined =>
  chunks(bundle).find((chunk) => chunk.facadeModuleId === join(root, `src/app/screens/${screen}.tsx`));

/** Finds in the path of a chunk's first module the language and the namespace of its texts. */
const modulesOfTexts = [
  /\/i18n\/locales\/(?<language>\w+)\/(?<namespace>[\w-]+)\.json$/,
  /\/i18n\/languages\/(?<language>\w+)\.ts$/,
  /\/shared\/src\/(?<namespace>messages)\/(?<language>\w+)\.json$/,
];

/** The URL of each chunk of texts, by language and namespace. The common texts are in the chunk of their language. */
export function localesOf(bundle: Bundle): Record<string, Record<string, string>> {
  const locales: Record<string, Record<string, string>> = {};
  for (const { facadeModuleId, fileName } of chunks(bundle)) {
    const groups = modulesOfTexts.map((module) => module.exec(facadeModuleId ?? '')?.groups).find(Boolean);
    const { language, namespace = 'common' } = groups ?? {};
    if (language) locales[language] = { ...locales[language], [namespace]: `/${fileName}` };
  }
  return locales;
}
