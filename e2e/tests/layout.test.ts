import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { Shell } from '../pages/shell.ts';
import { resolve, share } from '../support/account.ts';
import { violationsOn } from '../support/axe.ts';
import { missedByTab, watchFocus } from '../support/keyboard-walk.ts';
import { contentOf, overflowOf, waitUntilLoaded } from '../support/layout.ts';
import { isOfRoute, routePatterns } from '../support/route-names.ts';
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

interface Look {
  language: string;
  width: number;
  colorScheme: 'light' | 'dark';
  /** The people whose pages axe checks too: `visitor`, `member`, both or nobody. */
  axe: readonly string[];
  /** Whether the page is walked through by keyboard, which is done with each screen of a member once. */
  walk?: boolean;
}

const everybody = ['visitor', 'member'] as const;

/** In each walk a screen is loaded once and then checked in several ways. */
const walks: readonly (readonly Look[])[] = [
  [
    { language: 'en', width: 360, colorScheme: 'light', axe: everybody },
    { language: 'en', width: 320, colorScheme: 'light', axe: [] },
    { language: 'en', width: 360, colorScheme: 'dark', axe: [] },
  ],
  [
    { language: 'es', width: 1280, colorScheme: 'dark', axe: everybody, walk: true },
    { language: 'es', width: 320, colorScheme: 'dark', axe: [] },
  ],
  [
    { language: 'ar', width: 1280, colorScheme: 'light', axe: everybody },
    { language: 'ja', width: 1280, colorScheme: 'dark', axe: everybody },
  ],
];

/** Changes the language of a page without loading it again. */
async function speak(page: Page, language: string) {
  await new Shell(page).language.selectOption(language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

test('the layout test covers every route of the table', () => {
  const addresses = Object.values(screensOf({ username: 'ada' }, 'some-worry')).map(
    (at) => at.split('?')[0] ?? '',
  );
  const patterns = routePatterns();
  expect(patterns.length).toBeGreaterThan(40);
  expect(patterns.filter((pattern) => !addresses.some((address) => isOfRoute(address, pattern)))).toEqual([]);
});

/** The screens are divided among several tests, so that each has time enough on a busy machine. */
const parts = [1, 2];

for (const looks of walks) {
  const ways = looks
    .map(({ language, width, colorScheme }) => `${width} px ${colorScheme} ${language}`)
    .join(', ');
  const walkers = everybody.flatMap((who) => parts.map((part) => ({ who, part })));
  for (const { who, part } of walkers) {
    const looked = looks.some(({ axe }) => axe.includes(who)) ? ', and axe finds nothing' : '';
    const isWalked = who === 'member' && looks.some(({ walk }) => walk);
    const walked = isWalked ? ', and Tab reaches everything' : '';
    test(`the screens of a ${who}, part ${part} of ${parts.length}, fit ${ways}${looked}${walked}`, async ({
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
      let spoken = looks[0]?.language ?? 'en';
      const options = { stored: { halved_language: spoken } };
      const page =
        who === 'member' ? await enter(account, options) : await (await browserOf(options)).newPage();
      const screens = Object.entries(screensOf(account, post.id)).filter(
        ([name]) => who === 'visitor' || !guestScreens.includes(name),
      );
      if (isWalked) await watchFocus(page);
      if (who === 'member') screens.push(['composer', '/feed?share=1']);
      const ofPart = screens.filter((_, nth) => nth % parts.length === part - 1);
      const seen = new Set<string>();
      for (const [name, address] of ofPart) {
        // The page stays in the language of the screen before, so that it changes only once for each screen.
        const inOrder = looks.toSorted(
          (one, other) => Number(other.language === spoken) - Number(one.language === spoken),
        );
        for (const [nth, { language, width, colorScheme, axe, walk }] of inOrder.entries()) {
          const label = `${name}, ${width} px, ${colorScheme}, ${language}`;
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize({ width, height: 740 });
          if (nth === 0) await page.goto(address);
          await waitUntilLoaded(page);
          if (language !== spoken) {
            await speak(page, language);
            spoken = language;
            await waitUntilLoaded(page);
          }
          const content = `${language} ${await contentOf(page)}`;
          if (nth === 0 && seen.has(content)) break;
          seen.add(content);
          expect.soft(await overflowOf(page), label).toEqual([]);
          expect.soft(await smallTargets(page), label).toEqual([]);
          if (axe.includes(who)) expect.soft(await violationsOn(page), label).toEqual([]);
          if (isWalked && walk) expect.soft(await missedByTab(page), label).toEqual([]);
        }
      }
    });
  }
}
