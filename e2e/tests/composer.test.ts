import { expect, storeToken, test } from '../fixtures.ts';
import { Feed } from '../pages/feed.ts';
import { Shell } from '../pages/shell.ts';
import { expiredToken } from '../support/account.ts';

const family = '👨‍👩‍👧‍👦';
const stackedMark = '\u0316';
const thumb = '👍🏽';

test.describe('the form for a worry', () => {
  test('names missing fields when a field is left and when its button is pressed', async ({
    join,
    enter,
  }) => {
    const page = await enter(await join());
    const feed = new Feed(page);
    await feed.open();
    await feed.startSharing();
    await expect(feed.composer.submit).toHaveAttribute('aria-disabled', 'true');
    await expect(feed.composer.privacy('Public')).toBeChecked();
    await expect(feed.composer.comments).toBeChecked();
    await feed.composer.submit.click({ force: true });
    await expect(page.getByText('Please select a prompt', { exact: true })).toBeVisible();
    await expect(page.getByText('Please share your worry', { exact: true })).toBeVisible();
    await feed.composer.write('Enough words');
    await expect(page.getByText('Please share your worry', { exact: true })).toBeHidden();
    await expect(feed.composer.submit).not.toHaveAttribute('aria-disabled', 'true');
  });

  test('counts characters as people do, warns above 250 and rejects above 280', async ({ join, enter }) => {
    const page = await enter(await join());
    const feed = new Feed(page);
    const shell = new Shell(page);
    await feed.open();
    await feed.startSharing();
    const { words, counter, submit } = feed.composer;
    await feed.composer.choosePrompt();
    await words.fill('a'.repeat(250));
    await expect(counter).toHaveText('250/280');
    await expect(counter.locator('..')).not.toHaveAttribute('data-near');
    await words.fill('a'.repeat(251));
    await expect(counter.locator('..')).toHaveAttribute('data-near');
    await words.fill('é'.repeat(281));
    await words.blur();
    await expect(page.getByText('Worry must be less than 280 characters')).toBeVisible();
    await expect(submit).toHaveAttribute('aria-disabled', 'true');

    await words.fill(thumb.repeat(281));
    await expect(counter).toHaveText('281/280');
    await words.fill(family.repeat(280));
    await expect(counter).toHaveText('280/280');
    await expect(submit).not.toHaveAttribute('aria-disabled', 'true');
    await words.fill(`e${stackedMark.repeat(9)}`);
    await expect(counter).toHaveText('1/280');
    await expect(page.getByText('This text is made of too many combined characters')).toBeVisible();

    const long = 'ñ'.repeat(279) + thumb;
    await words.fill(long);
    await expect(counter).toHaveText('280/280');
    await submit.click();
    await expect(shell.toast('Your worry has been shared!')).toBeVisible();
    await expect(feed.slip(long).root).toBeVisible();
  });

  test('shares only one post for a double click', async ({ app, join, enter }) => {
    const author = await join();
    const page = await enter(author);
    const feed = new Feed(page);
    await feed.open();
    await feed.startSharing();
    await feed.composer.write(`Only once ${author.username}`);
    await feed.composer.submit.dblclick();
    await expect(new Shell(page).toast('Your worry has been shared!')).toBeVisible();
    await expect(feed.slip(`Only once ${author.username}`).root).toHaveCount(1);
    expect(await app.sql('select id from posts where user_id = $1', [author.id])).toHaveLength(1);
  });

  test('retries with the same key after a lost response, so that no post is doubled', async ({
    app,
    join,
    enter,
    guard,
  }) => {
    guard.tolerate(/ERR_CONNECTION_RESET/);
    const author = await join();
    const words = `Lost answer ${author.username}`;
    const page = await enter(author);
    const keys: (string | undefined)[] = [];
    await page.route('**/api/posts', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) return route.continue();
      // The server receives the post, but its response is lost.
      await route.fetch();
      return route.abort('connectionreset');
    });
    const feed = new Feed(page);
    await feed.open();
    await feed.startSharing();
    await feed.composer.share(words);
    // The client retries the request by itself, as for a sleeping server.
    await expect(new Shell(page).toast('Your worry has been shared!')).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
    expect(await app.sql('select id from posts where user_id = $1', [author.id])).toHaveLength(1);
  });

  test('keeps a half-written post with all its choices over a reload, until it is discarded', async ({
    join,
    enter,
  }) => {
    const page = await enter(await join());
    const feed = new Feed(page);
    await feed.open();
    await feed.startSharing();
    const { composer } = feed;
    await composer.write('Half a worry, and');
    await composer.privacy('Private').check();
    await composer.addLong.click();
    await expect(composer.longWords).toBeFocused();
    await composer.longWords.fill('a longer thought');
    await page.reload();
    await expect(composer.restored).toBeVisible();
    await expect(composer.words).toHaveValue('Half a worry, and');
    await expect(composer.longWords).toHaveValue('a longer thought');
    await expect(composer.privacy('Private')).toBeChecked();
    await expect(composer.submit).not.toHaveAttribute('aria-disabled', 'true');
    await composer.startOver.click();
    await new Shell(page).choose('Throw it away');
    await expect(composer.words).toHaveValue('');
    await page.reload();
    await expect(composer.words).toHaveValue('');
    await expect(composer.restored).toBeHidden();
  });

  test('keeps its text when the server fails, reports it, and removes the post from the list', async ({
    join,
    enter,
    guard,
  }) => {
    guard.tolerate(/status of 500|answer 500/);
    const author = await join();
    const page = await enter(author);
    await page.route('**/api/posts', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
    );
    const feed = new Feed(page);
    await feed.open();
    await feed.startSharing();
    await feed.composer.share(`Not yet ${author.username}`);
    await expect(new Shell(page).toast('Failed to create post')).toBeVisible();
    await expect(feed.composer.words).toHaveValue(`Not yet ${author.username}`);
    await expect(feed.slip(`Not yet ${author.username}`).root).toHaveCount(0);
    await page.unroute('**/api/posts');
    await page.reload();
    await feed.composer.submit.click();
    await expect(feed.slip(`Not yet ${author.username}`).root).toBeVisible();
  });

  test('keeps its text when the session expires and the member signs in again', async ({
    app,
    join,
    enter,
    guard,
  }) => {
    guard.tolerate(/status of 401/);
    const author = await join();
    const words = `Across sessions ${author.username}`;
    const page = await enter(author);
    const feed = new Feed(page);
    await feed.open();
    await feed.startSharing();
    await feed.composer.write(words);
    await app.sql('update sessions set ended_at = now() where user_id = $1', [author.id]);
    await storeToken(page, expiredToken(author, app.tokenSecret));
    await feed.composer.submit.click();
    await expect(page).toHaveURL(/\/login\?return=%2Ffeed/);
    await page.getByRole('textbox', { name: 'Email' }).fill(author.email);
    await page.getByLabel('Password', { exact: true }).fill(author.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/feed/);
    await expect(feed.composer.words).toHaveValue(words);
    await feed.composer.submit.click();
    await expect(feed.slip(words).root).toHaveCount(1);
  });
});
