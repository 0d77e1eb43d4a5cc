import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { resolve, share } from '../support/account.ts';
import { cutOn, overflowOf } from '../support/layout.ts';
import { guestScreens, screensOf } from '../support/screens.ts';

/** The ways in which somebody makes text twice as large without making the window smaller. */
const ways: Record<string, (page: Page) => Promise<unknown>> = {
  'by the browser’s own text size': async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  },
  'by a style of their own': (page) =>
    page.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('html { font-size: 200% !important }');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }),
};

/** The screen has its heading, and nothing is on its way any more. */
async function settle(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const busy = page.locator('[role=status][aria-busy=true], .pulse').filter({ visible: true });
  await expect(busy).toHaveCount(0);
}

for (const [way, enlarge] of Object.entries(ways)) {
  for (const language of ['en', 'es'] as const) {
    for (const who of ['visitor', 'member'] as const) {
      test(`with text of 200 % ${way} every screen of a ${who} fits 360 px and cuts nothing, ${language}`, async ({
        join,
        enter,
        browserOf,
        guard,
      }) => {
        test.setTimeout(180_000);
        guard.tolerate(/status of 40[04]/);
        const account = await join();
        const post = await share(
          account,
          'Ich habe Angst vor der Krankenversicherungsbescheinigung 👨‍👩‍👧‍👦',
          {
            longContent: 'At length.',
          },
        );
        await resolve(account, post.id, {
          copingMethods: ['Atemübungen'],
          resolutionStory: 'In the end it was nothing.',
          helpfulnessRating: 3,
        });
        const options = { stored: { halved_language: language }, viewport: { width: 360, height: 740 } };
        const page =
          who === 'member' ? await enter(account, options) : await (await browserOf(options)).newPage();
        await enlarge(page);
        const screens = Object.entries(screensOf(account, post.id)).filter(
          ([name]) => who === 'visitor' || !guestScreens.includes(name),
        );
        if (who === 'member') screens.push(['composer', '/feed?share=1']);
        for (const [name, address] of screens) {
          await page.goto(address);
          await settle(page);
          const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
          expect(size, 'the text is twice as large').toBe('32px');
          expect.soft(await overflowOf(page), name).toEqual([]);
          expect.soft(await cutOn(page), name).toEqual([]);
        }
      });
    }
  }
}
