import { expect, test } from '../fixtures.ts';
import { openPost } from '../pages/comments.ts';
import { Feed } from '../pages/feed.ts';
import { Login } from '../pages/login.ts';
import { Shell } from '../pages/shell.ts';
import { share } from '../support/account.ts';
import { violationsOn } from '../support/axe.ts';
import { hold } from '../support/failing.ts';

test('worries half-written in two tabs are both kept after the tabs are closed', async ({ join, enter }) => {
  const first = await enter(await join());
  const context = first.context();
  const second = await context.newPage();
  const tabs = [new Feed(first), new Feed(second)];
  for (const feed of tabs) {
    await feed.open();
    await feed.startSharing();
  }
  for (const more of ['', ' goes on']) {
    for (const [n, feed] of tabs.entries()) await feed.composer.words.fill(`From tab ${n}${more}`);
  }
  // Closing asks no question and gives the pages no time to save.
  await first.close();
  await second.close();
  const page = await context.newPage();
  const feed = new Feed(page);
  await feed.open();
  await feed.startSharing();
  const { composer } = feed;
  const others = composer.root.getByRole('group', { name: 'You also wrote this' });
  await expect(composer.words).toHaveValue(/From tab \d goes on/);
  await expect(others.getByText(/From tab \d goes on/)).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await others.getByRole('button', { name: 'Add it here' }).click();
  await expect(others).toHaveCount(0);
  await expect(composer.words).toBeFocused();
  for (const n of [0, 1]) await expect(composer.words).toHaveValue(new RegExp(`From tab ${n} goes on`));
  await page.reload();
  await expect(composer.words).toHaveValue(/From tab \d goes on\s+From tab \d goes on/);
  await expect(others).toHaveCount(0);
});

test('a comment sent in one tab does not remove a half-written one in another tab', async ({
  join,
  enter,
}) => {
  const account = await join();
  const { id } = await share(account, 'What do you think?');
  const first = await enter(account);
  const second = await first.context().newPage();
  const [here, there] = [await openPost(first, id), await openPost(second, id)];
  await here.words.fill('Written here');
  await there.words.fill('Written there');
  await here.submit.click();
  await expect(here.slip('Written here').root).toBeVisible();
  await second.reload();
  await expect(there.words).toHaveValue('Written there');
  await first.reload();
  await expect(here.words).toHaveValue('Written there');
});

test('the form offers to move the rest of a worry of 5,000 characters to the extended content, and to undo it', async ({
  join,
  enter,
}) => {
  const account = await join();
  const page = await enter(account, { viewport: { width: 360, height: 740 } });
  const feed = new Feed(page);
  const { composer } = feed;
  const text = Array.from({ length: 700 }, (_, n) => `word${n}`)
    .join(' ')
    .slice(0, 5_000);
  await feed.open();
  await feed.startSharing();
  await composer.choosePrompt();
  await composer.words.focus();
  await page.keyboard.insertText(text);
  const move = composer.root.getByRole('button', { name: 'Move the rest there' });
  await expect(move).toBeVisible();
  await expect(composer.words).toHaveValue(text);
  expect(await violationsOn(page)).toEqual([]);
  await move.click();
  await expect(composer.words).toBeFocused();
  const [words, long] = [await composer.words.inputValue(), await composer.longWords.inputValue()];
  expect(words.length).toBeLessThanOrEqual(280);
  expect(`${words} ${long}`).toBe(text);
  await composer.root.getByRole('button', { name: 'Undo' }).click();
  await expect(composer.words).toHaveValue(text);
  await move.click();
  await page.reload();
  await expect(composer.words).toHaveValue(words);
  await expect(composer.longWords).toHaveValue(long);
  await composer.submit.click();
  await expect(new Shell(page).toast('Your worry has been shared!')).toBeVisible();
  const { posts } = await account.api.posts.byUser.query({ userId: account.id });
  const post = await account.api.posts.get.query({ id: posts[0]?.id ?? '' });
  expect(`${post.shortContent} ${post.longContent}`).toBe(text);
});

test('a logout in one tab ends another tab quietly while its requests are under way', async ({
  join,
  enter,
}) => {
  const first = await enter(await join());
  const second = await first.context().newPage();
  await first.goto('/feed');
  const release = await hold(second, '**/api/notifications?*');
  await second.goto('/feed');
  await expect(new Shell(second).logout).toBeVisible();
  const loggedOut = first.waitForResponse('**/api/auth/logout');
  await new Shell(first).logout.click();
  await loggedOut;
  await expect(new Shell(second).navigation.getByRole('link', { name: 'Login' })).toBeVisible();
  release();
  await second.waitForLoadState('networkidle');
  // The session did not end by itself, so nothing leads to the login.
  await expect(second).toHaveURL('/feed');
});

test('a visitor’s half-written comment is still there after a login on a page that was loaded anew, or in another tab', async ({
  join,
  browserOf,
}) => {
  const author = await join();
  const post = await share(author, 'Open to all');
  for (const where of ['loaded anew', 'another tab'] as const) {
    const browser = await browserOf();
    const page = await browser.newPage();
    const thread = await openPost(page, post.id);
    await thread.words.fill('From outside');
    const there = where === 'another tab' ? await browser.newPage() : page;
    await there.goto('/login');
    await new Login(there).signIn(author);
    await expect(there).not.toHaveURL(/login/);
    if (where === 'loaded anew') await openPost(page, post.id);
    await page.bringToFront();
    await expect(thread.submit).toBeVisible();
    await expect(thread.words).toHaveValue('From outside');
  }
});
