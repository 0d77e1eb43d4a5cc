import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { openPost } from '../pages/comments.ts';
import { Composer } from '../pages/composer.ts';
import { Feed } from '../pages/feed.ts';
import { Profile } from '../pages/people.ts';
import { Shell } from '../pages/shell.ts';
import type { Slip } from '../pages/slip.ts';
import { comment, share } from '../support/account.ts';
import { comesTrue, shown, stopRunningClock, winClock } from '../support/clock.ts';
import { sleepNoise, sleepOn, wakeUp } from '../support/sleep.ts';

const frameMs = 50;
const later = 'Will be sent when the server is awake';

/** A page that is all there before the server falls asleep and the clock stops. */
async function settle(page: Page, ...signs: Locator[]) {
  for (const sign of signs) await expect(sign).toBeVisible();
  await stopRunningClock(page);
}

async function openFeed(page: Page, words: string) {
  const feed = new Feed(page);
  await winClock(page);
  await feed.open();
  await settle(page, feed.slip(words).root, new Shell(page).logout);
  return feed;
}

/** The form for a new worry, with words in it. */
async function write(feed: Feed, words: string) {
  await feed.shareButton.click();
  await shown(feed.composer.words);
  await comesTrue(feed.page, async () =>
    expect(await feed.composer.prompt.locator('option').count()).toBeGreaterThan(1),
  );
  await feed.composer.write(words);
}

async function choose(page: Page, button: Locator, entry: string | RegExp) {
  await button.click();
  const item = page.getByRole('menuitem', { name: entry });
  await shown(item);
  await item.click();
}

const isLiked = (slip: Slip, liked: boolean) =>
  comesTrue(slip.page, async () => expect(await slip.like.getAttribute('aria-pressed')).toBe(String(liked)));

const isGone = (page: Page, sign: Locator) => comesTrue(page, async () => expect(await sign.count()).toBe(0));

