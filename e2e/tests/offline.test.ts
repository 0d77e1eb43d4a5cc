import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { openPost } from '../pages/comments.ts';
import { Feed } from '../pages/feed.ts';
import { Shell } from '../pages/shell.ts';
import { ExercisePage } from '../pages/wellness.ts';
import { share } from '../support/account.ts';
import { workerReady } from '../support/push.ts';
import { groundingExercise } from '../support/wellness.ts';

const waiting = (page: Page) => page.locator('[data-wake-notice]');
const offlineNoise = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

/** What the device still has of somebody's words, and of what waits. */
const stored = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /write:|draft/.test(key)));

test.describe('without a network,', () => {
  test.beforeEach(({ guard }) => guard.tolerate(offlineNoise));

  test('a worry, a comment and a like of two tabs wait, also over a reload, and each arrives once', async ({
    app,
    join,
    enter,
  }) => {
    test.slow();
    const [me, author] = await Promise.all([join(), join()]);
    const [theirs, mine] = [`Talk to me ${author.username}`, `Written on a plane ${me.username}`];
    const post = await share(author, theirs);
    const page = await enter(me, { serviceWorkers: 'allow' });
    const context = page.context();
    const feed = new Feed(page);
    await feed.open();
    await workerReady(page);
    await feed.startSharing();
    await feed.composer.choosePrompt();
    await feed.composer.words.fill('Written on');
    const other = await context.newPage();
    const comments = await openPost(other, post.id);
    await expect(comments.submit).toBeVisible();

    await context.setOffline(true);
    await feed.composer.words.fill(mine);
    await feed.composer.submit.click();
    await expect(waiting(page)).toContainText('1 change will be sent once');
    await comments.write('From above the clouds');
    await other.getByRole('button', { name: /^Like/ }).first().click();
    await expect(waiting(other)).toContainText('2 changes will be sent once each');
    await page.reload();
    await expect(waiting(page)).toContainText('1 change will be sent once');

    await context.setOffline(false);
    await expect(new Shell(page).toast('What waited on this device has been sent.')).toBeVisible();
    await expect(feed.slip(mine).root).toHaveCount(1);
    // The form is closed, or was opened empty by the address; it does not show the sent words again.
    await expect(feed.composer.root.getByText(mine)).toHaveCount(0);
    const counts = () =>
      app.sql(
        `select (select count(*)::int from posts where user_id = $1) as worries,
          (select count(*)::int from comments where user_id = $1) as comments,
          (select count(*)::int from likes where user_id = $1) as likes`,
        [me.id],
      );
    await expect.poll(counts, { timeout: 20_000 }).toEqual([{ worries: 1, comments: 1, likes: 1 }]);
    await expect.poll(() => stored(page)).toEqual([]);
  });

  test('what a closed tab had waiting is sent by another; words for a worry that is gone are shown with the reason', async ({
    app,
    join,
    enter,
    guard,
  }) => {
    guard.tolerate(/404 \(Not Found\)/);
    const [me, author] = await Promise.all([join(), join()]);
    const [staying, going] = [`Stays ${author.username}`, `Goes ${author.username}`];
    const [stays, goes] = [await share(author, staying), await share(author, going)];
    const page = await enter(me);
    const context = page.context();
    const closed = await context.newPage();
    const answer = async (id: string, words: string) => {
      const comments = await openPost(closed, id);
      await expect(comments.submit).toBeVisible();
      await context.setOffline(true);
      await comments.write(words);
      await expect(waiting(closed)).toContainText('1 change will be sent once');
      await expect(comments.root.getByText('Will be sent when you are online again').first()).toBeVisible();
    };
    await new Feed(page).open();
    await answer(stays.id, 'For the one that stays');
    await closed.close();
    await context.setOffline(false);
    await expect(new Shell(page).toast('What waited on this device has been sent.')).toBeVisible();
    const contents = () => app.sql('select content from comments where user_id = $1', [me.id]);
    expect(await contents()).toEqual([{ content: 'For the one that stays' }]);

    const second = await context.newPage();
    const comments = await openPost(second, goes.id);
    await expect(comments.submit).toBeVisible();
    await context.setOffline(true);
    await comments.write('For the one that goes');
    await expect(waiting(second)).toContainText('1 change will be sent once');
    await second.close();
    await author.api.posts.remove.mutate({ id: goes.id });
    await context.setOffline(false);
    const { dialog } = new Shell(page);
    await expect(dialog).toContainText('This was not sent');
    await expect(dialog).toContainText('For the one that goes');
    // The first button is the cross, and a message may follow with a third one.
    await dialog.getByRole('button', { name: 'Close' }).nth(1).click();
    await expect(dialog).toHaveCount(0);
    expect(await stored(page)).toEqual([]);
    expect(await contents()).toHaveLength(1);
  });

  test('a sign-out asks about what waits in any tab, and then nothing is left to be sent', async ({
    app,
    join,
    enter,
  }) => {
    test.slow();
    const [me, author] = await Promise.all([join(), join()]);
    const { id } = await share(author, `Not today ${author.username}`);
    const page = await enter(me, { serviceWorkers: 'allow' });
    await new Feed(page).open();
    await workerReady(page);
    const other = await page.context().newPage();
    const comments = await openPost(other, id);
    await expect(comments.submit).toBeVisible();
    await page.context().setOffline(true);
    await other.getByRole('button', { name: /^Like/ }).first().click();
    await expect(waiting(other)).toContainText('1 change will be sent once');
    const shell = new Shell(page);
    await shell.logout.click();
    await expect(shell.dialog).toContainText('1 change still waits');
    await shell.dialog.getByRole('button', { name: 'Log out now' }).click();
    await expect.poll(() => stored(page)).toEqual([]);
    await page.context().setOffline(false);
    await expect(waiting(other)).toHaveCount(0);
    await expect.poll(() => app.sql('select 1 from likes where user_id = $1', [me.id])).toEqual([]);
  });

  test('a member reads the last feed page, a draft and a begun exercise, and after the sign-out nothing is left', async ({
    joinPremium,
    join,
    enter,
  }) => {
    test.slow();
    const [me, author] = await Promise.all([joinPremium(), join()]);
    const theirs = `Read on a plane ${author.username}`;
    await share(author, theirs);
    const page = await enter(me, { serviceWorkers: 'allow' });
    const feed = new Feed(page);
    await feed.open();
    await workerReady(page);
    await page.goto(`/wellness/exercises/${groundingExercise}`);
    await new ExercisePage(page).start.click();
    await page.waitForLoadState('networkidle');
    const title = (await new Shell(page).heading.textContent()) ?? '';
    await feed.open();
    await expect(feed.slip(theirs).root).toBeVisible();
    const kept = () =>
      page.evaluate(async () => {
        const names = (await caches.keys()).filter((name) => name.startsWith('halved-own'));
        const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return keys.flat().length;
      });
    await feed.startSharing();
    await feed.composer.choosePrompt();
    await feed.composer.words.fill('Begun at the gate');
    // The account, the feed, the exercise, the list of begun ones, and the prompts.
    await expect.poll(kept).toBe(5);
    await page.context().setOffline(true);
    await page.reload();
    await expect(feed.slip(theirs).root).toBeVisible();
    await expect(feed.composer.words).toHaveValue('Begun at the gate');
    await expect.poll(() => feed.composer.prompt.locator('option').count()).toBeGreaterThan(2);
    await page.goto('/wellness');
    await page.locator(`main a[href*="${groundingExercise}"]`).first().click();
    await expect(new Shell(page).heading).toHaveText(title);
    await page.context().setOffline(false);
    await new Shell(page).logout.click();
    await new Shell(page).dialog.getByRole('button', { name: 'Log out and remove' }).click();
    await expect.poll(kept).toBe(0);
    expect(await stored(page)).toEqual([]);
  });
});

test('a file that is opened in a tab of its own is shown, and no page that says that nothing is there', async ({
  browserOf,
  guard,
}) => {
  // The page that Chromium makes around a picture has styles of its own.
  guard.tolerate(/Content Security Policy|CSP violation/);
  const page = await (await browserOf({ serviceWorkers: 'allow' })).newPage();
  await page.goto('/help');
  await workerReady(page);
  const response = await page.goto('/social.png');
  expect(await response?.headerValue('content-type')).toBe('image/png');
});

test('a password manager that opens the address for it reaches the form for a new password', async ({
  join,
  enter,
}) => {
  const page = await enter(await join(), { serviceWorkers: 'allow' });
  await page.goto('/help');
  await workerReady(page);
  await page.goto('/.well-known/change-password');
  const form = page.getByRole('form', { name: 'Password', exact: true });
  await expect(form).toBeInViewport();
});
