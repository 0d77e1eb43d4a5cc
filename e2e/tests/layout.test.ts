import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { resolve, share } from '../support/account.ts';
import { violationsOn } from '../support/axe.ts';
import { missedByTab, watchFocus } from '../support/keyboard-walk.ts';
import {
  contentOf,
  loadNextIn,
  overflowOf,
  shiftsOn,
  speak,
  waitUntilLoaded,
  watchShifts,
} from '../support/layout.ts';
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
  /** Whether axe checks the page in this look. */
  axe?: boolean;
  /** Whether the page is walked through by keyboard, which is done with each screen of a member once. */
  walk?: boolean;
}

/**
 * Each screen is loaded once, in a phone's window, where nothing may jump meanwhile, and then seen in each look. Their
 * order changes the language, the colours and the width as seldom as possible. The walk comes last, because after it
 * lists have grown and fields are marked.
 */
const first: Look = { language: 'ar', width: 1280, colorScheme: 'light', axe: true };
const looks: readonly Look[] = [
  first,
  { language: 'en', width: 320, colorScheme: 'light' },
  { language: 'en', width: 360, colorScheme: 'light', axe: true },
  { language: 'en', width: 360, colorScheme: 'dark' },
  { language: 'ja', width: 1280, colorScheme: 'dark', axe: true },
  { language: 'es', width: 320, colorScheme: 'dark' },
  { language: 'es', width: 1280, colorScheme: 'dark', axe: true, walk: true },
];

test('the layout test covers every route of the table', () => {
  const addresses = Object.values(screensOf({ username: 'ada' }, 'some-worry')).map(
    (at) => at.split('?')[0] ?? '',
  );
  const patterns = routePatterns();
  expect(patterns.length).toBeGreaterThan(40);
  expect(patterns.filter((pattern) => !addresses.some((address) => isOfRoute(address, pattern)))).toEqual([]);
});

const phone = { width: 360, height: 740 };
/** The greatest layout shift that counts as good (https://web.dev/articles/cls). */
const goodShift = 0.1;
/** The layout shifts since the page began, if their sum is more than good. */
async function badShiftsOn(page: Page): Promise<string[]> {
  const shifts = await shiftsOn(page);
  const sum = shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0);
  return sum > goodShift ? shifts : [];
}

/** The screens are divided among several tests, so that each has time enough on a busy machine. */
const parts = [1, 2, 3, 4];
const ways = looks
  .map(({ language, width, colorScheme }) => `${width} px ${colorScheme} ${language}`)
  .join(', ');

for (const who of ['visitor', 'member'] as const) {
  const walked = who === 'member' ? ', and Tab reaches everything' : '';
  for (const part of parts) {
    test(`the screens of a ${who}, part ${part} of ${parts.length}, fit ${ways}, and axe finds nothing${walked}`, async ({
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
      const options = { stored: { halved_language: first.language } };
      const page =
        who === 'member' ? await enter(account, options) : await (await browserOf(options)).newPage();
      const screens = Object.entries(screensOf(account, post.id)).filter(
        ([name]) => who === 'visitor' || !guestScreens.includes(name),
      );
      if (who === 'member') await watchFocus(page);
      await watchShifts(page);
      if (who === 'member') screens.push(['composer', '/feed?share=1']);
      const ofPart = screens.filter((_, nth) => nth % parts.length === part - 1);
      const seen = new Set<string>();
      for (const [name, address] of ofPart) {
        let spoken = first.language;
        await page.emulateMedia({ colorScheme: first.colorScheme });
        await page.setViewportSize(phone);
        await page.goto(address);
        await waitUntilLoaded(page);
        expect.soft(await badShiftsOn(page), name).toEqual([]);
        const content = await contentOf(page);
        if (seen.has(content)) continue;
        seen.add(content);
        for (const { language, width, colorScheme, axe, walk } of looks) {
          const label = `${name}, ${width} px, ${colorScheme}, ${language}`;
          await page.emulateMedia({ colorScheme });
          if (language !== spoken) await speak(page, language);
          spoken = language;
          await page.setViewportSize({ width, height: 740 });
          await waitUntilLoaded(page);
          expect.soft(await overflowOf(page), label).toEqual([]);
          expect.soft(await smallTargets(page), label).toEqual([]);
          if (axe) expect.soft(await violationsOn(page), label).toEqual([]);
          if (walk && who === 'member') expect.soft(await missedByTab(page), label).toEqual([]);
        }
        await loadNextIn(page, first.language);
      }
    });
  }
}
