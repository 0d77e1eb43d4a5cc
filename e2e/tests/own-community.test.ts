import { expect } from '../fixtures.ts';
import { Register } from '../pages/register.ts';
import { Shell } from '../pages/shell.ts';
import { goodPassword, newName } from '../support/account.ts';
import { violationsOn } from '../support/axe.ts';
import { appoint } from '../support/community.ts';
import { overflowOf } from '../support/layout.ts';
import { test } from '../support/own-instance.ts';

// Both tests use the same instance, because a further one would take another server and another browser.
test.describe.configure({ mode: 'default' });

test('where an invitation is needed, the link of an admin lets one person in, and nobody after that', async ({
  app,
  join,
  enter,
  browserOf,
  guard,
}) => {
  test.slow();
  guard.tolerate(/status of (400|403) .*\/api\/auth\/register/);
  const boss = await join();
  await appoint(app, boss, 'admin');
  const page = await enter(boss);
  let link = '';

  await test.step('an admin closes the registration to those without an invitation, and makes one', async () => {
    await page.goto('/admin/instance');
    await page.getByRole('radio', { name: 'With an invitation' }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(new Shell(page).toast('Saved')).toBeVisible();
    await page.goto('/admin/invites');
    await page.getByLabel('Note').fill('For the choir');
    await page.getByRole('button', { name: 'Make the invitation' }).click();
    link = new URL(await page.getByLabel('Link', { exact: true }).inputValue()).search;
    expect(await violationsOn(page)).toEqual([]);
  });

  const visitor = await (await browserOf({ viewport: { width: 360, height: 740 } })).newPage();
  const register = new Register(visitor);
  const code = visitor.getByLabel('Invitation code');

  await test.step('a visitor without a code cannot register', async () => {
    await register.open();
    await expect(visitor.getByText('This community can be joined with an invitation.')).toBeVisible();
    const username = newName('ben');
    await register.fill({ email: `${username}@example.org`, username, password: goodPassword });
    await register.submit.click();
    await expect(visitor.getByText('Please enter the code of your invitation')).toBeVisible();
    await code.fill('nonsense');
    await register.submit.click();
    await expect(visitor.getByText(/This invitation is not valid any more/).first()).toBeVisible();
    expect(await violationsOn(visitor)).toEqual([]);
    expect(await overflowOf(visitor)).toEqual([]);
  });

  await test.step('with the link somebody registers', async () => {
    await register.open(link);
    await expect(code).not.toHaveValue('');
    const username = newName('ana');
    await register.fill({ email: `${username}@example.org`, username, password: goodPassword });
    await register.submit.click();
    await expect(visitor).toHaveURL(/\/feed/);
  });

  await test.step('the link works for nobody else, and the admin sees that it is used', async () => {
    const other = new Register(await (await browserOf()).newPage());
    await other.open(link);
    const username = newName('lee');
    await other.fill({ email: `${username}@example.org`, username, password: goodPassword });
    await other.submit.click();
    await expect(other.page.getByText(/This invitation is not valid any more/).first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('listitem').filter({ hasText: 'For the choir' })).toContainText(
      'Used: 1 of 1',
    );
  });

  await test.step('a closed registration says so calmly', async () => {
    await boss.api.admin.updateInstance.mutate({ registration: 'closed' });
    const late = await (await browserOf()).newPage();
    await late.goto('/register');
    await expect(late.getByRole('heading', { name: 'No new members at the moment' })).toBeVisible();
    expect(await violationsOn(late)).toEqual([]);
    await boss.api.admin.updateInstance.mutate({ registration: 'open' });
  });
});

test('an announcement is read in the reader’s language, moves nothing, and stays away once it is put away', async ({
  app,
  join,
  enter,
  browserOf,
}) => {
  test.slow();
  const boss = await join();
  await appoint(app, boss, 'admin');
  const page = await enter(boss);

  await test.step('an admin writes it in two languages, with name and rules', async () => {
    await page.goto('/admin/instance');
    await page.getByLabel('Name', { exact: true }).fill('Lighthouse');
    const [announcement, rules] = ['Announcement', 'Rules'].map((name) => page.getByRole('region', { name }));
    await announcement?.getByLabel('Text', { exact: true }).fill('We move on Sunday.');
    await announcement?.getByLabel('Language of the text').selectOption('es');
    await announcement?.getByLabel('Text', { exact: true }).fill('Nos mudamos el domingo.');
    await rules?.getByLabel('Text', { exact: true }).fill('No names of places.');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(new Shell(page).toast('Saved')).toBeVisible();
  });

  const context = await browserOf({
    stored: { halved_language: 'es' },
    viewport: { width: 360, height: 740 },
  });
  const reader = await context.newPage();
  const bar = reader.locator('[data-announcement]');

  await test.step('a reader in Spanish sees the Spanish text, first over the page and then above it', async () => {
    await reader.addInitScript(() => {
      Object.assign(window, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const value: unknown = Reflect.get(entry, 'value');
          const sum: unknown = Reflect.get(window, 'shifted');
          if (typeof value === 'number' && typeof sum === 'number')
            Reflect.set(window, 'shifted', sum + value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const position of ['fixed', 'static']) {
      await reader.goto('/privacy');
      await expect(bar).toContainText('Nos mudamos el domingo.');
      await expect(bar).toHaveCSS('position', position);
      expect(await reader.evaluate(() => Reflect.get(window, 'shifted')), position).toBeLessThan(0.02);
      expect(await violationsOn(reader)).toEqual([]);
      expect(await overflowOf(reader)).toEqual([]);
    }
    await expect(reader).toHaveTitle(/ · Lighthouse$/);
    await expect(reader.getByRole('contentinfo')).toContainText('Lighthouse');
  });

  await test.step('the rules stand below the guidelines', async () => {
    await reader.goto('/guidelines');
    await expect(reader.getByText('No names of places.')).toBeVisible();
  });

  await test.step('put away it stays away, until the next announcement', async () => {
    await bar.getByRole('button').click();
    await expect(bar).toHaveCount(0);
    await reader.reload();
    await expect(reader.getByText('No names of places.')).toBeVisible();
    await expect(bar).toHaveCount(0);
    await boss.api.admin.updateInstance.mutate({ announcement: { text: { en: 'We have moved.' } } });
    await reader.evaluate(() => localStorage.removeItem('halved_instance'));
    await reader.reload();
    await expect(bar).toContainText('We have moved.');
  });
});
