import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Findings } from './findings.ts';
import { rowsOf } from './targets.ts';

const bench = join(import.meta.dirname, '..', '..');
const docs = join(bench, '..', 'docs');

/** The pages with figures, and the command that writes them between the page's marks. */
const commands = { performance: 'npm run bench -- --docs', capacity: 'npm run capacity -- --docs' };
type Page = keyof typeof commands;

const marksOf = (page: Page) => [`<!-- figures: ${commands[page]} -->`, '<!-- /figures -->'] as const;

/** Writes bench/results/latest.json and latest.md. */
export async function writeResults(findings: Findings, report: string): Promise<void> {
  const folder = join(bench, 'results');
  await mkdir(folder, { recursive: true });
  const json = { ...findings, rows: rowsOf(findings) };
  await writeFile(join(folder, 'latest.json'), `${JSON.stringify(json, null, 2)}\n`);
  await writeFile(join(folder, 'latest.md'), `${report}\n`);
}

/** Writes the report between the marks of docs/performance.md or docs/capacity.md. */
export async function writeFigures(page: Page, report: string): Promise<void> {
  const file = join(docs, `${page}.md`);
  await writeFile(file, withFigures(page, await readFile(file, 'utf8'), report));
}

/** The text of a page with new figures between its marks. */
export function withFigures(page: Page, text: string, report: string): string {
  const [open, close] = marksOf(page);
  const from = text.indexOf(open);
  const to = text.indexOf(close);
  if (from < 0 || to < from) throw new Error(`docs/${page}.md has no ${open} … ${close}`);
  return `${text.slice(0, from + open.length)}\n\n${report}\n\n${text.slice(to)}`;
}
