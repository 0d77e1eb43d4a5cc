import { expect, test } from '../fixtures.ts';
import { Feed } from '../pages/feed.ts';
import { Settings } from '../pages/settings.ts';
import { Slip } from '../pages/slip.ts';
import { share } from '../support/account.ts';
import { violationsOn } from '../support/axe.ts';
import { hold } from '../support/failing.ts';
import { shiftsOn, waitUntilLoaded, watchShifts } from '../support/layout.ts';

test('a premium member finds early access in the settings, and reads the feed by J, K and L', async ({
  join,
  joinPremium,
  enter,
}) => {
  const [me, other] = await Promise.all([joinPremium(), join()]);
  for (const words of ['The third worry', 'The second worry', 'The first worry']) await share(other, words);
  const page = await enter(me);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const keysOf = () => loaded.filter((url) => url.includes('feed-keys'));
  const feed = new Feed(page);
  await feed.open();
  await expect(feed.slip('The first worry').root).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.locator('article:focus')).toHaveCount(0);
  expect(keysOf()).toEqual([]);

  await new Settings(page).open();
  await new Settings(page).card('More pages').getByRole('link', { name: 'Early access' }).click();
  await page.getByRole('switch', { name: 'Keys for the feed' }).check();
  expect(await violationsOn(page)).toEqual([]);
  await expect.poll(async () => (await me.api.auth.profile.query()).earlyFeatures).toEqual(['feed_keys']);

  await feed.open();
  await expect(page.getByRole('list', { name: 'Keys' })).toBeVisible();
  await expect(feed.slip('The first worry').root).toBeVisible();
  await page.keyboard.press('j');
  await expect(feed.slip('The first worry').root).toBeFocused();
  await page.keyboard.press('j');
  await expect(feed.slip('The second worry').root).toBeFocused();
  await page.keyboard.press('l');
  await expect(feed.slip('The second worry').like).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('k');
  await expect(feed.slip('The first worry').root).toBeFocused();
  await expect(feed.slip('The first worry').root).toBeInViewport();
  expect(await violationsOn(page)).toEqual([]);
  await feed.startSharing();
  await feed.composer.words.pressSequentially('jkl');
  await expect(feed.composer.words).toHaveValue('jkl');
});

test('nothing moves when the switches of early access appear', async ({ joinPremium, enter }) => {
  const page = await enter(await joinPremium());
  await watchShifts(page);
  const release = await hold(page, '**/api/users/me/early-access');
  await page.goto('/early-access');
  await expect(page.getByRole('main').getByRole('status').first()).toBeAttached();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  release();
  await expect(page.getByRole('switch').first()).toBeVisible();
  await waitUntilLoaded(page);
  expect(await shiftsOn(page)).toEqual([]);
});

test('quiet counts hide the numbers of likes and comments, for this member alone', async ({
  join,
  joinPremium,
  enter,
}) => {
  const [me, other] = await Promise.all([joinPremium(), join()]);
  const { id } = await share(other, 'Something that many feel');
  await other.api.likes.like.mutate({ postId: id });
  await other.api.comments.create.mutate({ postId: id, content: 'You are not alone.' });
  await me.api.users.updateEarlyAccess.mutate({ key: 'quiet_counts', enabled: true });
  const page = await enter(me);
  for (const path of ['/feed', `/profile/${other.username}`, `/posts/${id}`]) {
    await page.goto(path);
    const slip = Slip.of(page, 'Something that many feel');
    await expect(slip.like).toHaveText('Like');
    await expect(page.getByText(/felt this|Comments \(/)).toHaveCount(0);
  }
  const theirs = await enter(other);
  await theirs.goto('/feed');
  await expect(Slip.of(theirs, 'Something that many feel').like).toContainText('1 felt this');
});

test('a free member sees what early access is, and a visitor is invited to log in', async ({
  join,
  enter,
  page,
}) => {
  const member = await enter(await join());
  await member.goto('/early-access');
  await expect(member.getByRole('heading', { name: 'Early access is part of Premium' })).toBeVisible();
  await expect(member.getByRole('switch')).toHaveCount(0);
  await page.goto('/early-access');
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
});
