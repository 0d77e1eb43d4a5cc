import type { Route } from '@playwright/test';
import { expect, storeToken, test } from '../fixtures.ts';
import { Feed } from '../pages/feed.ts';
import { Login } from '../pages/login.ts';
import { Shell } from '../pages/shell.ts';
import { createApi, expiredToken, share } from '../support/account.ts';
import { hold } from '../support/failing.ts';

test.describe('a session', () => {
  test('is renewed once for two tabs whose access token has expired', async ({ app, join, enter, guard }) => {
    guard.tolerate(/status of 401/);
    const account = await join();
    const first = await enter({ ...account, token: expiredToken(account, app.tokenSecret) });
    const second = await first.context().newPage();
    let refreshes = 0;
    first.context().on('request', (request) => {
      if (request.url().endsWith('/api/auth/refresh')) refreshes += 1;
    });
    await Promise.all([first.goto('/feed'), second.goto('/')]);
    for (const page of [first, second]) await expect(new Shell(page).logout).toBeVisible();
    expect(refreshes).toBe(1);
  });

  test('is renewed in two tabs at once in a browser without locks, and neither tab signs out', async ({
    app,
    join,
    enter,
    guard,
  }) => {
    guard.tolerate(/status of 401/);
    const account = await join();
    const first = await enter({ ...account, token: expiredToken(account, app.tokenSecret) });
    const context = first.context();
    // Without `navigator.locks`, as on plain HTTP.
    await context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
    const refreshes: Route[] = [];
    let answered = 0;
    context.on('response', (response) => {
      if (response.url().endsWith('/api/auth/refresh')) answered += 1;
    });
    await context.route('**/api/auth/refresh', async (route) => {
      refreshes.push(route);
      if (refreshes.length === 2) await Promise.all(refreshes.map((each) => each.continue()));
      else if (refreshes.length > 2) await route.continue();
    });
    const tabs = [first, await context.newPage()];
    await Promise.all(tabs.map((page) => page.goto('/feed')));
    for (const page of tabs) await expect(new Shell(page).logout).toBeVisible();
    await expect.poll(() => refreshes.length).toBeGreaterThan(2);
    // In reality the next token expires a quarter of an hour later, when every refresh has its response. So the test
    // waits for the responses before it stores an expired token.
    await expect.poll(() => answered).toBe(refreshes.length);
    await storeToken(first, expiredToken(account, app.tokenSecret));
    for (const page of tabs) {
      await page.goto('/profile/edit');
      await expect(new Shell(page).logout).toBeVisible();
    }
  });

  for (const token of ['unreadable', 'a.b.c', '☃']) {
    test(`with the invalid access token “${token}” is renewed in two tabs and continues`, async ({
      join,
      enter,
      guard,
    }) => {
      guard.tolerate(/status of 401/);
      const account = await join();
      const words = `Still mine ${account.username}`;
      await share(account, words, { privacyLevel: 'private' });
      const first = await enter({ ...account, token });
      const second = await first.context().newPage();
      await Promise.all([first.goto('/feed'), second.goto('/profile/edit')]);
      await expect(new Feed(first).slip(words).root).toBeVisible();
      await expect(new Shell(second).heading).toHaveText('Edit Profile');
      for (const page of [first, second]) await expect(new Shell(page).logout).toBeVisible();
    });
  }

  test('that has ended leads to the login, and the login back to the page', async ({
    app,
    join,
    enter,
    guard,
  }) => {
    guard.tolerate(/status of 401/);
    const account = await join();
    const page = await enter(account);
    await page.goto(`/profile/${account.username}`);
    await expect(new Shell(page).logout).toBeVisible();
    // The click on Feed is to find the session ended: not a request of this page, nor its next look for notifications.
    await page.waitForLoadState('networkidle');
    await hold(page, '**/api/notifications**');
    await app.sql('update sessions set ended_at = now() where user_id = $1', [account.id]);
    await storeToken(page, expiredToken(account, app.tokenSecret));
    await new Shell(page).go('Feed');
    await expect(page).toHaveURL(/\/login\?return=%2Ffeed/);
    await expect(new Login(page).ended).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /token/.test(key)))).toEqual(
      [],
    );
    await new Login(page).signIn(account);
    await expect(page).toHaveURL('/feed');
  });

  test('that another device ended keeps half-written words for the next sign-in', async ({
    join,
    enter,
    guard,
  }) => {
    guard.tolerate(/status of 401/);
    const account = await join();
    const page = await enter(account);
    const feed = new Feed(page);
    await feed.open();
    await feed.startSharing();
    await feed.composer.write('Not finished');
    const { sessions } = await account.api.auth.sessions.query();
    for (const { id } of sessions) await account.api.auth.endSession.mutate({ id });
    await feed.composer.submit.click();
    await expect(page).toHaveURL(/\/login\?return=/);
    await expect(new Login(page).ended).toBeVisible();
    await expect(new Shell(page).toasts).toHaveCount(0);
    await new Login(page).signIn(account);
    await expect(page).toHaveURL(/\/feed/);
    await expect(feed.composer.words).toHaveValue('Not finished');
    await feed.composer.submit.click();
    await expect(new Shell(page).toast('Your worry has been shared!')).toBeVisible();
  });

  test('ends when the password was changed on another device, and the new password signs in', async ({
    app,
    join,
    enter,
    guard,
  }) => {
    guard.tolerate(/status of 401/);
    const account = await join();
    const page = await enter(account);
    await page.goto(`/profile/${account.username}`);
    await page.waitForLoadState('networkidle');
    const { email, password } = account;
    const newPassword = 'Another-harbour-8';
    const { token } = await createApi(app.url).auth.login.mutate({ email, password });
    await createApi(app.url, token).auth.changePassword.mutate({
      currentPassword: password,
      newPassword,
    });
    await new Shell(page).go('Feed');
    await expect(new Login(page).ended).toBeVisible();
    await new Login(page).signIn({ email, password: newPassword });
    await expect(page).toHaveURL('/feed');
  });

  test('ends when the account was deleted on another device', async ({ join, enter, guard }) => {
    guard.tolerate(/status of 401/);
    const account = await join();
    const words = `Gone with me ${account.username}`;
    await share(account, words, { privacyLevel: 'private' });
    const page = await enter(account);
    await page.goto('/feed');
    await expect(new Feed(page).slip(words).root).toBeVisible();
    // This waits for the page's own requests. A later request would end the session before the click.
    await page.waitForLoadState('networkidle');
    await account.api.auth.deleteAccount.mutate({ password: account.password });
    await new Feed(page).slip(words).like.click();
    await expect(new Login(page).ended).toBeVisible();
    await new Shell(page).go('Feed');
    await expect(new Shell(page).heading).toHaveText('Community Feed');
    await expect(new Feed(page).slip(words).root).toHaveCount(0);
  });

  test('that ends in one tab ends in the other, and its private content disappears', async ({
    join,
    enter,
  }) => {
    const account = await join();
    const words = `Only mine ${account.username}`;
    await share(account, words, { privacyLevel: 'private' });
    const first = await enter(account);
    const second = await first.context().newPage();
    await first.goto('/feed');
    await second.goto('/feed');
    await expect(new Feed(second).slip(words).root).toBeVisible();
    // The server ends the session 200 ms after the click. A request that is still under way then would be refused, and
    // the browser would log that (two-tabs.test.ts has such a request).
    for (const page of [first, second]) await page.waitForLoadState('networkidle');
    await new Shell(first).logout.click();
    await expect(first).toHaveURL('/');
    await expect(new Shell(second).navigation.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(new Feed(second).slip(words).root).toHaveCount(0);
    await first.goBack();
    await expect(new Shell(first).heading).toHaveText('Community Feed');
    await expect(new Feed(first).slip(words).root).toHaveCount(0);
  });

  test('ends on this device even when the server cannot be reached', async ({ join, enter, guard }) => {
    guard.tolerate(/ERR_FAILED/);
    const page = await enter(await join());
    await page.goto('/feed');
    await page.route('**/api/auth/logout', (route) => route.abort());
    await new Shell(page).logout.click();
    await expect(page).toHaveURL('/');
    await expect(new Shell(page).heading).toHaveText('A safe space for your worries');
    await page.reload();
    await expect(new Shell(page).navigation.getByRole('link', { name: 'Login' })).toBeVisible();
  });

  test('ends only after a question if there are half-written words', async ({ join, enter }) => {
    const page = await enter(await join());
    const feed = new Feed(page);
    const shell = new Shell(page);
    await feed.open();
    await feed.startSharing();
    await feed.composer.words.fill('Not finished');
    await shell.logout.click();
    await expect(shell.dialog).toContainText('Log out and remove drafts?');
    await shell.dialog.getByText('Stay signed in').click();
    await expect(feed.composer.words).toHaveValue('Not finished');
    await shell.logout.click();
    await shell.choose('Log out and remove');
    await expect(page).toHaveURL('/');
    const drafts = await page.evaluate(() => Object.keys(localStorage).filter((key) => /draft/.test(key)));
    expect(drafts).toEqual([]);
  });

  test('that starts in one tab starts in the other at once', async ({ page, join }) => {
    const account = await join();
    const second = await page.context().newPage();
    await second.goto('/');
    await expect(new Shell(second).heading).toHaveText('A safe space for your worries');
    await new Login(page).open();
    await new Login(page).signIn(account);
    await expect(new Shell(second).heading).toHaveText(`Welcome, ${account.username}`);
  });

  test('survives a reload in the middle of loading', async ({ join, enter }) => {
    const page = await enter(await join());
    // No API request gets a response.
    await page.route('**/api/**', () => undefined);
    await page.goto('/feed', { waitUntil: 'domcontentloaded' });
    await page.reload({ waitUntil: 'domcontentloaded' });
    await page.unroute('**/api/**');
    await page.reload();
    await expect(new Shell(page).logout).toBeVisible();
    await expect(new Shell(page).toasts).toHaveCount(0);
  });
});
