import { expect, test } from '../fixtures.ts';
import { Feed } from '../pages/feed.ts';
import { Login } from '../pages/login.ts';

const address = (shared: Record<string, string>) => `/feed?${new URLSearchParams(shared)}`;

test.describe('what another app shares to Halved', () => {
  test('fills the form for a worry, with its end in the extended content, and leaves the address', async ({
    join,
    enter,
  }) => {
    const page = await enter(await join());
    const feed = new Feed(page);
    const url = 'https://example.org/rent';
    await page.goto(address({ title: 'Rent', text: 'word '.repeat(60), url }));
    await expect(feed.composer.words).toHaveValue(/^Rent\s+word word.*word$/s);
    await expect(feed.composer.longWords).toHaveValue(/^word.*https:\/\/example\.org\/rent$/s);
    await expect(page).toHaveURL('/feed?share=1');
    await page.reload();
    await expect(feed.composer.longWords).toHaveValue(/https:\/\/example\.org\/rent$/);
  });

  test('is kept for a visitor, who signs in first', async ({ join, page }) => {
    const me = await join();
    await page.goto(address({ text: 'Kept until I am in' }));
    const login = new Login(page);
    await expect(login.email).toBeVisible();
    expect(page.url()).not.toContain('Kept');
    await login.signIn(me);
    await expect(new Feed(page).composer.words).toHaveValue('Kept until I am in');
  });

  test('opens an empty form if the app shared nothing that has words', async ({ join, enter }) => {
    const page = await enter(await join());
    await page.goto(address({ title: '', text: '' }));
    await expect(new Feed(page).composer.words).toHaveValue('');
  });
});
