import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Findings } from './findings.ts';
import { rowsOf } from './targets.ts';

const bench = join(import.meta.dirname, '..', '..');
const docs = join(bench, '..', 'docs', 'performance.md');
const marks = ['<!-- figures: npm run bench -- --docs -->', '<!-- /figures -->'] as const;

/** Writes bench/results/latest.json and latest.md. */
export async function writeResults(findings: Findings, report: string): Promise<void> {
  const folder = join(bench, 'results');
  await mkdir(folder, { recursive: true });
  const json = { ...findings, rows: rowsOf(findings) };
  await writeFile(join(folder, 'latest.json'), `${JSON.stringify(json, null, 2)}\n`);
  await writeFile(join(folder, 'latest.md'), `${report}\n`);
}

/** Writes the report between the marks of docs/performance.md. */
export async function writeDocs(report: string): Promise<void> {
  await writeFile(docs, withFigures(await readFile(docs, 'utf8'), report));
}

/** The page with new figures between its marks. */
export function withFigures(page: string, report: string): string {
  const [open, close] = marks;
  const from = page.indexOf(open);
  const to = page.indexOf(close);
  if (from < 0 || to < from) throw new Error(`docs/performance.md has no ${open} … ${close}`);
  return `${page.slice(0, from + open.length)}\n\n${report}\n\n${page.slice(to)}`;
}
