import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { openPost } from '../pages/comments.ts';
import { EditProfile } from '../pages/edit-profile.ts';
import { Feed } from '../pages/feed.ts';
import { Queue } from '../pages/moderation.ts';
import { MemberMenu } from '../pages/people.ts';
import { Settings } from '../pages/settings.ts';
import { Shell } from '../pages/shell.ts';
import { Slip } from '../pages/slip.ts';
import { comment, newName, resolve, share } from '../support/account.ts';
import { appoint, emptyQueue, hostileWords } from '../support/community.ts';

/** Opens and closes a dialog. Checks that the focus starts at `first` and returns to `opener`. */
async function checkFocus(
  page: Page,
  opener: Locator,
  open: () => Promise<void>,
  first: (dialog: Locator) => Locator,
) {
  const dialogs = page.getByRole('dialog');
  const before = await dialogs.count();
  await open();
  await expect(dialogs).toHaveCount(before + 1);
  const dialog = dialogs.last();
  await expect(first(dialog)).toBeFocused();
  // The dialog is not closed with Escape, because three Escapes leave the page.
  await dialog.getByRole('button').first().click();
  await expect(dialogs).toHaveCount(before);
  await expect(opener).toBeFocused();
}

const cancel = (dialog: Locator) => dialog.getByText('Cancel', { exact: true });

test.describe('the focus starts at the first field or the harmless answer and returns afterwards, for', () => {
  test('every dialog of the menu of an own worry', async ({ join, enter }) => {
    const account = await join();
    const words = `All about it ${account.username}`;
    const post = await share(account, words, { longContent: 'At length.' });
    const page = await enter(account);
    const slip = Slip.of(page, words);
    const choosing = (entry: string) => () => slip.choose(entry);
    await page.goto('/feed');
    await checkFocus(page, slip.menuButton, choosing('Edit Post'), (dialog) => dialog.getByLabel('Prompt'));
    await checkFocus(page, slip.menuButton, choosing('Mark as Resolved'), (dialog) =>
      dialog.getByRole('textbox').first(),
    );
    await checkFocus(page, slip.menuButton, choosing('Delete Post'), cancel);
    await checkFocus(page, slip.menuButton, choosing('Edit Blog Content'), (dialog) =>
      dialog.getByRole('textbox'),
    );
    await slip.choose('Edit Blog Content');
    const text = page.getByRole('textbox', { name: 'Blog content' });
    await text.fill('Half-written');
    await page.getByRole('dialog').getByText('Cancel').click();
    await slip.choose('Edit Blog Content');
    await expect(text).toBeFocused();
    for (const name of ['Remove blog content', 'Start over']) {
      const button = page.getByRole('button', { name });
      await checkFocus(
        page,
        button,
        () => button.click(),
        (dialog) => dialog.getByRole('button').nth(1),
      );
    }
    await resolve(account, post.id, {
      copingMethods: ['Waiting'],
      resolutionStory: '',
      helpfulnessRating: null,
    });
    await page.goto(`/posts/${post.id}`);
    await checkFocus(page, slip.menuButton, choosing('Edit the resolution'), (dialog) =>
      dialog.getByRole('textbox').first(),
    );
    await checkFocus(page, slip.menuButton, choosing('Mark as Unresolved'), cancel);
  });

  test('the dialogs for a block, a report and a comment', async ({ join, enter }) => {
    const [author, reader] = await Promise.all([join(), join()]);
    const words = `Read by others ${author.username}`;
    const post = await share(author, words);
    await comment(author, post.id, 'From its author');
    await comment(reader, post.id, 'From its reader');
    const page = await enter(reader);
    const thread = await openPost(page, post.id);
    const menu = new MemberMenu(page, Slip.of(page, words).menuButton);
    await checkFocus(page, menu.button, () => menu.choose(/^Block/), cancel);
    const reason = (dialog: Locator) => dialog.getByRole('radio', { checked: true });
    await checkFocus(page, menu.button, () => menu.choose(/^Report/), reason);
    const { report } = thread.slip('From its author');
    await checkFocus(page, report, () => report.click(), reason);
    const slip = thread.slip('From its reader');
    await checkFocus(page, slip.delete, () => slip.delete.click(), cancel);
    await slip.edit.click();
    await page.getByRole('textbox', { name: 'Change your comment' }).fill('Half-written');
    await checkFocus(
      page,
      thread.cancel,
      () => thread.cancel.click(),
      (dialog) => dialog.getByRole('button').nth(1),
    );
  });

  test('the questions before a page is left or an account is deleted', async ({ join, enter }) => {
    const page = await enter(await join());
    const shell = new Shell(page);
    const settings = new Settings(page);
    const feedLink = shell.navigation.getByRole('link', { name: 'Feed', exact: true });
    await settings.open();
    await checkFocus(
      page,
      settings.deleteAccount,
      () => settings.deleteAccount.click(),
      () => settings.password,
    );
    await settings.privacy('Private').check();
    await checkFocus(
      page,
      feedLink,
      () => feedLink.click(),
      (dialog) => dialog.getByRole('button', { name: 'Save Changes' }),
    );
    await settings.discard.click();
    const form = new EditProfile(page);
    await form.open();
    await form.bio.fill('Half-written');
    await checkFocus(
      page,
      feedLink,
      () => feedLink.click(),
      (dialog) => dialog.getByRole('button').nth(1),
    );
    await form.discard.click();
    const feed = new Feed(page);
    await feed.open();
    await feed.startSharing();
    await feed.composer.words.fill('Half-written');
    await checkFocus(
      page,
      shell.logout,
      () => shell.logout.click(),
      (dialog) => dialog.getByRole('button').nth(1),
    );
  });

  test('the dialogs of moderators', async ({ app, join, enter }) => {
    await emptyQueue(app);
    const [author, moderator] = await Promise.all([join(newName('ben')), join(newName('mo'))]);
    await appoint(app, moderator, 'moderator');
    const post = await share(author, 'Held back');
    await comment(author, post.id, hostileWords);
    const page = await enter(moderator);
    const queue = new Queue(page);
    await queue.open();
    const keys = page.getByRole('main').getByRole('button', { name: 'Keyboard shortcuts' });
    await checkFocus(
      page,
      keys,
      () => keys.click(),
      (dialog) => dialog.getByRole('switch'),
    );
    const item = queue.by(author.username);
    await item.open.click();
    const suspend = item.root.getByRole('button', { name: /^Suspend/ });
    await checkFocus(
      page,
      suspend,
      () => suspend.click(),
      (dialog) => dialog.getByRole('textbox'),
    );
  });

  test('a dialog whose heading has the focus until its first field has loaded', async ({ join, enter }) => {
    const account = await join();
    const words = `Told already ${account.username}`;
    const post = await share(account, words);
    await resolve(account, post.id, {
      copingMethods: ['Waiting'],
      resolutionStory: '',
      helpfulnessRating: null,
    });
    const page = await enter(account);
    await page.goto('/feed');
    const mayLoad = Promise.withResolvers<void>();
    await page.route(`**/api/resolutions/**`, async (route) => {
      await mayLoad.promise;
      await route.fallback();
    });
    await Slip.of(page, words).choose('Edit the resolution');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading')).toBeFocused();
    mayLoad.resolve();
    await expect(dialog.getByRole('textbox').first()).toBeFocused();
  });
});

