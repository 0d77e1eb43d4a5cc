import { readFile } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { resolve, share } from '../support/account.ts';
import { violationsOn } from '../support/axe.ts';
import { buildRoot } from '../support/instance.ts';
import { overflowOf, waitUntilLoaded } from '../support/layout.ts';
import { guestScreens, screensOf } from '../support/screens.ts';

const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

/** Controls that are too small for a finger. Links inside a paragraph are exempt (WCAG 2.5.8). */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, select, input, textarea, a')]
      .filter(
        (element) => element instanceof HTMLElement && element.checkVisibility() && !element.closest('p'),
      )
      .map((element) => ({ element, box: (element.closest('label') ?? element).getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.bottom > 0 && (box.height < 24 || box.width < 24))
      .map(({ element, box }) => `${element.outerHTML.slice(0, 80)} ${box.width}×${box.height}`),
  );

/** The manifest that the web build writes for the server, which contains the table of routes. */
async function builtRoutes(): Promise<{ routes: { path: string }[] }> {
  const file = joinPath(buildRoot, 'apps', 'web', 'dist', 'server-manifest.json');
  return JSON.parse(await readFile(file, 'utf8'));
}

interface Look {
  width: number;
  colorScheme: 'light' | 'dark';
  /** The people whose pages axe checks too: `visitor`, `member`, both or nobody. */
  axe: readonly string[];
}

/** In each language a screen is loaded once and then checked in several ways. */
const walks: Record<string, readonly Look[]> = {
  en: [
    { width: 360, colorScheme: 'light', axe: ['visitor', 'member'] },
    { width: 320, colorScheme: 'light', axe: [] },
    { width: 360, colorScheme: 'dark', axe: [] },
  ],
  es: [
    { width: 1280, colorScheme: 'dark', axe: ['visitor', 'member'] },
    { width: 320, colorScheme: 'dark', axe: [] },
  ],
  ar: [{ width: 1280, colorScheme: 'light', axe: ['visitor'] }],
};

test('the layout test covers every route of the table', async () => {
  const { routes } = await builtRoutes();
  const addresses = Object.values(screensOf({ username: 'ada' }, 'some-worry')).map(
    (at) => at.split('?')[0] ?? '',
  );
  const missing = routes.filter(({ path }) => {
    const pattern = path.replaceAll(/\/:\w+\?/g, '(/[^/]+)?').replaceAll(/:\w+/g, '[^/]+');
    return path !== '*' && !addresses.some((address) => new RegExp(`^${pattern}$`).test(address));
  });
  expect(missing.map(({ path }) => path)).toEqual([]);
});

/** The screens are divided among several tests, so that each has time enough on a busy machine. */
const parts = [1, 2];

for (const [language, looks] of Object.entries(walks)) {
  const ways = looks.map(({ width, colorScheme }) => `${width} px ${colorScheme}`).join(', ');
  const walkers = (['visitor', 'member'] as const).flatMap((who) => parts.map((part) => ({ who, part })));
  for (const { who, part } of walkers) {
    const looked = looks.some(({ axe }) => axe.includes(who)) ? ', and axe finds nothing' : '';
    test(`the screens of a ${who}, part ${part} of ${parts.length}, fit ${ways}, ${language}${looked}`, async ({
      enter,
      browserOf,
      guard,
      joinPremium,
    }) => {
      // Each screen takes some seconds.
      test.setTimeout(180_000);
      guard.tolerate(/status of 40[04]/);
      const account = await joinPremium();
      const post = await share(account, `${longWord} 👨‍👩‍👧‍👦 and more`, {
        longContent: `${longWord}${longWord}`,
        privacyLevel: 'public',
      });
      await resolve(account, post.id, {
        copingMethods: [longWord],
        resolutionStory: `${longWord} `.repeat(20),
        helpfulnessRating: 3,
      });
      await share(account, 'Read with care', { sensitive: true });
      const options = { stored: { halved_language: language } };
      const page =
        who === 'member' ? await enter(account, options) : await (await browserOf(options)).newPage();
      const screens = Object.entries(screensOf(account, post.id)).filter(
        ([name]) => who === 'visitor' || !guestScreens.includes(name),
      );
      if (who === 'member') screens.push(['composer', '/feed?share=1']);
      const ofPart = screens.filter((_, nth) => nth % parts.length === part - 1);
      for (const [name, address] of ofPart) {
        for (const [nth, { width, colorScheme, axe }] of looks.entries()) {
          const label = `${name}, ${width} px, ${colorScheme}`;
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize({ width, height: 740 });
          if (nth === 0) await page.goto(address);
          await waitUntilLoaded(page);
          expect.soft(await overflowOf(page), label).toEqual([]);
          expect.soft(await smallTargets(page), label).toEqual([]);
          if (axe.includes(who)) expect.soft(await violationsOn(page), label).toEqual([]);
        }
      }
    });
  }
}
