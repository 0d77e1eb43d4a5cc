import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import type { Account } from '../support/account.ts';
import { violationsOn } from '../support/axe.ts';
import type { Instance } from '../support/instance.ts';
import { overflowOf } from '../support/layout.ts';

const phone = { width: 360, height: 740 };

/** The sandbox of the instance; its links name the address that a browser of the test can open. */
const inSandbox = (app: Instance, url: string) => app.url + new URL(url).pathname + new URL(url).search;

async function verified(app: Instance, join: () => Promise<Account>): Promise<Account> {
  const account = await join();
  await app.sql('update users set email_verified_at = now() where id = $1', [account.id]);
  return account;
}

const checkoutOf = async (app: Instance, { api }: Account) => {
  const open = () => api.subscriptions.checkout.mutate({ variantId: 'sandbox-premium' });
  // The server notices the verified address within seconds.
  await expect
    .poll(
      () =>
        open().then(
          () => true,
          () => false,
        ),
      { timeout: 10_000 },
    )
    .toBe(true);
  return inSandbox(app, (await open()).checkoutUrl);
};

async function expectSound(page: Page, mark: string): Promise<void> {
  await expect(page.getByText(mark)).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  expect(await overflowOf(page)).toEqual([]);
}

for (const [locale, mark, pay] of [
  ['en', 'Sandbox: no money moves', 'Pretend to pay'],
  ['es', 'Modo de prueba: no se mueve dinero', 'Hacer como que se paga'],
] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the pages of the sandbox are sound on a phone, in ${locale} and ${colorScheme}, by keyboard`, async ({
      app,
      browserOf,
      join,
    }) => {
      const account = await verified(app, join);
      const context = await browserOf({ viewport: phone, colorScheme, locale });
      const page = await context.newPage();
      await page.goto(await checkoutOf(app, account));
      await expectSound(page, mark);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: pay })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/pricing$/);

      const { portalUrl } = await account.api.subscriptions.portal.query();
      await page.goto(inSandbox(app, portalUrl));
      await expectSound(page, mark);
      for (const button of await page.getByRole('button').all()) {
        expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      await page.getByRole('button').first().press('Enter');
      await expect(page.getByRole('definition').nth(1)).toHaveText(/^(cancelled|cancelada)$/);
      expect((await account.api.subscriptions.current.query()).status).toBe('cancelled');
    });
  }
}

test('a link to the sandbox that is not valid says so, and leads back', async ({ app, browserOf, guard }) => {
  guard.tolerate(/status of 404/);
  const page = await (await browserOf({ viewport: phone })).newPage();
  await page.goto(`${app.url}/api/subscriptions/sandbox/nothing`);
  await expect(page.getByRole('heading', { name: 'This page has expired' })).toBeVisible();
  await expectSound(page, 'Sandbox: no money moves');
  await page.getByRole('link', { name: 'Back to the plans' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
});
