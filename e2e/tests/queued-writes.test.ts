import { times } from '@halved/shared/limits';
import { expect, test } from '../fixtures.ts';
import { Composer } from '../pages/composer.ts';
import type { Feed } from '../pages/feed.ts';
import { Shell } from '../pages/shell.ts';
import { share } from '../support/account.ts';
import { appears, choose, frameMs, isGone, isLiked, later, openFeed, reload } from '../support/asleep.ts';
import { eventually } from '../support/clock.ts';
import { sleepNoise, sleepOn, wakeUp } from '../support/sleep.ts';

/** Opens the form for a new worry and fills it in. */
async function write(feed: Feed, words: string) {
  await feed.shareButton.click();
  await appears(feed.composer.words);
  await eventually(feed.page, async () =>
    expect(await feed.composer.prompt.locator('option').count()).toBeGreaterThan(1),
  );
  await feed.composer.write(words);
}

test.describe('while the server sleeps,', () => {
  test.beforeEach(({ guard }) => guard.tolerate(sleepNoise));

  for (const how of ['answers', 'refuses', 'loses'] as const) {
    test(`a worry waits, and is shared exactly once after the server has woken up (how it sleeps: ${how})`, async ({
      app,
      join,
      enter,
    }) => {
      const me = await join();
      const [before, words] = [`Before ${me.username}`, `Waits ${me.username}`];
      await share(me, before);
      const page = await enter(me);
      const feed = await openFeed(page, before);
      await write(feed, words);
      const server = await sleepOn(page, '**/api/**', how);
      await feed.composer.submit.click();
      await appears(feed.slip(words).root.getByText(later));
      await appears(new Shell(page).wakeNotice.filter({ hasText: '1 change will be sent' }));
      // The member may use other screens while the request waits, and is not sent back to the form.
      await feed.composer.close.click();
      await new Shell(page).go('Home');
      await wakeUp(page, server);
      await appears(new Shell(page).toast('Your worry has been shared!'));
      await expect(page).toHaveURL('/');
      await isGone(page, new Shell(page).wakeNotice);
      expect(await app.sql('select 1 from posts where short_content = $1', [words])).toHaveLength(1);
      expect(server.reached).toEqual(
        Array.from({ length: how === 'loses' ? 2 : 1 }, () => 'POST /api/posts'),
      );
      await new Shell(page).go('Feed');
      await appears(feed.slip(words).menuButton);
      expect(await feed.slip(words).root.count()).toBe(1);
      await feed.shareButton.click();
      await appears(feed.composer.words);
      await expect(feed.composer.words).toHaveValue('');
    });
  }

  test('a sent worry survives a reload, and is then shared once by itself', async ({ app, join, enter }) => {
    const me = await join();
    const [before, words] = [`Before ${me.username}`, `Reloaded ${me.username}`];
    await share(me, before);
    const page = await enter(me);
    const feed = await openFeed(page, before);
    await write(feed, words);
    const server = await sleepOn(page, '**/api/**', 'loses');
    await feed.composer.submit.click();
    await appears(feed.slip(words).root.getByText(later));
    server.awake = true;
    await page.clock.resume();
    await page.reload();
    await expect(new Shell(page).toast('What waited on this device has been sent.')).toBeVisible();
    await expect(feed.slip(words).menuButton).toBeVisible();
    await expect(feed.composer.root).toHaveCount(0);
    await feed.shareButton.click();
    await expect(feed.composer.words).toHaveValue('');
    expect(await app.sql('select 1 from posts where short_content = $1', [words])).toHaveLength(1);
  });

  test('likes and unlikes reach the server in their order', async ({ app, join, enter }) => {
    const [me, author] = await Promise.all([join(), join()]);
    const [liked, unliked] = [`Liked ${author.username}`, `Not after all ${author.username}`];
    await share(author, liked);
    await share(author, unliked);
    const page = await enter(me);
    const feed = await openFeed(page, unliked);
    const server = await sleepOn(page, '**/api/**');
    await feed.slip(unliked).like.click();
    await appears(new Shell(page).wakeNotice.filter({ hasText: '1 change' }));
    await feed.slip(unliked).like.click();
    await feed.slip(liked).like.click();
    await appears(new Shell(page).wakeNotice.filter({ hasText: '2 changes' }));
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

  test('an edit and a deletion are shown at once and executed once', async ({ app, join, enter }) => {
    const me = await join();
    const [edited, deleted, after] = ['Kept', 'Gone', 'Changed'].map((word) => `${word} ${me.username}`) as [
      string,
      string,
      string,
    ];
    await share(me, deleted);
    await share(me, edited);
    const page = await enter(me);
    const shell = new Shell(page);
    const feed = await openFeed(page, edited);
    await choose(page, feed.slip(edited).menuButton, 'Edit Post');
    const form = new Composer(page, shell.dialog);
    await appears(form.words);
    const server = await sleepOn(page, '**/api/**', 'loses');
    await form.words.fill(after);
    await form.save.click();
    await appears(shell.dialog.getByRole('status').filter({ hasText: later }));
    await shell.dialog.getByRole('button', { name: 'Cancel' }).click();
    // The focus returns in the next frame.
    await page.clock.runFor(frameMs);
    await appears(feed.slip(after).root);
    await choose(page, feed.slip(deleted).menuButton, 'Delete Post');
    await appears(shell.dialog);
    await shell.dialog.getByRole('button', { name: 'Delete Post', exact: true }).click();
    await isGone(page, feed.slip(deleted).root);
    await appears(shell.toast('Your worry will be deleted.'));
    // The deletion is sent when it can no longer be undone.
    await page.clock.runFor(times.toastMs);
    await wakeUp(page, server);
    await appears(shell.toast('Your post has been updated!'));
    await appears(shell.toast('Post deleted successfully'));
    expect(await app.sql('select short_content from posts where user_id = $1', [me.id])).toEqual([
      { short_content: after },
    ]);
    await isGone(page, feed.slip(deleted).root);
  });

  test('blog content waits, and the typed text survives a reload', async ({ app, join, enter }) => {
    const me = await join();
    const words = `With a blog ${me.username}`;
    await share(me, words);
    const page = await enter(me);
    const shell = new Shell(page);
    const feed = await openFeed(page, words);
    await choose(page, feed.slip(words).menuButton, 'Add Blog Content');
    const text = shell.dialog.getByRole('textbox', { name: 'Blog content' });
    await appears(text);
    const server = await sleepOn(page, '**/api/**');
    await text.fill('It began in spring.');
    await shell.dialog.getByRole('button', { name: 'Save' }).click();
    await appears(shell.dialog.getByRole('status').filter({ hasText: later }));
    server.awake = true;
    await reload(page, feed.slip(words).root, shell.logout);
    await choose(page, feed.slip(words).menuButton, 'Add Blog Content');
    await appears(text);
    await expect(text).toHaveValue('It began in spring.');
    server.awake = false;
    await shell.dialog.getByRole('button', { name: 'Save' }).click();
    await appears(shell.dialog.getByRole('status').filter({ hasText: later }));
    await wakeUp(page, server);
    await appears(shell.toast('Blog content added!'));
    await isGone(page, shell.dialog);
    expect(await app.sql('select long_content from posts where user_id = $1', [me.id])).toEqual([
      { long_content: 'It began in spring.' },
    ]);
  });
});
