import { readFile } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { share } from '../support/account.ts';
import { violationsOn } from '../support/axe.ts';
import { buildRoot } from '../support/instance.ts';
import { overflowOf } from '../support/layout.ts';
import { guestScreens, screensOf } from '../support/screens.ts';

const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

/** Controls smaller than a finger; links inside a sentence are excused (WCAG 2.5.8). */
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

/** The screen has its heading, and nothing is on its way any more. */
async function settle(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const busy = page.locator('[role=status][aria-busy=true], .pulse').filter({ visible: true });
  await expect(busy).toHaveCount(0);
}

/** What the build tells its server, the table of routes among it. */
async function builtRoutes(): Promise<{ routes: { path: string }[] }> {
  const file = joinPath(buildRoot, 'apps', 'web', 'dist', 'server-manifest.json');
  return JSON.parse(await readFile(file, 'utf8'));
}

/** Where axe looks too, in what language; it is the same page at another width. */
const looks = [
  { width: 320, colorScheme: 'light', language: 'en', axe: [] },
  { width: 360, colorScheme: 'light', language: 'en', axe: ['visitor', 'member'] },
  { width: 360, colorScheme: 'dark', language: 'en', axe: [] },
  { width: 1280, colorScheme: 'light', language: 'ar', axe: ['visitor'] },
  { width: 1280, colorScheme: 'dark', language: 'es', axe: ['visitor', 'member'] },
] as const;

test('every route of the table is among the screens that are walked through', async () => {
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

for (const { width, colorScheme, language, axe } of looks) {
  for (const who of ['visitor', 'member'] as const) {
    const looked = axe.some((one) => one === who);
    test(`every screen of a ${who} fits ${width} px, ${colorScheme}, ${language}${looked ? ', and axe finds nothing' : ''}`, async ({
      join,
      enter,
      browserOf,
      guard,
    }) => {
      test.slow();
      guard.tolerate(/status of 40[04]/);
      const account = await join();
      const post = await share(account, `${longWord} 👨‍👩‍👧‍👦 and more`, {
        longContent: `${longWord}${longWord}`,
        privacyLevel: 'public',
      });
      await share(account, 'Read with care', { sensitive: true });
      const stored = { halved_language: language };
      const options = { viewport: { width, height: 740 }, colorScheme, stored };
      const page =
        who === 'member' ? await enter(account, options) : await (await browserOf(options)).newPage();
      const screens = Object.entries(screensOf(account, post.id)).filter(
        ([name]) => who === 'visitor' || !guestScreens.includes(name),
      );
      if (who === 'member') screens.push(['composer', '/feed?share=1']);
      for (const [name, address] of screens) {
        await page.goto(address);
        await settle(page);
        expect.soft(await overflowOf(page), name).toEqual([]);
        expect.soft(await smallTargets(page), name).toEqual([]);
        if (looked) expect.soft(await violationsOn(page), name).toEqual([]);
      }
    });
  }
}
