import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { openPost } from '../pages/comments.ts';
import { Feed } from '../pages/feed.ts';
import { Slip } from '../pages/slip.ts';
import { type Account, comment, share } from '../support/account.ts';
import { appoint } from '../support/community.ts';
import { hold } from '../support/failing.ts';
import { painted, shiftsOn, waitUntilLoaded, watchShifts } from '../support/layout.ts';

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };
const sentence = 'I lie awake and go through tomorrow again and again, although I know better. ';
/** A name that fills its line beside the menu of a worry. */
const longName = 'Maria Magdalena von der Donaudampfschifffahrt zu A';

/** A device that was here before knows whose session it has. */
const knownAs = ({ id }: Account) => ({ halved_account: id });

/** Opens a screen, and lets the account become known only when `isThere`. */
async function openBeforeAccount(
  page: Page,
  address: string,
  isThere: () => Promise<unknown>,
): Promise<void> {
  const release = await hold(page, '**/api/auth/profile*');
  await page.goto(address);
  await isThere();
  await painted(page);
  const account = page.waitForResponse('**/api/auth/profile*');
  release();
  await account;
  await page.waitForLoadState('networkidle');
  await waitUntilLoaded(page);
  await page.unroute('**/api/auth/profile*');
}

for (const viewport of [phone, desktop]) {
  test.describe(`when the account becomes known last, at ${viewport.width} px`, () => {
    test('one’s own worry with a content note stays as it is, in the feed, on its page and above its analysis', async ({
      join,
      enter,
    }) => {
      const me = await join();
      const words = `With a note ${me.username}`;
      await share(me, `Below ${me.username}`);
      const { id } = await share(me, words, { sensitive: true, longContent: sentence.repeat(6) });
      const page = await enter(me, { viewport, stored: knownAs(me) });
      await watchShifts(page);
      for (const address of ['/feed', `/posts/${id}`, `/posts/${id}/analysis`]) {
        await openBeforeAccount(page, address, () => expect(page.getByText(words)).toBeVisible());
        expect.soft(await shiftsOn(page), address).toEqual([]);
      }
    });

    test('the menu of a worry and the form for a comment move nothing', async ({ join, enter }) => {
      const [me, other] = await Promise.all([join(), join()]);
      await other.api.auth.updateProfile.mutate({ displayName: longName });
      const { id } = await share(other, 'Beside a menu');
      await comment(other, id, 'Answered once.');
      const page = await enter(me, { viewport });
      await watchShifts(page);
      await openBeforeAccount(page, `/posts/${id}`, () =>
        expect(page.getByText('Answered once.')).toBeVisible(),
      );
      await expect(Slip.of(page, 'Beside a menu').menuButton).toBeVisible();
      await expect(page.getByLabel('Your comment')).toBeVisible();
      expect(await shiftsOn(page)).toEqual([]);
    });

    test('one’s own profile does not jump below a long name', async ({ join, enter }) => {
      const me = await join();
      await me.api.auth.updateProfile.mutate({ displayName: longName });
      const page = await enter(me, { viewport });
      const heading = page.getByRole('heading', { level: 1 });
      await watchShifts(page);
      await openBeforeAccount(page, `/profile/${me.username}`, () => expect(heading).toHaveText('Profile'));
      await expect(heading).toHaveText(longName);
      expect(await shiftsOn(page)).toEqual([]);
    });

    test('the form to share does not push the feed down', async ({ join, enter }) => {
      const page = await enter(await join(), { viewport });
      await watchShifts(page);
      await openBeforeAccount(page, '/feed?share=1', () => expect(page.getByRole('tablist')).toBeVisible());
      await expect(new Feed(page).composer.words).toBeVisible();
      expect(await shiftsOn(page)).toEqual([]);
    });

    for (const plan of ['premium', 'free'] as const)
      test(`nothing that can be pressed below what the plan opens moves, with the plan ${plan}`, async ({
        join,
        joinPremium,
        enter,
      }) => {
        const page = await enter(await (plan === 'premium' ? joinPremium() : join()), { viewport });
        await watchShifts(page);
        // The preview of a feature that the plan does not open may be short, and what is below it then comes into view.
        for (const address of plan === 'premium' ? ['/wellness', '/analytics'] : ['/wellness']) {
          await openBeforeAccount(page, address, () =>
            expect(page.getByRole('main').locator('.pulse').first()).toBeVisible(),
          );
          expect.soft(await shiftsOn(page), address).toEqual([]);
        }
      });
  });
}

test('a link to help that has the focus keeps it when the account becomes known', async ({ join, enter }) => {
  const page = await enter(await join(), { viewport: phone });
  const link = page.getByRole('main').getByRole('link', { name: 'Resources' });
  await openBeforeAccount(page, '/wellness', () => link.focus());
  await expect(page.getByRole('heading', { name: /part of/ })).toBeVisible();
  await expect(link).toBeFocused();
});

test('a moderator keeps the comments in view while those that are held are requested', async ({
  app,
  join,
  enter,
}) => {
  const [boss, author] = await Promise.all([join(), join()]);
  await appoint(app, boss, 'moderator');
  const { id } = await share(author, 'Looked after');
  await comment(author, id, 'Stays in view.');
  const page = await enter(boss);
  const releaseAccount = await hold(page, '**/api/auth/profile*');
  const releaseHeld = await hold(page, '**/threaded?*includeModerated=true*');
  const asked = page.waitForRequest('**/threaded?*includeModerated=true*');
  const thread = await openPost(page, id);
  await expect(thread.slip('Stays in view.').root).toBeVisible();
  releaseAccount();
  await asked;
  await expect(page.getByLabel('Your comment')).toBeVisible();
  await expect(thread.slip('Stays in view.').root).toBeVisible();
  releaseHeld();
  await expect(thread.slip('Stays in view.').root).toBeVisible();
});
