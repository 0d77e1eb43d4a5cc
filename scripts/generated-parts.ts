/**
 * Writes the parts of documents that are computed from the tree: the drawing of the server's modules in
 * docs/architecture.md, and the table of the languages in docs/languages.md. With --check it only compares, and fails if
 * a part is stale.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLanguageTable } from './lib/language-table.ts';
import { withModuleDrawing } from './lib/module-drawing.ts';
import { readSources } from './lib/source.ts';

const root = join(import.meta.dirname, '..');

const parts: Record<string, (document: string) => string> = {
  'docs/architecture.md': (document) => withModuleDrawing(document, readSources(root)),
  'docs/languages.md': (document) => withLanguageTable(document, root),
};

for (const [path, withPart] of Object.entries(parts)) {
  const file = join(root, path);
  const document = readFileSync(file, 'utf8');
  const expected = withPart(document);
  if (!process.argv.includes('--check')) writeFileSync(file, expected);
  else if (expected !== document) {
    console.error(`${path} is stale: npm run generate`);
    process.exitCode = 1;
  }
}
