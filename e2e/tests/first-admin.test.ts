import { expect } from '../fixtures.ts';
import { Register } from '../pages/register.ts';
import { SecondFactor } from '../pages/second-factor.ts';
import { Shell } from '../pages/shell.ts';
import { goodPassword, newName } from '../support/account.ts';
import { violationsOn } from '../support/axe.ts';
import { test } from '../support/own-instance.ts';
import { codeOf } from '../support/totp.ts';

test.use({ variables: { REQUIRE_STAFF_TOTP: '1' } });

test('somebody registers on a new instance, becomes its first admin by the printed code, and needs a second factor', async ({
  app,
  page,
  guard,
}) => {
  test.slow();
  guard.tolerate(/status of (404|403|401) .*\/api\/(admin|moderation|auth\/totp)/);
  const username = newName('ada');

  await test.step('a visitor of /setup registers first, and returns', async () => {
    await page.goto('/setup');
    await page.getByRole('link', { name: 'Create an account' }).click();
    const register = new Register(page);
    await register.fill({ email: `${username}@example.org`, username, password: goodPassword });
    await register.submit.click();
    await expect(page.getByLabel('One-time code')).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
  });

  await test.step('a wrong code changes nothing, and the printed one makes an admin', async () => {
    const submit = page.getByRole('button', { name: 'Become the first admin' });
    await page.getByLabel('One-time code').fill('AAAA-BBBB-CCCC-DDDD');
    await submit.click();
    await expect(page.getByText(/This code is not right/)).toBeVisible();
    const printed = async () => /enter this code: (\S+)/.exec(await app.output())?.[1] ?? '';
    await expect.poll(printed).not.toBe('');
    await page.getByLabel('One-time code').fill(await printed());
    await submit.click();
    await expect(new Shell(page).toast('You are the first admin')).toBeVisible();
    await expect(page).toHaveURL(/\/admin$/);
  });

  await test.step('without a second factor the admin area leads to the settings, where a scanned code turns it on', async () => {
    await expect(page.getByText('One step before you begin')).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('link', { name: 'Set up your second factor' }).click();
    const factor = new SecondFactor(page);
    await expect(factor.setUp).toBeInViewport();
    const secret = await factor.scanSecret(goodPassword);
    expect(await violationsOn(page)).toEqual([]);
    await factor.finish(codeOf(secret));
    await expect(factor.turnOff).toBeVisible();
    await page.goto('/admin');
    await expect(page.getByRole('region', { name: 'What waits' })).toBeVisible();
  });

  await test.step('the set-up is over', async () => {
    await page.goto('/setup');
    await expect(page.getByText(/This community has an admin already/)).toBeVisible();
  });
});
