/**
 * `npm run lighthouse -w @halved/e2e` measures every public route of the built server with the demo, in English and
 * Arabic. Lighthouse simulates a mobile phone and runs three times for each page; the median counts. The command writes
 * docs/lighthouse.md and the reports into lighthouse/ (ignored by git), and exits with 1 if a page is below a floor.
 * `-- /help --runs 1 --language ar` measures one address once in one language, and writes only this row. Lighthouse is
 * not a dependency of the project, because it would be a fifth of all packages that a first `npm start` installs. The
 * first run of this command installs it.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { demoSignIn } from '@halved/db/seed/demo/members';
import { writeRow } from './support/document-part.ts';
import type { Instance } from './support/instance.ts';
import {
  type Figures,
  failedAudits,
  figuresOf,
  measure,
  medianOf,
  type Report,
} from './support/lighthouse.ts';
import { publicScreens } from './support/public-screens.ts';
import { routeName, routePatterns } from './support/route-names.ts';
import { refuseUnknown, signInTo, withDemo } from './support/scripts.ts';

/** The lowest accepted scores. If a page is below one of them, the run exits with 1. */
const floors = { performance: 90, accessibility: 100, 'best-practices': 95, seo: 95 } as const;
/** The targets, with times in ms. The times depend on the load of the machine, so they are only reported. */
const wanted = { performance: 95, LCP: 2_000, CLS: 0.02, TBT: 150 } as const;
const folder = join(import.meta.dirname, 'lighthouse');
const columns = [
  'address',
  'language',
  'performance',
  'accessibility',
  'best practices',
  'SEO',
  'LCP',
  'TBT',
  'CLS',
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' }, language: { type: 'string', multiple: true } },
});
const measuredLanguages = ['en', 'ar'];
const languages = values.language ?? measuredLanguages;
const runs = Number(values.runs);
refuseUnknown('language', languages, measuredLanguages);
if (!(runs >= 1)) {
  console.error(`--runs is a whole number from 1 on, not ${values.runs}.`);
  process.exit(2);
}

/** Describes the targets that a page misses. */
const misses = (figures: Figures): string[] =>
  [
    figures.performance < wanted.performance && `performance ${figures.performance}`,
    figures.LCP > wanted.LCP && `LCP ${figures.LCP}`,
    figures.CLS > wanted.CLS && `CLS ${figures.CLS}`,
    figures.TBT > wanted.TBT && `TBT ${figures.TBT}`,
  ].filter((miss) => miss !== false);

const isBelowFloor = (figures: Figures): boolean =>
  figures.performance < floors.performance ||
  figures.accessibility < floors.accessibility ||
  figures['best-practices'] < floors['best-practices'] ||
  figures.seo < floors.seo;

/** The public worry with the most comments. */
async function mostCommented(app: Instance): Promise<string> {
  const [post] = await app.sql<{ id: string }>(
    `select id from posts where privacy_level = 'public' and published_at <= now()
     order by comments_count desc, id limit 1`,
  );
  return post?.id ?? '';
}

async function reportsOf(url: string, language: string): Promise<Report[]> {
  const reports: Report[] = [];
  // On a busy machine a measurement sometimes fails, so it is retried once.
  while (reports.length < runs)
    reports.push(await measure(url, language).catch(() => measure(url, language)));
  return reports;
}

await withDemo(async (app) => {
  await mkdir(folder, { recursive: true });
  const addresses = Object.values(publicScreens(await signInTo(app, demoSignIn), await mostCommented(app)));
  const patterns = routePatterns();
  const nameOf = (address: string) => `\`${routeName(address, patterns)}\``;
  const order = addresses.flatMap((address) =>
    measuredLanguages.map((language) => `${nameOf(address)} ${language}`),
  );
  const place = { file: 'lighthouse.md', part: 'routes', columns, keyCells: 2, order };
  const isWanted = (address: string) =>
    positionals.length === 0 ||
    positionals.some((wish) => wish === address || `\`${wish}\`` === nameOf(address));
  const wantedAddresses = addresses.filter(isWanted);
  if (wantedAddresses.length === 0) throw new Error(`No public route is ${positionals.join(' or ')}.`);
  for (const address of wantedAddresses) {
    for (const language of languages) {
      const median = medianOf(await reportsOf(`${app.url}${address}`, language));
      if (!median) continue;
      const figures = figuresOf(median);
      const cells = [nameOf(address), language, ...Object.values(figures).map(String)];
      console.log(cells.join('  '));
      await writeRow(place, cells);
      const name = `${address.replaceAll(/\W+/g, '-')}-${language}.json`;
      await writeFile(join(folder, name), JSON.stringify(median, null, 1));
      for (const miss of misses(figures)) console.error(`  is not as we want it yet: ${miss}`);
      if (!isBelowFloor(figures)) continue;
      process.exitCode = 1;
      for (const audit of failedAudits(median)) console.error(`  ${audit}`);
    }
  }
});
