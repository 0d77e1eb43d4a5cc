import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withPart } from '../../../scripts/lib/document-part.ts';
import type { Findings } from './findings.ts';
import { rowsOf } from './targets.ts';

const bench = join(import.meta.dirname, '..', '..');
const docs = join(bench, '..', 'docs');

/** Writes bench/results/latest.json and latest.md. */
export async function writeResults(findings: Findings, report: string): Promise<void> {
  const folder = join(bench, 'results');
  await mkdir(folder, { recursive: true });
  const json = { ...findings, rows: rowsOf(findings) };
  await writeFile(join(folder, 'latest.json'), `${JSON.stringify(json, null, 2)}\n`);
  await writeFile(join(folder, 'latest.md'), `${report}\n`);
}

/** Writes the report into its part of docs/performance.md or docs/capacity.md. */
export async function writeFigures(page: 'performance' | 'capacity', report: string): Promise<void> {
  const file = join(docs, `${page}.md`);
  await writeFile(file, withPart(await readFile(file, 'utf8'), 'figures', report));
}
