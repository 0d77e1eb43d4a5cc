import type { BrowserContext, Page } from '@playwright/test';

/** A processor of a quarter of the speed, and a slow 4G network, as Lighthouse applies them. */
const cpuSlowdown = 4;
const network = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };

/** What happens on a page, in the order of the drawing. */
export const signs = {
  painted: 'first paint',
  help: '“Get help now”',
  readable: 'something useful to read',
  worry: 'the first worry',
  notice: 'the notice that the server wakes up',
  noticeGone: 'the notice is gone',
} as const;
export type Sign = keyof typeof signs;

/** When each sign was first seen, in ms since the page was asked for. */
export type Times = Partial<Record<Sign, number>>;

/** Notes in the page when each sign is first seen. A splash that covers everything hides all but itself. */
function watchSigns() {
  const times: Record<string, number> = {};
  /** About two lines: what the page is, or words of somebody. */
  const usefulCharacters = 80;
  const isShown = (element: Element | null | undefined) =>
    element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false;
  const textOf = (element: Element | null) =>
    element instanceof HTMLElement && isShown(element) ? element.innerText.trim() : '';
  const see = (sign: string, isSeen: boolean) => {
    if (isSeen) times[sign] ??= Math.round(performance.now());
  };
  setInterval(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0];
    if (paint) times.painted ??= Math.round(paint.startTime);
    if (paint && !isShown(document.querySelector('#splash'))) {
      const texts = ['[data-hero]', 'main'].map((place) => textOf(document.querySelector(place)));
      const notice = isShown(document.querySelector('[data-wake-notice]'));
      see('help', isShown(document.querySelector('a[href="/help"]')));
      see(
        'readable',
        texts.some((text) => text.length >= usefulCharacters),
      );
      see('worry', isShown(document.querySelector('[data-post]')));
      see('notice', notice);
      see('noticeGone', 'notice' in times && !notice);
    }
    document.documentElement?.setAttribute('data-times', JSON.stringify(times));
  }, 30);
}

/** Opens a page of a slow phone and returns when each sign was seen, once `last` is there or `forMs` is over. */
export async function timesOn(
  context: BrowserContext,
  address: string,
  { last, forMs }: { last: Sign; forMs: number },
): Promise<Times> {
  const page = await context.newPage();
  await page.addInitScript(watchSigns);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', network);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.goto(address, { waitUntil: 'commit', timeout: forMs });
  const end = Date.now() + forMs;
  let times: Times = {};
  while (Date.now() < end && times[last] === undefined) {
    await page.waitForTimeout(250);
    times = await readTimes(page);
  }
  await page.close();
  return times;
}

const readTimes = async (page: Page): Promise<Times> =>
  JSON.parse(await page.evaluate(() => document.documentElement.getAttribute('data-times') ?? '{}'));
