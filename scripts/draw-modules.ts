/**
 * Draws the server's modules into docs/architecture.md. With --check it only compares, and fails if the drawing is
 * stale.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withModuleDrawing } from './lib/module-drawing.ts';
import { readSources } from './lib/source.ts';

const root = join(import.meta.dirname, '..');
const file = join(root, 'docs', 'architecture.md');
const document = readFileSync(file, 'utf8');
const expected = withModuleDrawing(document, readSources(root));

if (!process.argv.includes('--check')) writeFileSync(file, expected);
else if (expected !== document) {
  console.error('docs/architecture.md is stale: npm run generate');
  process.exitCode = 1;
}
