import { expect, test } from '../fixtures.ts';
import { Feed } from '../pages/feed.ts';
import { Login } from '../pages/login.ts';
import { Register } from '../pages/register.ts';
import { Shell } from '../pages/shell.ts';
import { goodPassword, newName, share } from '../support/account.ts';

const gated = ['/community', '/feed?tab=following', '/feed', '/dashboard', '/settings', '/notifications'];

test.describe('a sign-in leads back to the page that asked for it', () => {
  for (const path of gated) {
    test(`from ${path}, with the link in the page; that in the header leads to the same`, async ({
      page,
      join,
      guard,
    }) => {
      guard.tolerate(/status of 401/);
      const account = await join();
      await page.goto(path);
      const logIn = (landmark: 'main' | 'banner') =>
        page
          .getByRole(landmark)
          .getByRole('link', { name: /^Log ?in$/i })
          .first();
      await expect(logIn('banner')).toHaveAttribute('href', `/login?return=${encodeURIComponent(path)}`);
      await expect(logIn('main')).toHaveAttribute('href', `/login?return=${encodeURIComponent(path)}`);
      await logIn('main').click();
      await new Login(page).signIn(account);
      await expect(page).toHaveURL(path);
      await expect(new Shell(page).logout).toBeVisible();
    });
  }

  test('from /feed?share=1, with the form open', async ({ page, join }) => {
    const account = await join();
    await page.goto('/feed?share=1');
    await page.getByRole('main').getByRole('link', { name: 'Log In' }).click();
    await new Login(page).signIn(account);
    await expect(page).toHaveURL('/feed?share=1');
    await expect(new Feed(page).composer.prompt).toBeFocused();
  });

  test('through a forgotten password and through a new account', async ({ page }) => {
    const username = newName();
    await page.goto('/community');
    await page.getByRole('main').getByRole('link', { name: 'Log In' }).click();
    await page
      .getByRole('main')
      .getByRole('link', { name: /forgot/i })
      .click();
    await page.getByRole('main').getByRole('link', { name: /login/i }).click();
    await page
      .getByRole('main')
      .getByRole('link', { name: /create/i })
      .click();
    await new Register(page).fill({ email: `${username}@example.org`, username, password: goodPassword });
    await new Register(page).submit.click();
    await expect(page).toHaveURL('/community', { timeout: 15_000 });
  });

  test('except for the landing page and other sites', async ({ page, join }) => {
    const account = await join();
    await new Shell(page).openLanding();
    await new Shell(page).go('Login');
    await expect(page).toHaveURL('/login');
    await page.goto('/login?return=//evil.example');
    await new Login(page).signIn(account);
    await expect(page).toHaveURL('/dashboard');
  });
});

test('a visitor sees the same “not found” with a link to the login for a missing worry and a hidden one', async ({
  browserOf,
  join,
  guard,
}) => {
  guard.tolerate(/status of 40[14]/);
  const author = await join();
  const hidden = await share(author, `Only mine ${author.username}`, { privacyLevel: 'private' });
  const removed = await share(author, 'Not for long');
  await author.api.posts.remove.mutate({ id: removed.id });
  const page = await (await browserOf()).newPage();
  const main = page.getByRole('main');
  for (const view of ['', '/analysis']) {
    const views = [];
    for (const id of [hidden.id, removed.id, '0195d1a0-0000-7000-8000-000000000000', 'no-id']) {
      await page.goto(`/posts/${id}${view}`);
      await expect(main.getByRole('link', { name: 'Log In' })).toBeVisible();
      views.push((await main.innerHTML()).replaceAll(id, 'ID'));
    }
    expect(new Set(views).size).toBe(1);
  }
  await page.goto(`/posts/${hidden.id}`);
  await main.getByRole('link', { name: 'Log In' }).click();
  await new Login(page).signIn(author);
  await expect(page).toHaveURL(`/posts/${hidden.id}`);
  await expect(main.getByText('Only mine')).toBeVisible();
  await page.goto('/posts/0195d1a0-0000-7000-8000-000000000000');
  await expect(new Shell(page).heading).toHaveText('Post not found');
  await expect(main.getByRole('link', { name: 'Log In' })).toHaveCount(0);
});
