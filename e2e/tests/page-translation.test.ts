import { expect, test } from '../fixtures.ts';
import { Comments } from '../pages/comments.ts';
import { Feed } from '../pages/feed.ts';
import { Login } from '../pages/login.ts';
import { Settings } from '../pages/settings.ts';
import { Shell } from '../pages/shell.ts';
import { share } from '../support/account.ts';
import { translatePages } from '../support/translator.ts';

test.describe('a page that the browser translates', () => {
  test('says what is wrong with a form, keeps what was typed, and signs in', async ({
    page,
    join,
    guard,
  }) => {
    guard.tolerate(/status of 401/);
    const account = await join();
    await translatePages(page);
    const login = new Login(page);
    await login.open();
    await login.submit.click();
    await expect(page.getByText('Email is required', { exact: true })).toBeVisible();
    await login.signIn({ email: account.email, password: 'Wrong-password-1' });
    await expect(new Shell(page).toast('Invalid email or password.')).toBeVisible();
    await expect(login.email).toHaveValue(account.email);
    await login.signIn(account);
    await expect(page).toHaveURL('/dashboard');
    await expect(new Shell(page).heading.locator('font')).not.toHaveCount(0);
  });

  test('saves settings, and shows what changes', async ({ join, enter }) => {
    const page = await enter(await join());
    await translatePages(page);
    const settings = new Settings(page);
    await settings.open();
    await settings.field('Bio').fill('Night shifts.');
    await expect(settings.unsaved).toBeVisible();
    await settings.save.click();
    await expect(settings.unsaved).toBeHidden();
    await expect(settings.save).toBeVisible();
    await expect(settings.field('Bio')).toHaveValue('Night shifts.');
  });

  test('shares a worry, likes another and comments on it', async ({ join, enter }) => {
    const author = await join();
    const other = await share(author, 'The rent goes up in March.');
    const page = await enter(await join());
    await translatePages(page);
    const feed = new Feed(page);
    await feed.open();
    await feed.startSharing();
    await feed.composer.share('The exam is tomorrow.');
    await expect(feed.slip('The exam is tomorrow.').root).toBeVisible();
    await page.goto(`/posts/${other.id}`);
    const slip = feed.slip('The rent goes up in March.');
    await expect(slip.author(author.username)).toHaveText(author.username);
    await expect(slip.author(author.username).locator('font')).toHaveCount(0);
    await slip.like.click();
    await expect(slip.like).toHaveAccessibleName('Like 1 felt this');
    await slip.like.click();
    await expect(slip.like).toHaveAccessibleName('Like');
    const comments = Comments.on(page);
    await comments.write('Mine went up too.');
    await expect(comments.slip('Mine went up too.').root).toBeVisible();
    await expect(comments.heading).toContainText('1');
  });
});
