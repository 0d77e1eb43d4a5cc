import { expect, test } from '../fixtures.ts';
import { Feed } from '../pages/feed.ts';
import { Shell } from '../pages/shell.ts';
import { share } from '../support/account.ts';
import { violationsOn } from '../support/axe.ts';
import { inAllLooks, namesOf } from '../support/layout.ts';

/** layout.test.ts checks the screens themselves; this file checks their forms, menus and dialogs. */
const looks = [
  { colorScheme: 'light', language: 'en' },
  { colorScheme: 'dark', language: 'es' },
  { colorScheme: 'light', language: 'ar' },
  { colorScheme: 'dark', language: 'ja' },
] as const;

test(`axe finds nothing with forms full of errors, ${namesOf(looks)}`, async ({ browserOf }) => {
  test.slow();
  const page = await (await browserOf({ stored: { halved_language: looks[0].language } })).newPage();
  for (const path of ['/login', '/register', '/forgot-password', '/reset-password?token=unknown']) {
    await page.goto(path);
    await page.locator('main form button[type=submit]').click();
    await inAllLooks(page, looks, async (look) => {
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
      expect.soft(await violationsOn(page), `${path}, ${look}`).toEqual([]);
    });
  }
});

for (const { colorScheme, language } of looks) {
  test.describe(`axe finds nothing, ${colorScheme}, ${language},`, () => {
    const stored = { halved_language: language };
    test.slow();

    test('with menus, dialogs, filters, toasts and the form for a worry open', async ({ join, enter }) => {
      const account = await join();
      const words = `Mine ${account.username}`;
      await share(account, words, { longContent: 'Long words.' });
      const page = await enter(account, { colorScheme, stored });
      const feed = new Feed(page);
      const shell = new Shell(page);
      const slip = feed.slip(words).root;
      const look = async (what: string) => expect.soft(await violationsOn(page), what).toEqual([]);
      const open = async (entry: number) => {
        await slip.locator('[aria-haspopup=menu]').click();
        await expect(page.getByRole('menuitem')).toHaveCount(5);
        if (entry === 0) await look('menu');
        await page.getByRole('menuitem').nth(entry).click();
        await expect(shell.dialog).toBeVisible();
      };
      await feed.open();
      await slip.locator('[aria-expanded=false][aria-controls]').first().click();
      await page.locator('main [aria-controls][aria-expanded=false]').first().click();
      await look('filters and a long text');
      // The fourth entry passes the link on, and opens no dialog.
      for (const [what, entry] of Object.entries({ edit: 0, blog: 1, resolve: 2, delete: 4 })) {
        await open(entry);
        await look(what);
        // The test does not close dialogs with Escape, because three Escapes leave the page.
        await shell.dialog.getByRole('button').first().click();
        await expect(shell.dialog).toBeHidden();
      }
      await page.goto('/feed?share=1');
      const form = page.locator('main form');
      await form.locator('textarea').fill('Half-written');
      await form.getByRole('checkbox').last().check();
      await form.locator('button[type=submit]').click({ force: true });
      await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
      await look('the form with errors');
      await form.locator('textarea').first().fill('i want to kill myself');
      await expect(form.locator('[data-support=explicit]')).toBeVisible();
      await look('help for the writer');
      await shell.page.getByRole('banner').getByRole('button').last().click();
      await expect(shell.dialog).toBeVisible();
      await look('the sign-out question');
    });

    test('while the server wakes, and with a failure', async ({ browserOf, guard }) => {
      guard.tolerate(/status of 50|answer 50/);
      const page = await (await browserOf({ colorScheme, stored })).newPage();
      await page.goto('/login');
      await page.route('**/api/**', (route) => route.fulfill({ status: 503, body: '' }));
      await page.locator('input[type=email]').fill('someone@example.org');
      await page.locator('input[type=password]').fill('Long-enough-1');
      await page.locator('main form button[type=submit]').click();
      await expect(page.locator('[aria-current=step]')).toBeVisible();
      expect.soft(await violationsOn(page), 'waking').toEqual([]);
      await page.unrouteAll();
      await page.route('**/api/posts**', (route) => route.fulfill({ status: 500, json: {} }));
      await page.goto('/feed');
      await expect(page.getByRole('tabpanel').getByRole('button').last()).toBeVisible();
      await expect(page.locator('.pulse')).toHaveCount(0);
      expect.soft(await violationsOn(page), 'failure').toEqual([]);
    });
  });
}
