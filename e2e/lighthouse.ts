/**
 * `npm run lighthouse -w @halved/e2e` measures four pages of the built server with the demo: /, /feed, /login and the
 * worry with the most comments. Lighthouse simulates a mobile phone and runs three times for each page; the median
 * counts. The command prints a table, writes it to lighthouse/ (ignored by git), and exits with 1 if a page is below a
 * floor. `-- /help 1` measures one address once. Lighthouse is not a dependency of the project,
 * because it would be a fifth of all packages that a first `npm start` installs. The first run of this command installs
 * it.
 */
import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { browserOf, browserPath } from './support/browser.ts';
import type { Instance } from './support/instance.ts';
import { withDemo } from './support/scripts.ts';

type Figures = Record<(typeof columns)[number], number>;

/** The parts of Lighthouse's report that this script reads. */
interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

const lighthouse = 'lighthouse@13.5.0';

const columns = [
  'performance',
  'accessibility',
  'best-practices',
  'seo',
  'LCP',
  'CLS',
  'TBT',
  'FCP',
] as const;
/** The lowest accepted scores. If a page is below one of them, the run exits with 1. */
const floors = { performance: 90, accessibility: 100 } as const;
/** The targets, with times in ms. The times depend on the load of the machine, so they are only reported. */
const wanted = { performance: 95, LCP: 2_000, CLS: 0.02, TBT: 150 } as const;
const folder = join(import.meta.dirname, 'lighthouse');
const [address, times] = process.argv.slice(2);
const runs = Number(times ?? 3);

function figuresOf({ categories, audits }: Report): Figures {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    LCP: Math.round(value('largest-contentful-paint')),
    CLS: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
    TBT: Math.round(value('total-blocking-time')),
    FCP: Math.round(value('first-contentful-paint')),
  };
}

const run = promisify(execFile);
/** Lighthouse splits its flags at blanks outside quotation marks. */
const flags = browserOf()
  .args.map((flag) => flag.replace(/=(.* .*)$/, '="$1"'))
  .join(' ');

async function measure(url: string): Promise<Report> {
  const { stdout } = await run(
    'npm',
    [
      ...['exec', '--yes', '--package', lighthouse, '--', 'lighthouse', url],
      ...['--quiet', '--output=json', `--chrome-flags=--headless=new ${flags}`],
    ],
    { env: { ...process.env, CHROME_PATH: browserPath() }, maxBuffer: 200 * 1024 * 1024 },
  );
  return JSON.parse(stdout);
}

const medianOf = (results: Report[]): Report | undefined =>
  results.toSorted((a, b) => figuresOf(a).performance - figuresOf(b).performance)[
    Math.floor(results.length / 2)
  ];

/** Describes the targets that a page misses. */
const misses = ({ performance, LCP, CLS, TBT }: Figures): string[] =>
  [
    performance < wanted.performance && `performance ${performance}`,
    LCP > wanted.LCP && `LCP ${LCP}`,
    CLS > wanted.CLS && `CLS ${CLS}`,
    TBT > wanted.TBT && `TBT ${TBT}`,
  ].filter((miss) => miss !== false);

/** The public worry with the most comments. */
async function mostCommented(app: Instance): Promise<string> {
  const [post] = await app.sql<{ id: string }>(
    `select id from posts where privacy_level = 'public' and published_at <= now()
     order by comments_count desc, id limit 1`,
  );
  return `/posts/${post?.id}`;
}

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

await withDemo(async (app) => {
  await mkdir(folder, { recursive: true });
  const lines = [row(['path', ...columns]), row(['---', ...columns.map(() => '---')])];
  const paths = address ? [address] : ['/', '/feed', await mostCommented(app), '/login'];
  for (const path of paths) {
    const results: Report[] = [];
    const url = `${app.url}${path}`;
    // On a busy machine a measurement sometimes fails, so it is retried once.
    while (results.length < runs) results.push(await measure(url).catch(() => measure(url)));
    const median = medianOf(results);
    if (!median) continue;
    const figures = figuresOf(median);
    lines.push(row([path, ...columns.map((column) => figures[column])]));
    const name = path.split('/')[1] || 'home';
    await writeFile(join(folder, `${name}.json`), JSON.stringify(median, null, 1));
    for (const miss of misses(figures)) console.error(`${path} is not as we want it yet: ${miss}`);
    const { performance, accessibility } = figures;
    if (performance < floors.performance || accessibility < floors.accessibility) process.exitCode = 1;
  }
  const table = `${lines.join('\n')}\n`;
  await writeFile(join(folder, 'table.md'), table);
  console.log(table);
});
