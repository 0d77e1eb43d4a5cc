import { expect, test } from '../fixtures.ts';
import { Feed } from '../pages/feed.ts';
import { Shell } from '../pages/shell.ts';
import { share } from '../support/account.ts';
import { visitorCacheExpired } from '../support/community.ts';

test.describe('a visitor', () => {
  test('can read the feed, a long text, a worry behind its note, a worry’s own page and its author’s profile', async ({
    page,
    join,
  }) => {
    const author = await join();
    const long = 'A first paragraph.\n\nA second one.';
    await share(author, `Long one by ${author.username}`, { longContent: long });
    await share(author, `Hard one by ${author.username}`, { sensitive: true });
    const feed = new Feed(page);
    await visitorCacheExpired();
    await feed.open();

    const slip = feed.slip(`Long one by ${author.username}`);
    await expect(slip.root.getByText('A second one.')).toBeHidden();
    await slip.readMore.click();
    await expect(slip.root.getByText('A second one.')).toBeVisible();

    const words = page.getByText(`Hard one by ${author.username}`);
    await expect(words).toBeHidden();
    await feed.slips
      .filter({ hasText: 'it may be hard to read' })
      .first()
      .getByRole('button', { name: 'Show it' })
      .click();
    await expect(words).toBeVisible();

    await slip.ownPage.click();
    await expect(page).toHaveURL(/\/posts\/[0-9a-f-]{36}$/);
    await expect(page).toHaveTitle('Worry · Halved');
    await expect(page.getByText('A second one.')).toBeVisible();

    await page.getByRole('article').getByRole('link', { name: author.username }).click();
    await expect(page).toHaveURL(`/profile/${author.username}`);
    await expect(page.getByText(`@${author.username}`)).toBeVisible();
    await expect(page.getByText(/^Joined \w+ \d{4}$/)).toBeVisible();
    await expect(page.getByText(author.email)).toBeHidden();
    await expect(feed.slips).toHaveCount(2);
  });

  test('is asked to log in for a like, and sees no form, no menu and no Following tab', async ({
    page,
    join,
  }) => {
    const author = await join();
    await share(author, `Liked by nobody ${author.username}`);
    await visitorCacheExpired();
    const feed = new Feed(page);
    await feed.open();
    const slip = feed.slip(`Liked by nobody ${author.username}`);
    await slip.like.click();
    await expect(new Shell(page).toast('Please log in to like posts')).toBeVisible();
    await expect(slip.like).toHaveText('Like');
    await expect(slip.menuButton).toBeHidden();
    await expect(feed.shareButton).toBeHidden();
    await expect(feed.tab('Following')).toBeHidden();
    await expect(feed.tab('All Posts')).toHaveAttribute('aria-selected', 'true');
    await feed.tab('Discover').click();
    await expect(page).toHaveURL('/feed?tab=discover');
    await expect(slip.root).toBeVisible();
  });

  test('who opens the Following tab is asked to log in, and returns to it', async ({ page, join }) => {
    const account = await join();
    await page.goto('/feed?tab=following');
    await expect(page.getByText('Please log in to view your personalized feed')).toBeVisible();
    await page.getByRole('tabpanel').getByRole('link', { name: 'Log In' }).click();
    await page.getByRole('textbox', { name: 'Email' }).fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/feed?tab=following');
    await expect(page.getByText('Nothing from people you follow yet')).toBeVisible();
  });

  test('sees a plain page at an unknown address, with the status 404', async ({ page, guard }) => {
    guard.tolerate(/status of 404/);
    const response = await page.goto('/nowhere/at/all');
    expect(response?.status()).toBe(404);
    await expect(new Shell(page).heading).toHaveText('Page not found');
    await expect(page).toHaveTitle('Page not found · Halved');
    await page.getByRole('link', { name: 'Go Home' }).click();
    await expect(page).toHaveURL('/');

    await page.goto('/posts/0195d1a0-0000-7000-8000-000000000000');
    await expect(page.getByText('Post not found')).toBeVisible();
    await page.goto('/profile/nobody_by_this_name');
    await expect(page.getByText('Profile Not Found')).toBeVisible();
    await page.getByRole('link', { name: 'Go Home' }).click();
    await expect(page).toHaveURL('/');
    expect((await page.goto('/profile'))?.status()).toBe(200);
    await expect(page.getByText('Username is required')).toBeVisible();
  });
});