test.describe('while the server sleeps,', () => {
  test.beforeEach(({ guard }) => guard.tolerate(sleepNoise));

  for (const how of ['answers', 'refuses', 'loses'] as const) {
    test(`a worry waits, and is shared once when it is awake (it ${how})`, async ({ app, join, enter }) => {
      const me = await join();
      const [before, words] = [`Before ${me.username}`, `Waits ${me.username}`];
      await share(me, before);
      const page = await enter(me);
      const feed = await openFeed(page, before);
      await write(feed, words);
      const server = await sleepOn(page, '**/api/**', how);
      await feed.composer.submit.click();
      await shown(feed.slip(words).root.getByText(later));
      await shown(new Shell(page).wakeNotice.filter({ hasText: '1 change will be sent' }));
      // Whoever waits may go on meanwhile, and is not brought back.
      await feed.composer.close.click();
      await new Shell(page).go('Home');
      await wakeUp(page, server);
      await shown(new Shell(page).toast('Your worry has been shared!'));
      await expect(page).toHaveURL('/');
      await isGone(page, new Shell(page).wakeNotice);
      expect(await app.sql('select 1 from posts where short_content = $1', [words])).toHaveLength(1);
      expect(server.reached).toEqual(
        Array.from({ length: how === 'loses' ? 2 : 1 }, () => 'POST /api/posts'),
      );
      await new Shell(page).go('Feed');
      await shown(feed.slip(words).menuButton);
      expect(await feed.slip(words).root.count()).toBe(1);
      await feed.shareButton.click();
      await shown(feed.composer.words);
      await expect(feed.composer.words).toHaveValue('');
    });
  }

  test('a worry survives a reload, and is shared once', async ({ app, join, enter }) => {
    const me = await join();
    const [before, words] = [`Before ${me.username}`, `Reloaded ${me.username}`];
    await share(me, before);
    const page = await enter(me);
    const feed = await openFeed(page, before);
    await write(feed, words);
    const server = await sleepOn(page, '**/api/**', 'loses');
    await feed.composer.submit.click();
    await shown(feed.slip(words).root.getByText(later));
    server.awake = true;
    await page.reload();
    await shown(feed.composer.restored);
    await expect(feed.composer.words).toHaveValue(words);
    await shown(feed.composer.submit);
    await feed.composer.submit.click();
    await shown(new Shell(page).toast('Your worry has been shared!'));
    expect(await app.sql('select 1 from posts where short_content = $1', [words])).toHaveLength(1);
  });

  test('likes and their undoing arrive in their order', async ({ app, join, enter }) => {
    const [me, author] = await Promise.all([join(), join()]);
    const [liked, unliked] = [`Liked ${author.username}`, `Not after all ${author.username}`];
    await share(author, liked);
    await share(author, unliked);
    const page = await enter(me);
    const feed = await openFeed(page, unliked);
    const server = await sleepOn(page, '**/api/**');
    await feed.slip(unliked).like.click();
    await shown(new Shell(page).wakeNotice.filter({ hasText: '1 change' }));
    await feed.slip(unliked).like.click();
    await feed.slip(liked).like.click();
    await shown(new Shell(page).wakeNotice.filter({ hasText: '2 changes' }));
    await isLiked(feed.slip(liked), true);
    await isLiked(feed.slip(unliked), false);
    await wakeUp(page, server);
    await expect
      .poll(() => server.reached.map((call) => call.split(' ')[0]))
      .toEqual(['POST', 'POST', 'DELETE']);
    await expect
      .poll(() =>
        app.sql(`select short_content from likes join posts on posts.id = post_id where likes.user_id = $1`, [
          me.id,
        ]),
      )
      .toEqual([{ short_content: liked }]);
    await isLiked(feed.slip(liked), true);
    await expect(new Shell(page).toasts).toHaveCount(0);
  });

  test('an edit and a deletion show at once, and are done once', async ({ app, join, enter }) => {
    const me = await join();
    const [kept, gone, after] = ['Kept', 'Gone', 'Changed'].map((word) => `${word} ${me.username}`) as [
      string,
      string,
      string,
    ];
    await share(me, gone);
    await share(me, kept);
    const page = await enter(me);
    const shell = new Shell(page);
    const feed = await openFeed(page, kept);
    await choose(page, feed.slip(kept).menuButton, 'Edit Post');
    const form = new Composer(page, shell.dialog);
    await shown(form.words);
    const server = await sleepOn(page, '**/api/**', 'loses');
    await form.words.fill(after);
    await form.save.click();
    await shown(shell.dialog.getByRole('status').filter({ hasText: later }));
    await shell.dialog.getByRole('button', { name: 'Cancel' }).click();
    // The focus goes back with the next frame.
    await page.clock.runFor(frameMs);
    await shown(feed.slip(after).root);
    await choose(page, feed.slip(gone).menuButton, 'Delete Post');
    await shown(shell.dialog);
    await shell.dialog.getByRole('button', { name: 'Delete Post', exact: true }).click();
    await isGone(page, feed.slip(gone).root);
    await wakeUp(page, server);
    await shown(shell.toast('Your post has been updated!'));
    await shown(shell.toast('Post deleted successfully'));
    expect(await app.sql('select short_content from posts where user_id = $1', [me.id])).toEqual([
      { short_content: after },
    ]);
    await isGone(page, feed.slip(gone).root);
  });

  test('blog content waits, and what is typed survives a reload', async ({ app, join, enter }) => {
    const me = await join();
    const words = `With a blog ${me.username}`;
    await share(me, words);
    const page = await enter(me);
    const shell = new Shell(page);
    const feed = await openFeed(page, words);
    await choose(page, feed.slip(words).menuButton, 'Add Blog Content');
    const text = shell.dialog.getByRole('textbox', { name: 'Blog content' });
    await shown(text);
    const server = await sleepOn(page, '**/api/**');
    await text.fill('It began in spring.');
    await shell.dialog.getByRole('button', { name: 'Save' }).click();
    await shown(shell.dialog.getByRole('status').filter({ hasText: later }));
    server.awake = true;
    await page.reload();
    await shown(feed.slip(words).root);
    await choose(page, feed.slip(words).menuButton, 'Add Blog Content');
    await shown(text);
    await expect(text).toHaveValue('It began in spring.');
    server.awake = false;
    await shell.dialog.getByRole('button', { name: 'Save' }).click();
    await shown(shell.dialog.getByRole('status').filter({ hasText: later }));
    await wakeUp(page, server);
    await shown(shell.toast('Blog content added!'));
    await isGone(page, shell.dialog);
    expect(await app.sql('select long_content from posts where user_id = $1', [me.id])).toEqual([
      { long_content: 'It began in spring.' },
    ]);
  });

  test('comments are written, changed and deleted once', async ({ app, join, enter }) => {
    const [me, author] = await Promise.all([join(), join()]);
    const post = await share(author, `Talk to me ${author.username}`);
    await comment(me, post.id, 'Before');
    await comment(me, post.id, 'Gone');
    const page = await enter(me);
    const shell = new Shell(page);
    await winClock(page);
    const comments = await openPost(page, post.id);
    await settle(page, comments.slip('Before').root, comments.submit);
    const server = await sleepOn(page, '**/api/**', 'loses');
    await comments.write('Said into the night');
    await shown(comments.slip('Said into the night').root.getByText(later));
    await comments.slip('Before').edit.click();
    await shown(page.getByRole('textbox', { name: 'Change your comment' }));
    await page.getByRole('textbox', { name: 'Change your comment' }).fill('After');
    await page.getByRole('button', { name: 'Save' }).click();
    await shown(comments.slip('After').root.getByText(later));
    await comments.slip('Gone').delete.click();
    await shown(shell.dialog);
    await shell.dialog.getByRole('button', { name: 'Delete comment', exact: true }).click();
    await shown(shell.wakeNotice.filter({ hasText: '3 changes will be sent' }));
    await expect(shell.toasts).toHaveCount(0);
    await wakeUp(page, server);
    for (const done of ['added', 'updated', 'deleted'])
      await shown(shell.toast(`Comment ${done} successfully`));
    const left = await app.sql(
      'select content from comments where post_id = $1 and deleted_at is null order by content',
      [post.id],
    );
    expect(left).toEqual([{ content: 'After' }, { content: 'Said into the night' }]);
    expect(server.reached.slice(-3).map((call) => call.split(' ')[0])).toEqual(['POST', 'PUT', 'DELETE']);
  });

  test('a follow and a block are done once', async ({ app, join, enter }) => {
    const [me, friend, other] = await Promise.all([join(), join(), join()]);
    const page = await enter(me);
    const shell = new Shell(page);
    await winClock(page);
    const profile = new Profile(page);
    await profile.open(friend.username);
    await settle(page, profile.follow);
    const server = await sleepOn(page, '**/api/**', 'loses');
    await profile.follow.click();
    await shown(profile.unfollow);
    await shown(shell.wakeNotice.filter({ hasText: '1 change' }));
    await wakeUp(page, server);
    await expect.poll(() => server.reached).toHaveLength(2);
    await shown(profile.unfollow);
    expect(await app.sql('select followed_id from follows where follower_id = $1', [me.id])).toEqual([
      { followed_id: friend.id },
    ]);

    await profile.open(other.username);
    await shown(profile.follow);
    server.awake = false;
    await choose(page, profile.menu.button, /^Block @/);
    await shown(profile.menu.question);
    await profile.menu.question.getByRole('button', { name: 'Block', exact: true }).click();
    await shown(shell.wakeNotice.filter({ hasText: '1 change' }));
    await wakeUp(page, server);
    await shown(profile.unblock);
    expect(await app.sql('select blocked_id from blocks where blocker_id = $1', [me.id])).toEqual([
      { blocked_id: other.id },
    ]);
  });

  test('a refusal after waking takes it back with the catalogue’s message', async ({
    app,
    join,
    enter,
    guard,
  }) => {
    guard.tolerate(/status of 404/);
    const [me, author] = await Promise.all([join(), join()]);
    const words = `Gone by then ${author.username}`;
    const post = await share(author, words);
    const page = await enter(me);
    const feed = await openFeed(page, words);
    const server = await sleepOn(page, '**/api/**');
    await feed.slip(words).like.click();
    await shown(new Shell(page).wakeNotice.filter({ hasText: '1 change' }));
    await app.sql('delete from posts where id = $1', [post.id]);
    await wakeUp(page, server);
    await shown(new Shell(page).toasts.first());
    await isLiked(feed.slip(words), false);
  });

  test('nothing of one person goes out as another, who signed in in another tab', async ({
    app,
    join,
    enter,
    guard,
  }) => {
    guard.tolerate(/status of 401/);
    const [first, second, author] = await Promise.all([join(), join(), join()]);
    const words = `For one ${author.username}`;
    await share(author, words);
    await share(first, `Private ${first.username}`, { privacyLevel: 'private' });
    const page = await enter(first);
    const feed = await openFeed(page, words);
    const mine = feed.slip(`Private ${first.username}`).root;
    await shown(mine);
    const server = await sleepOn(page, '**/api/**');
    await feed.slip(words).like.click();
    await shown(new Shell(page).wakeNotice.filter({ hasText: '1 change' }));
    const other = await page.context().newPage();
    await other.goto('/login');
    await other.evaluate(
      ([token, refreshToken]) => {
        localStorage.setItem('refresh_token', refreshToken);
        localStorage.setItem('auth_token', token);
      },
      [second.token, second.refreshToken] as const,
    );
    await isGone(page, mine);
    await wakeUp(page, server);
    await shown(new Shell(page).logout);
    await shown(feed.slip(words).root);
    await isLiked(feed.slip(words), false);
    expect(server.reached).toEqual([]);
    expect(await app.sql('select 1 from likes where user_id = any($1)', [[first.id, second.id]])).toEqual([]);
    await isGone(page, mine);
    await expect(new Shell(page).toasts).toHaveCount(0);
  });
});
