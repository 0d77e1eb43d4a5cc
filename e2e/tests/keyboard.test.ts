import { expect, test } from '../fixtures.ts';
import { Feed } from '../pages/feed.ts';
import { Login } from '../pages/login.ts';
import { Shell } from '../pages/shell.ts';
import { share } from '../support/account.ts';
import { tabTo } from '../support/keyboard.ts';

test.describe('by keyboard alone', () => {
  test('Get help now and Leave quickly come first, and a link skips to the content', async ({ page }) => {
    const shell = new Shell(page);
    await page.goto('/feed');
    await expect(shell.heading).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.reload();
    await expect(shell.heading).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(shell.help).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(shell.leaveButton).toBeFocused();
  });

  test('a member signs in after a mistake and arrives at the dashboard', async ({ page, join, guard }) => {
    guard.tolerate(/status of 401/);
    const account = await join();
    const login = new Login(page);
    const shell = new Shell(page);
    await shell.openLanding();
    await tabTo(page, shell.navigation.getByRole('link', { name: 'Login' }));
    await page.keyboard.press('Enter');
    await expect(shell.heading).toBeFocused();
    await tabTo(page, login.email);
    await page.keyboard.type(account.email);
    await page.keyboard.press('Tab');
    await expect(login.password).toBeFocused();
    await page.keyboard.type('Wrong-password-1');
    await page.keyboard.press('Enter');
    await expect(shell.toast('Invalid email or password.')).toBeVisible();
    await expect(login.password).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(account.password);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(login.submit).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard');
    await expect(shell.heading).toBeFocused();
  });

  test('a member writes and shares a worry', async ({ join, enter }) => {
    const page = await enter(await join());
    const feed = new Feed(page);
    const { composer } = feed;
    await feed.open();
    await expect(feed.shareButton).toBeVisible();
    await tabTo(page, feed.shareButton);
    await page.keyboard.press('Enter');
    await expect(composer.words).toBeVisible();
    await expect(composer.prompt.locator('option').nth(1)).toBeAttached();
    await expect(composer.prompt).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await tabTo(page, composer.words);
    await page.keyboard.type('All by keyboard');
    await tabTo(page, composer.privacy('Public'));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(composer.privacy('Private')).toBeChecked();
    await tabTo(page, composer.submit);
    await page.keyboard.press('Enter');
    await expect(feed.slip('All by keyboard').root).toContainText('Private');
    await expect(feed.shareButton).toBeFocused();
  });

  test('a member uses the feed: tabs, filters, a like, a menu, and a dialog that can be closed again', async ({
    join,
    enter,
  }) => {
    const author = await join();
    const words = `Walked to ${author.username}`;
    await share(author, words);
    const page = await enter(author);
    const feed = new Feed(page);
    const shell = new Shell(page);
    const slip = feed.slip(words);
    await feed.open();
    await expect(slip.root).toBeVisible();
    await tabTo(page, feed.tab('All Posts'));
    await page.keyboard.press('End');
    await expect(feed.tab('Discover')).toBeFocused();
    await expect(feed.tab('Discover')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowRight');
    await expect(feed.tab('All Posts')).toBeFocused();
    await tabTo(page, feed.filters);
    await page.keyboard.press('Space');
    await tabTo(page, feed.privacyFilter);
    await page.keyboard.press('Escape');
    await tabTo(page, slip.menuButton);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Edit Post' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Add Blog Content' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Mark as Resolved' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Share the link' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Delete Post' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(shell.dialog).toContainText('Are you sure you want to delete this post?');
    await page.keyboard.press('Tab');
    await expect(shell.dialog.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(shell.dialog).toBeHidden();
    await expect(slip.menuButton).toBeFocused();
    await tabTo(page, slip.like);
    await page.keyboard.press('Space');
    await expect(slip.like).toHaveAttribute('aria-pressed', 'true');
  });
});