test.describe('the form for a worry', () => {
  test('starts at its first field and returns the focus to its button', async ({ join, enter }) => {
    const page = await enter(await join());
    const feed = new Feed(page);
    await feed.open();
    await feed.shareButton.click();
    await expect(feed.composer.prompt).toBeFocused();
    await feed.composer.close.click();
    await expect(feed.shareButton).toBeFocused();
  });

  test('has the focus on its placeholder while it loads, and does not take it back from another element', async ({
    join,
    enter,
  }) => {
    const page = await enter(await join());
    const feed = new Feed(page);
    const mayLoad = Promise.withResolvers<void>();
    await page.route('**/composer*.js', async (route) => {
      await mayLoad.promise;
      await route.fallback();
    });
    await feed.open();
    await feed.shareButton.click();
    const placeholder = page.getByRole('main').getByRole('status').locator('..');
    await expect(placeholder).toBeFocused();
    await feed.tab('Discover').focus();
    mayLoad.resolve();
    await expect(feed.composer.prompt).toBeVisible();
    await expect(feed.tab('Discover')).toBeFocused();
  });

  test('opened by a link starts at its first field, and a reload does not move the focus', async ({
    join,
    enter,
  }) => {
    const page = await enter(await join());
    const feed = new Feed(page);
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Share a worry' }).first().click();
    await expect(feed.composer.prompt).toBeFocused();
    await page.reload();
    await expect(feed.composer.prompt).toBeVisible();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  });
});
