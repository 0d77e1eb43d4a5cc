import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { share } from '../support/account.ts';
import { violationsOn } from '../support/axe.ts';
import { waitUntilLoaded } from '../support/layout.ts';

/** axe on the screens of a member while they load, and after they could not be loaded. */
const looks = [
  { colorScheme: 'light', language: 'en' },
  { colorScheme: 'dark', language: 'ar' },
  { colorScheme: 'light', language: 'ja' },
] as const;

/** The calls that the screens themselves make. The session and the language are those of the shell. */
const calls = /\/api\/(?!auth\/|languages\/|users\/me\/early-access|wake)/;

/** Screens that load and fail in ways of their own. */
const screensWith = (postId: string) => [
  '/feed',
  `/posts/${postId}`,
  '/dashboard',
  '/notifications',
  '/wellness',
  '/resources?country=GB',
  '/analytics',
];

/** What moves on the page, although its reader asked for reduced motion. */
const movements = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.className : 'unknown')),
  );

for (const { colorScheme, language } of looks) {
  test(`axe finds nothing, and nothing moves, while screens load and after they failed, ${colorScheme}, ${language}`, async ({
    enter,
    guard,
    joinPremium,
  }) => {
    test.slow();
    guard.tolerate(/status of 500|answer 500/);
    const account = await joinPremium();
    const post = await share(account, 'Mine');
    const page = await enter(account, { colorScheme, stored: { halved_language: language } });
    for (const address of screensWith(post.id)) {
      const response = Promise.withResolvers<void>();
      await page.route(calls, async (route) => {
        await response.promise;
        await route.fulfill({ status: 500, json: {} });
      });
      await page.goto(address);
      const loading = page.getByRole('main').locator('.pulse, [aria-busy=true]').first();
      await expect(loading, address).toBeVisible();
      expect.soft(await violationsOn(page), `${address} while it loads`).toEqual([]);
      expect.soft(await movements(page), `${address} while it loads`).toEqual([]);
      response.resolve();
      await expect(page.getByRole('main').getByRole('alert').first(), address).toBeVisible();
      await waitUntilLoaded(page);
      expect.soft(await violationsOn(page), `${address} after a failure`).toEqual([]);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  });

  test(`axe finds nothing where words are withheld, folded or reserved for others, ${colorScheme}, ${language}`, async ({
    app,
    enter,
    join,
  }) => {
    test.slow();
    const [reader, writer] = await Promise.all([join(), join()]);
    const noted = await share(writer, `Behind a note ${writer.username}`, { sensitive: true });
    const muted = await share(writer, `A kangaroo ${writer.username}`);
    for (const status of ['pending', 'flagged', 'rejected']) {
      const { id } = await share(reader, status);
      await app.sql('update posts set moderation_status = $2 where id = $1', [id, status]);
    }
    const stored = { halved_language: language, [`halved_muted:${reader.id}`]: 'kangaroo' };
    const page = await enter(reader, { colorScheme, stored });
    const folded = page.locator('article [aria-expanded=false][aria-controls]');
    for (const { id } of [noted, muted]) {
      await page.goto(`/posts/${id}`);
      await expect(folded.first()).toBeVisible();
      expect.soft(await violationsOn(page), 'folded').toEqual([]);
      await folded.first().click();
      expect.soft(await violationsOn(page), 'unfolded').toEqual([]);
    }
    await page.goto(`/profile/${reader.username}`);
    await expect(page.getByRole('article')).toHaveCount(3);
    expect.soft(await violationsOn(page), 'held worries').toEqual([]);
    for (const address of ['/wellness', '/analytics/personal', '/early-access']) {
      await page.goto(address);
      await waitUntilLoaded(page);
      expect.soft(await violationsOn(page), address).toEqual([]);
    }
  });
}
