import { expect, test } from '../fixtures.ts';
import { Feed } from '../pages/feed.ts';
import { Login } from '../pages/login.ts';
import { Register } from '../pages/register.ts';
import { Shell } from '../pages/shell.ts';
import { goodPassword, newName } from '../support/account.ts';

test('a visitor registers, shares a worry, and a second member finds and likes it', async ({
  page,
  browserOf,
  join,
}) => {
  const name = newName('first');
  const words = `I keep rehearsing tomorrow's talk ${name}`;
  const register = new Register(page);
  const feed = new Feed(page);

  await feed.open();
  await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).first().click();
  await register.fill({ email: `${name}@example.org`, username: name, password: goodPassword });
  await register.submit.click();
  await expect(new Shell(page).toast('Registration successful!')).toBeVisible();
  await expect(page).toHaveURL(/\/feed$/);

  await feed.startSharing();
  await feed.composer.share(words);
  await expect(new Shell(page).toast('Your worry has been shared!')).toBeVisible();
  await expect(feed.slip(words).root).toBeVisible();
  await expect(feed.shareButton).toBeFocused();

  const second = await join();
  const other = await (await browserOf()).newPage();
  await new Login(other).open();
  await new Login(other).signIn(second);
  await expect(new Shell(other).toast('Welcome back!')).toBeVisible();
  await new Feed(other).open();
  const theirs = new Feed(other).slip(words);
  await theirs.like.click();
  await expect(theirs.like).toHaveAttribute('aria-pressed', 'true');
  await expect(theirs.like).toContainText('1 felt this');

  await feed.refreshButton.click();
  await expect(feed.slip(words).like).toContainText('1 felt this');
  await expect(feed.slip(words).like).toHaveAttribute('aria-pressed', 'false');

  await theirs.like.click();
  await expect(theirs.like).toHaveAttribute('aria-pressed', 'false');
  await feed.refreshButton.click();
  await expect(feed.slip(words).like).toHaveText('Like');
});
