/**
 * `npm run timeline -w @halved/e2e` opens the built server with the demo on a slow phone (4 × CPU, slow 4G): as a visitor
 * who returns while the host sleeps for 40 s, as a new visitor while the database behind the API sleeps for as long, and
 * as a new visitor of an awake server. It draws what can be read when into docs/slow-phone.md, and exits with 1 if that
 * takes longer than 2 s for a returning and 4 s for a new visitor. The times depend on the load of the machine.
 */
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { browserOf } from './support/browser.ts';
import { writeParts } from './support/document-part.ts';
import { workerReady } from './support/push.ts';
import { withDemo } from './support/scripts.ts';
import { type Sleeper, type SleepingHost, startSleepingHost } from './support/sleeping-host.ts';
import { type Sign, timesOn } from './support/slow-phone.ts';
import { drawTimeline } from './support/timeline.ts';

const sleepMs = 40_000;
const wakingMs = 30_000;
const phone = { width: 360, height: 740 };
const goals = { returning: 2_000, new: 4_000 } as const;

interface Run {
  who: keyof typeof goals;
  path: string;
  /** What sleeps when the page is asked for. */
  sleeper?: Sleeper;
  /** The last sign to wait for. */
  last: Sign;
}

const runs: readonly Run[] = [
  { who: 'returning', path: '/', sleeper: 'host', last: 'readable' },
  { who: 'returning', path: '/feed', sleeper: 'host', last: 'noticeGone' },
  { who: 'new', path: '/', sleeper: 'database', last: 'readable' },
  { who: 'new', path: '/feed', sleeper: 'database', last: 'worry' },
  { who: 'new', path: '/', last: 'readable' },
  { who: 'new', path: '/feed', last: 'worry' },
];

const titleOf = ({ who, path, sleeper }: Run) =>
  `A ${who} visitor opens \`${path}\`; ${sleeper ? `the ${sleeper} sleeps for 40 s` : 'the server is awake'}`;

/** Visits the feed once on a fast phone, until everything that the device keeps is there. */
async function visitBefore(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${url}/feed`);
  await workerReady(page);
  await page.reload();
  await page.locator('main article').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.close();
}

async function timesOf(browser: Browser, host: SleepingHost, run: Run) {
  const context = await browser.newContext({ viewport: phone, serviceWorkers: 'allow' });
  if (run.who === 'returning') await visitBefore(context, host.url);
  if (run.sleeper) host.sleep(run.sleeper, sleepMs);
  const times = await timesOn(context, `${host.url}${run.path}`, {
    last: run.last,
    forMs: sleepMs + wakingMs,
  });
  await context.close();
  host.sleep('host', 0);
  return times;
}

await withDemo(async (app) => {
  const host = await startSleepingHost(app.url);
  const browser = await chromium.launch(browserOf());
  const drawings: string[] = [];
  try {
    for (const run of runs) {
      const times = await timesOf(browser, host, run);
      const isInTime = (times.readable ?? Number.POSITIVE_INFINITY) <= goals[run.who];
      if (!isInTime) process.exitCode = 1;
      const goal = `Something to read within ${goals[run.who] / 1_000} s: ${isInTime ? 'yes' : 'no'}.`;
      console.log(`${titleOf(run)}. ${goal}\n${drawTimeline(times)}\n`);
      drawings.push(`## ${titleOf(run)}\n\n${goal}\n\n\`\`\`text\n${drawTimeline(times)}\n\`\`\``);
    }
  } finally {
    await browser.close();
    await host.stop();
  }
  await writeParts('slow-phone.md', { timelines: drawings.join('\n\n') });
});
