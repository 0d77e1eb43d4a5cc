import { expect, test } from '../fixtures.ts';

test.use({ javaScriptEnabled: false, locale: 'es-ES' });

test('a browser without scripts shows the crisis lines, in its language', async ({ page }) => {
  await page.goto('/help');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Pedir ayuda ahora');
  await expect(main.getByRole('link', { name: 'Llamar al 024' })).toHaveAttribute('href', 'tel:024');
  await expect(page.locator('#scriptless')).toContainText('Halved necesita JavaScript');
});

test('a browser without scripts says so on other pages, which lead to the crisis lines', async ({ page }) => {
  await page.goto('/feed');
  await expect(page.locator('#scriptless')).toBeVisible();
  await page.getByRole('link', { name: 'Pedir ayuda ahora' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pedir ayuda ahora');
});
