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

test(`axe finds nothing with menus, dialogs, filters, toasts and the form for a worry open, ${namesOf(looks)}`, async ({
  join,
  enter,
}) => {
  // Each of four looks takes some seconds.
  test.setTimeout(120_000);
  const account = await join();
  const words = `Mine ${account.username}`;
  await share(account, words, { longContent: 'Long words.' });
  const page = await enter(account, { stored: { halved_language: looks[0].language } });
  const feed = new Feed(page);
  const shell = new Shell(page);
  const slip = feed.slip(words).root;
  const isSound = async (what: string) => expect.soft(await violationsOn(page), what).toEqual([]);
  // The test does not close dialogs with Escape, because three Escapes leave the page.
  const closeDialog = async () => {
    await shell.dialog.getByRole('button').first().click();
    await expect(shell.dialog).toBeHidden();
  };

  await feed.open();
  await slip.locator('[aria-expanded=false][aria-controls]').first().click();
  await page.locator('main [aria-controls][aria-expanded=false]').first().click();
  await inAllLooks(page, looks, async (look) => {
    await isSound(`filters and a long text, ${look}`);
    // The fourth entry passes the link on, and opens no dialog.
    for (const [what, entry] of Object.entries({ edit: 0, blog: 1, resolve: 2, delete: 4 })) {
      await slip.locator('[aria-haspopup=menu]').click();
      await expect(page.getByRole('menuitem')).toHaveCount(5);
      if (entry === 0) await isSound(`menu, ${look}`);
      await page.getByRole('menuitem').nth(entry).click();
      await expect(shell.dialog).toBeVisible();
      await isSound(`${what}, ${look}`);
      await closeDialog();
    }
  });

  await page.goto('/feed?share=1');
  const form = page.locator('main form');
  await form.getByRole('checkbox').last().check();
  await inAllLooks(page, looks, async (look) => {
    await form.locator('textarea').first().fill('Half-written');
    await form.locator('button[type=submit]').click({ force: true });
    await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
    await isSound(`the form with errors, ${look}`);
    await form.locator('textarea').first().fill('i want to kill myself');
    await expect(form.locator('[data-support=explicit]')).toBeVisible();
    await isSound(`help for the writer, ${look}`);
    await shell.page.getByRole('banner').getByRole('button').last().click();
    await expect(shell.dialog).toBeVisible();
    await isSound(`the sign-out question, ${look}`);
    await closeDialog();
  });
});

test(`axe finds nothing while the server wakes, and with a failure, ${namesOf(looks)}`, async ({
  browserOf,
  guard,
}) => {
  test.slow();
  guard.tolerate(/status of 50|answer 50/);
  const page = await (await browserOf({ stored: { halved_language: looks[0].language } })).newPage();
  await page.goto('/login');
  await page.route('**/api/**', (route) => route.fulfill({ status: 503, body: '' }));
  await page.locator('input[type=email]').fill('someone@example.org');
  await page.locator('input[type=password]').fill('Long-enough-1');
  await page.locator('main form button[type=submit]').click();
  await inAllLooks(page, looks, async (look) => {
    await expect(page.locator('[aria-current=step]')).toBeVisible();
    expect.soft(await violationsOn(page), `waking, ${look}`).toEqual([]);
  });
  await page.unrouteAll();
  await page.route('**/api/posts**', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/feed');
  await inAllLooks(page, looks, async (look) => {
    await expect(page.getByRole('tabpanel').getByRole('button').last()).toBeVisible();
    await expect(page.locator('.pulse')).toHaveCount(0);
    expect.soft(await violationsOn(page), `failure, ${look}`).toEqual([]);
  });
});
