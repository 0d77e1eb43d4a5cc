import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { Doors } from '../pages/doors.ts';
import { Feed } from '../pages/feed.ts';
import { violationsOn } from '../support/axe.ts';

const phone = { width: 360, height: 740 };
const aboutMoney = 'the bailiffs come tomorrow and we got an eviction notice';
const aboutAFriend = 'my friend wants to kill herself and told me not to tell anyone';

/** Writes and sends a worry in the form of the feed, in whatever language the interface is. */
async function share(page: Page, words: string) {
  await page.goto('/feed?share=1');
  const form = page.getByRole('form');
  await form.getByRole('combobox').first().selectOption({ index: 1 });
  await form.getByRole('textbox').first().fill(words);
  await form.locator('button[type="submit"]').click();
  await expect(new Feed(page).slip(words).root.first()).toBeVisible();
  await expect(form).toHaveCount(0);
}

const isWithinWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

/** Axe and the width, in light and in dark. */
async function lookAt(page: Page, what: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await violationsOn(page), `${what}, ${colorScheme}`).toEqual([]);
    expect.soft(await isWithinWidth(page), `${what}, ${colorScheme}`).toBe(true);
  }
}

for (const language of ['en', 'es', 'ar']) {
  test(`a worry about a need offers who helps with it, in ${language}, in light and dark, on a phone`, async ({
    join,
    enter,
  }) => {
    test.slow();
    const page = await enter(await join(), {
      viewport: phone,
      locale: 'en-GB',
      stored: { halved_language: language, halved_country: 'GB' },
    });
    await share(page, aboutMoney);
    const money = new Doors(page, 'money');
    await expect(money.summary).toBeVisible();
    await lookAt(page, 'the offer');
    await money.summary.focus();
    await page.keyboard.press('Enter');
    await expect(money.calls.first()).toBeVisible();
    await lookAt(page, 'who helps with money');

    await share(page, aboutAFriend);
    const friend = new Doors(page, 'friend');
    await friend.summary.click();
    await expect(friend.calls.first()).toBeVisible();
    await expect(page.locator('[data-support]:visible')).toHaveCount(0);
    await lookAt(page, 'who helps with a friend');
  });
}

test('a line leads to the directory about its matter, and once put away it does not come back on this device', async ({
  join,
  enter,
}) => {
  const page = await enter(await join(), { stored: { halved_country: 'GB' } });
  await share(page, aboutMoney);
  const money = new Doors(page, 'money');
  await money.summary.click();
  await money.directory.click();
  await expect(page).toHaveURL(/\/resources\?category=finances/);
  await share(page, `${aboutMoney}, again`);
  await money.putAway.click();
  await expect(money.root).toBeHidden();
  await share(page, `${aboutMoney}, once more`);
  await expect(page.getByText('Your worry has been shared!').first()).toBeVisible();
  await expect(money.root).toHaveCount(0);
});
