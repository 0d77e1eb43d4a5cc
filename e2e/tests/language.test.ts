import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { Help } from '../pages/help.ts';
import { Login } from '../pages/login.ts';
import { Shell } from '../pages/shell.ts';
import { hold } from '../support/failing.ts';

/** The digits and the plus sign of an element in the order in which they are seen, from left to right. */
function inOrderOfSight(element: Element): string {
  const found: { sign: string; left: number }[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { 0: sign, index } of (node.textContent ?? '').matchAll(/[+\d]/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      found.push({ sign, left: range.getBoundingClientRect().left });
    }
  }
  return found
    .toSorted((a, b) => a.left - b.left)
    .map(({ sign }) => sign)
    .join('');
}

const spanishTexts = '**/assets/texts-es-*.js';

/**
 * Holds the Spanish texts until the returned function is called. That waits until the page has got them: the browser
 * runs a module only once, for all who import it.
 */
async function holdSpanish(page: Page): Promise<() => Promise<void>> {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/texts-es-')) asked.push(request.url());
  });
  const release = await hold(page, spanishTexts);
  return async () => {
    release();
    await page.evaluate(async (addresses) => {
      await Promise.all(addresses.map((address) => import(address)));
    }, asked);
  };
}

test.describe('the language', () => {
  test('changes the whole page at once, and is stored on the device and in the account', async ({
    app,
    join,
    enter,
  }) => {
    const account = await join();
    const page = await enter(account);
    const shell = new Shell(page);
    await page.goto('/feed');
    await expect(shell.language.locator('option')).toHaveCount(12);
    await shell.language.selectOption('es');
    await expect(shell.heading).toHaveText('Publicaciones de la comunidad');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await expect(page).toHaveTitle('Publicaciones · Halved');
    expect(await page.evaluate(() => localStorage.getItem('halved_language'))).toBe('es');
    await expect
      .poll(() => app.sql('select language from users where id = $1', [account.id]))
      .toEqual([{ language: 'es' }]);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(shell.heading).toHaveText('Publicaciones de la comunidad');
    await shell.language.selectOption('en');
    await expect(shell.heading).toHaveText('Community Feed');
  });

  test('that was chosen before the scripts have loaded is used for the page', async ({ page }) => {
    const shell = new Shell(page);
    const scripts = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await scripts.promise;
      await route.fallback();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await shell.language.selectOption('es');
    scripts.resolve();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(shell.language).toHaveValue('es');
    await expect(shell.help).toHaveText('Pedir ayuda ahora');
    await page.unrouteAll({ behavior: 'wait' });
    await page.reload();
    await expect(shell.help).toHaveText('Pedir ayuda ahora');
  });

  test('that was chosen before the account has loaded is stored in the account', async ({
    app,
    join,
    enter,
  }) => {
    const account = await join();
    const page = await enter(account);
    const release = await hold(page, '**/api/auth/profile');
    await page.goto('/feed');
    await new Shell(page).language.selectOption('es');
    await expect(new Shell(page).heading).toHaveText('Publicaciones de la comunidad');
    release();
    await expect
      .poll(() => app.sql('select language from users where id = $1', [account.id]))
      .toEqual([{ language: 'es' }]);
    await expect(new Shell(page).heading).toHaveText('Publicaciones de la comunidad');
  });

  test('that was chosen last stays when the texts of an earlier choice arrive later', async ({ page }) => {
    const shell = new Shell(page);
    await page.goto('/feed');
    await expect(shell.heading).toBeVisible();
    await page.waitForLoadState('networkidle');
    const texts = page.waitForRequest(spanishTexts);
    const release = await holdSpanish(page);
    await shell.language.selectOption('es');
    await texts;
    await shell.language.selectOption('ar');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await release();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await page.reload();
    await expect(shell.language).toHaveValue('ar');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  });

  test('that was chosen while the texts of the account’s language were loading stays', async ({
    join,
    enter,
  }) => {
    const account = await join();
    await account.api.languages.setPreference.mutate({ languageCode: 'es' });
    const page = await enter(account);
    const shell = new Shell(page);
    const signIn = await hold(page, '**/api/auth/profile');
    await page.goto('/feed');
    await expect(shell.heading).toBeVisible();
    const texts = page.waitForRequest(spanishTexts);
    const release = await holdSpanish(page);
    signIn();
    await texts;
    await shell.language.selectOption('ar');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await release();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await page.reload();
    await expect(shell.language).toHaveValue('ar');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  });

  test('that is written from right to left mirrors the page', async ({ page }) => {
    const shell = new Shell(page);
    await page.goto('/feed');
    await expect(shell.heading).toBeVisible();
    await shell.language.selectOption('ar');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const logo = await page.getByRole('banner').getByRole('link').first().boundingBox();
    expect(logo?.x).toBeGreaterThan(640);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  });

  test('leaves a phone number in its order within an Arabic sentence', async ({ browserOf }) => {
    const stored = { halved_language: 'ar', halved_country: 'NG' };
    const page = await (await browserOf({ stored })).newPage();
    const help = new Help(page);
    await help.open();
    const call = page.locator('main a[href="tel:+2349028080416"]');
    await expect(call).toContainText('+234');
    expect(await call.evaluate(inOrderOfSight)).toBe('+2349028080416');
  });

  test('that cannot be loaded leads to a message and changes nothing', async ({ page, guard }) => {
    guard.tolerate(/ERR_FAILED|Failed to fetch dynamically imported module/);
    const shell = new Shell(page);
    await page.goto('/feed');
    await expect(shell.heading).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.route(spanishTexts, (route) => route.abort());
    await shell.language.selectOption('es');
    await expect(shell.toast('Something went wrong')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(shell.heading).toHaveText('Community Feed');
    await expect(shell.language).toHaveValue('en');
  });

  test('changes in the other tabs too', async ({ join, enter }) => {
    const first = await enter(await join());
    const second = await first.context().newPage();
    for (const page of [first, second]) {
      await page.goto('/feed');
      await expect(new Shell(page).logout).toBeVisible();
    }
    await new Shell(first).language.selectOption('es');
    await expect(new Shell(second).heading).toHaveText('Publicaciones de la comunidad');
    await expect(new Shell(second).language).toHaveValue('es');
  });

  test('of the account is used on a new device, unless another one was chosen there', async ({
    join,
    browserOf,
  }) => {
    const account = await join();
    await account.api.languages.setPreference.mutate({ languageCode: 'es' });
    const fresh = await (await browserOf()).newPage();
    await new Login(fresh).open();
    await new Login(fresh).signIn(account);
    await expect(fresh.locator('html')).toHaveAttribute('lang', 'es');
    await fresh.reload();
    await expect(fresh.locator('html')).toHaveAttribute('lang', 'es');
    const chosen = await (await browserOf({ stored: { halved_language: 'en' } })).newPage();
    await new Login(chosen).open();
    await new Login(chosen).signIn(account);
    await expect(new Shell(chosen).logout).toBeVisible();
    await expect(chosen.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('is also used for the server’s messages', async ({ page, join, guard }) => {
    guard.tolerate(/status of 401/);
    const { email } = await join();
    await page.goto('/login');
    await new Shell(page).language.selectOption('es');
    await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(email);
    await page.getByLabel('Contraseña', { exact: true }).fill('Wrong-password-1');
    await page.keyboard.press('Enter');
    await expect(new Shell(page).toast('Correo o contraseña incorrectos.')).toBeVisible();
  });
});
