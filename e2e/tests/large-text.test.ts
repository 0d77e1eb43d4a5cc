import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { resolve, share } from '../support/account.ts';
import { plantAggregates } from '../support/aggregates.ts';
import { cutTimesOn } from '../support/cut-times.ts';
import {
  brokenShortWordsOn,
  contentOf,
  cutBelowOn,
  cutOn,
  doubleText,
  loadNextIn,
  overflowOf,
  speak,
  waitUntilLoaded,
} from '../support/layout.ts';
import { guestScreens, screensOf } from '../support/screens.ts';

/**
 * Sets the spacing of WCAG 1.4.12 on every element, as a style of the reader does: it outweighs all styles of the page.
 */
const spaceOut = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { style } = element;
      style.setProperty('line-height', '1.5', 'important');
      style.setProperty('letter-spacing', '0.12em', 'important');
      style.setProperty('word-spacing', '0.16em', 'important');
      if (element.matches('p')) style.setProperty('margin-block-end', '2em', 'important');
    }
  });

/** The ways to double the text size without a smaller window. Each function returns one that undoes it. */
const ways: Record<string, (page: Page) => Promise<() => Promise<unknown>>> = {
  'by the browser’s own text size': doubleText,
  'by the reader’s own style': async (page) => {
    const style = (rules: string) =>
      page.evaluate((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets = [sheet];
      }, rules);
    await style('html { font-size: 200% !important }');
    return () => style('');
  },
};

const softly = expect.configure({ soft: true });

/** Waits until the text has a size. It looks often, because most changes take a frame. */
const awaitTextSize = (page: Page, size: string) =>
  expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize), {
      message: `the text is ${size} large`,
      intervals: [10],
    })
    .toBe(size);

/**
 * Checks the bar with "Get help now" and "Leave quickly": its share of the window, and that it does not cover the
 * page's end.
 */
async function lookAtSafety(page: Page, name: string) {
  const measured = await page.evaluate(async () => {
    // The page's end adapts to the bar's new height only in the next frame.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    scrollTo(0, document.documentElement.scrollHeight);
    const bar = document.querySelector('#safety')?.getBoundingClientRect();
    const end = document.querySelector('footer > div')?.getBoundingClientRect();
    const words = [...document.querySelectorAll('#safety span:not([hidden])')].map((span) => {
      const range = document.createRange();
      range.selectNodeContents(span);
      return range.getClientRects().length <= (span.textContent ?? '').split(' ').length;
    });
    scrollTo(0, 0);
    return { share: (bar?.height ?? 0) / innerHeight, hidden: (end?.bottom ?? 0) - (bar?.top ?? 0), words };
  });
  expect.soft(measured.share, `${name}: the bar is at most a quarter of the window`).toBeLessThan(0.25);
  expect.soft(measured.hidden, `${name}: nothing ends behind the bar`).toBeLessThanOrEqual(0);
  expect.soft(measured.words, `${name}: no word of the bar is broken`).toEqual([true, true]);
}

/** Each screen is loaded once, in the first language. The Spanish texts are the longer ones. */
const languages = ['en', 'es'] as const;
const [first] = languages;
const phone = { width: 360, height: 740 };

/** The screens are divided among several tests, so that each has time enough on a busy machine. */
const parts = [1, 2];

for (const who of ['visitor', 'member'] as const) {
  for (const part of parts) {
    test(`with text at 200 %, or with wide spacing, every screen of a ${who} fits 360 px and cuts off no text, in ${languages.join(' and ')}, part ${part} of ${parts.length}`, async ({
      app,
      enter,
      browserOf,
      guard,
      joinPremium,
    }) => {
      // Each of some thirty screens takes some seconds.
      test.setTimeout(240_000);
      guard.tolerate(/status of 40[04]/);
      await plantAggregates(app);
      const account = await joinPremium();
      // With a display name, lists show the @username too, and shorten it.
      await account.api.auth.updateProfile.mutate({ displayName: 'Noor al-Rashid' });
      const words = 'Ich habe Angst vor der Krankenversicherungsbescheinigung 👨‍👩‍👧‍👦';
      const post = await share(account, words, { longContent: 'At length.' });
      await resolve(account, post.id, {
        copingMethods: ['Atemübungen'],
        resolutionStory: 'In the end it was nothing.',
        helpfulnessRating: 3,
      });
      const options = { stored: { halved_language: first }, viewport: phone };
      const page =
        who === 'member' ? await enter(account, options) : await (await browserOf(options)).newPage();
      const screens = Object.entries(screensOf(account, post.id)).filter(
        ([name]) => who === 'visitor' || !guestScreens.includes(name),
      );
      if (who === 'member') screens.push(['composer', '/feed?share=1']);
      const ofPart = screens.filter((_, nth) => nth % parts.length === part - 1);
      const seen = new Set<string>();
      for (const [name, address] of ofPart) {
        await page.goto(address);
        await waitUntilLoaded(page);
        const content = await contentOf(page);
        if (seen.has(content)) continue;
        seen.add(content);
        for (const language of languages) {
          if (language !== first) await speak(page, language);
          await page.setViewportSize(phone);
          await waitUntilLoaded(page);
          for (const [way, enlarge] of Object.entries(ways)) {
            const label = `${name}, ${language}, ${way}`;
            const undo = await enlarge(page);
            await awaitTextSize(page, '32px');
            expect.soft(await overflowOf(page), label).toEqual([]);
            // A part that measures its text, such as the map, adapts to it a frame later.
            await softly.poll(() => cutOn(page), { message: label, intervals: [50] }).toEqual([]);
            expect.soft(await cutTimesOn(page), label).toEqual([]);
            expect.soft(await brokenShortWordsOn(page), label).toEqual([]);
            if (name === ofPart[0]?.[0]) await lookAtSafety(page, label);
            await undo();
            await awaitTextSize(page, '16px');
          }
        }
        await spaceOut(page);
        expect.soft(await overflowOf(page), `${name}, with wide spacing`).toEqual([]);
        expect.soft(await cutOn(page, { mayScroll: true }), `${name}, with wide spacing`).toEqual([]);
        expect.soft(await cutBelowOn(page), `${name}, with wide spacing`).toEqual([]);
        expect.soft(await cutTimesOn(page), `${name}, with wide spacing`).toEqual([]);
        await loadNextIn(page, first);
      }
    });
  }
}
