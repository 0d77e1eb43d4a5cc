import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findChromium } from '../../scripts/lib/chromium.mjs';
import { browserOf } from './browser.ts';

/** The parts of Lighthouse's report that are read here. */
export interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>;
}

const version = 'lighthouse@13.5.0';
const run = promisify(execFile);

/** Measures an address as on a mobile phone whose owner reads this language. */
export async function measure(url: string, language: string): Promise<Report> {
  // Lighthouse splits its flags at blanks outside quotation marks.
  const flags = [...browserOf().args, `--accept-lang=${language}`].map((flag) =>
    flag.replace(/=(.* .*)$/, '="$1"'),
  );
  const { stdout } = await run(
    'npm',
    [
      ...['exec', '--yes', '--package', version, '--', 'lighthouse', url],
      // Search engines may not list the pages of people, as docs/product.md says in “The service”.
      '--skip-audits=is-crawlable',
      ...['--quiet', '--output=json', `--chrome-flags=--headless=new ${flags.join(' ')}`],
    ],
    { env: { ...process.env, CHROME_PATH: findChromium() }, maxBuffer: 200 * 1024 * 1024 },
  );
  // Only the names of the files tell the language: a page of names has no other words in its report.
  if (!stdout.includes(`/assets/texts-${language}-`)) throw new Error(`${url} was not shown in ${language}.`);
  return JSON.parse(stdout);
}

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The scores, from 0 to 100, and the times in ms of a report. */
export function figuresOf({ categories: scored, audits }: Report) {
  const score = (name: (typeof categories)[number]) => Math.round((scored[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    LCP: Math.round(value('largest-contentful-paint')),
    TBT: Math.round(value('total-blocking-time')),
    CLS: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
  };
}

export type Figures = ReturnType<typeof figuresOf>;

/** The report with the middle performance; undefined if there is none. */
export const medianOf = (reports: readonly Report[]): Report | undefined =>
  reports.toSorted((one, other) => figuresOf(one).performance - figuresOf(other).performance)[
    Math.floor(reports.length / 2)
  ];

/** The titles of the audits that cost a report points, except those that only measure times. */
export const failedAudits = ({ audits }: Report): string[] =>
  Object.values(audits)
    .filter(({ score, numericValue }) => score === 0 && numericValue === undefined)
    .map(({ title }) => title);
