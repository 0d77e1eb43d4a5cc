/**
 * `npm run lighthouse -w @halved/e2e`: Lighthouse as on a mobile phone, the median of three, for /, /feed and /login of
 * the built server with its demo. Prints a table and writes it to lighthouse/, which git ignores; ends with 1 below the
 * floors. `-- /help 1` takes one address, once.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { browserFlags, browserPath } from './support/browser.ts';
import { withDemo } from './support/scripts.ts';

type Figures = Record<(typeof columns)[number], number>;

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
/** Scores have a floor, times (ms) and shifts a ceiling. */
const floors = { performance: 90, accessibility: 100 } as const;
const ceilings = { LCP: 2_000, CLS: 0.02, TBT: 150 } as const;
const folder = join(import.meta.dirname, 'lighthouse');
const [address, times] = process.argv.slice(2);
const paths = address ? [address] : ['/', '/feed', '/login'];
const runs = Number(times ?? 3);

function figuresOf({ lhr }: RunnerResult): Figures {
  const score = (name: string) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
  const value = (name: string) => lhr.audits[name]?.numericValue ?? Number.NaN;
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

async function measure(url: string): Promise<RunnerResult> {
  const chromePath = browserPath();
  const chrome = await launch({
    chromeFlags: ['--headless=new', ...browserFlags],
    ...(chromePath && { chromePath }),
    logLevel: 'silent',
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'silent', output: 'json' });
    if (!result) throw new Error(`Lighthouse gave nothing for ${url}`);
    return result;
  } finally {
    chrome.kill();
  }
}

const medianOf = (results: RunnerResult[]): RunnerResult | undefined =>
  results.toSorted((a, b) => figuresOf(a).performance - figuresOf(b).performance)[
    Math.floor(results.length / 2)
  ];

/** What misses its mark, in words. */
const misses = ({ performance, accessibility, LCP, CLS, TBT }: Figures): string[] =>
  [
    performance < floors.performance && `performance ${performance}`,
    accessibility < floors.accessibility && `accessibility ${accessibility}`,
    LCP > ceilings.LCP && `LCP ${LCP}`,
    CLS > ceilings.CLS && `CLS ${CLS}`,
    TBT > ceilings.TBT && `TBT ${TBT}`,
  ].filter((miss) => miss !== false);

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

await withDemo(async (app) => {
  await mkdir(folder, { recursive: true });
  const lines = [row(['path', ...columns]), row(['---', ...columns.map(() => '---')])];
  for (const path of paths) {
    const results: RunnerResult[] = [];
    for (let run = 0; run < runs; run += 1) results.push(await measure(`${app.url}${path}`));
    const median = medianOf(results);
    if (!median) continue;
    const figures = figuresOf(median);
    lines.push(row([path, ...columns.map((column) => figures[column])]));
    const name = path.replaceAll('/', '') || 'home';
    await writeFile(join(folder, `${name}.json`), JSON.stringify(median.lhr, null, 1));
    for (const miss of misses(figures)) {
      console.error(`${path} misses its mark: ${miss}`);
      process.exitCode = 1;
    }
  }
  const table = `${lines.join('\n')}\n`;
  await writeFile(join(folder, 'table.md'), table);
  console.log(table);
});
