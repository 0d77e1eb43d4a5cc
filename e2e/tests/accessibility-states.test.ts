import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { share } from '../support/account.ts';
import { violationsOn } from '../support/axe.ts';
import { inAllLooks, namesOf, waitUntilLoaded } from '../support/layout.ts';

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

const named = namesOf(looks);
test(`axe finds nothing, and nothing moves, while screens load and after they failed, ${named}`, async ({
  enter,
  guard,
  joinPremium,
}) => {
  // Each of seven screens takes some seconds.
  test.setTimeout(120_000);
  guard.tolerate(/status of 500|answer 500/);
  const account = await joinPremium();
  const post = await share(account, 'Mine');
  const page = await enter(account, { stored: { halved_language: looks[0].language } });
  for (const address of screensWith(post.id)) {
    const response = Promise.withResolvers<void>();
    await page.route(calls, async (route) => {
      await response.promise;
      await route.fulfill({ status: 500, json: {} });
    });
    await page.goto(address);
    const loading = page.getByRole('main').locator('.pulse, [aria-busy=true]').first();
    await inAllLooks(page, looks, async (look) => {
      await expect(loading, address).toBeVisible();
      expect.soft(await violationsOn(page), `${address} while it loads, ${look}`).toEqual([]);
      expect.soft(await movements(page), `${address} while it loads, ${look}`).toEqual([]);
    });
    response.resolve();
    await inAllLooks(page, looks, async (look) => {
      await expect(page.getByRole('main').getByRole('alert').first(), address).toBeVisible();
      await waitUntilLoaded(page);
      expect.soft(await violationsOn(page), `${address} after a failure, ${look}`).toEqual([]);
    });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

test(`axe finds nothing where words are withheld, folded or reserved for others, ${named}`, async ({
  app,
  enter,
  join,
}) => {
  // Each of six pages takes some seconds.
  test.setTimeout(120_000);
  const [reader, writer] = await Promise.all([join(), join()]);
  const noted = await share(writer, `Behind a note ${writer.username}`, { sensitive: true });
  const muted = await share(writer, `A kangaroo ${writer.username}`);
  for (const status of ['pending', 'flagged', 'rejected']) {
    const { id } = await share(reader, status);
    await app.sql('update posts set moderation_status = $2 where id = $1', [id, status]);
  }
  const stored = { halved_language: looks[0].language, [`halved_muted:${reader.id}`]: 'kangaroo' };
  const page = await enter(reader, { stored });
  const see = (what: string) =>
    inAllLooks(page, looks, async (look) => {
      await waitUntilLoaded(page);
      expect.soft(await violationsOn(page), `${what}, ${look}`).toEqual([]);
    });
  const folded = page.locator('article [aria-expanded=false][aria-controls]');
  for (const { id } of [noted, muted]) {
    await page.goto(`/posts/${id}`);
    await expect(folded.first()).toBeVisible();
    await see('folded');
    await expect(folded.first()).toBeVisible();
    await folded.first().click();
    await see('unfolded');
  }
  await page.goto(`/profile/${reader.username}`);
  await expect(page.getByRole('article')).toHaveCount(3);
  await see('held worries');
  for (const address of ['/wellness', '/analytics/personal', '/early-access']) {
    await page.goto(address);
    await waitUntilLoaded(page);
    await see(address);
  }
});
