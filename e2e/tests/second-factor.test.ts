import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { Login } from '../pages/login.ts';
import { SecondFactor } from '../pages/second-factor.ts';
import { Shell } from '../pages/shell.ts';
import { violationsOn } from '../support/axe.ts';
import { tabTo } from '../support/keyboard.ts';
import { overflowOf } from '../support/layout.ts';
import { codeOf } from '../support/totp.ts';

const codeField = (page: Page) => page.getByRole('textbox', { name: /code/i });
const wrongCode = /This code is wrong or was used already/;

test('a member turns the second factor on by scanning, signs in with a code and with a recovery code, each once, and turns it off', async ({
  join,
  enter,
  browserOf,
  guard,
}) => {
  test.slow();
  guard.tolerate(/status of (401|403) .*\/api\/auth\/(login|totp)/);
  const member = await join();
  const page = await enter(member);
  const factor = new SecondFactor(page);
  await factor.open();
  const secret = await factor.scanSecret(member.password);
  const used = codeOf(secret);
  const [recovery = '', other = ''] = await factor.finish(used);
  await expect(factor.card.getByText('Your second factor is on.')).toBeVisible();

  const visitor = await (await browserOf()).newPage();
  const login = new Login(visitor);
  const shell = new Shell(visitor);
  const begin = async () => {
    await login.open();
    await login.signIn(member);
    await expect(codeField(visitor)).toBeFocused();
  };
  const enterCode = async (code: string) => {
    await codeField(visitor).fill(code);
    await login.submit.click();
  };
  const leave = async () => {
    await expect(visitor).toHaveURL(/\/dashboard/);
    await visitor.evaluate(() => localStorage.clear());
  };

  await test.step('the code of the set-up does not count again, and the next one does', async () => {
    await begin();
    expect(await violationsOn(visitor)).toEqual([]);
    await enterCode(used);
    await expect(visitor.getByText(wrongCode)).toBeVisible();
    await expect(codeField(visitor)).toHaveValue(used);
    await enterCode(codeOf(secret, 1));
    await expect(shell.toast('Welcome back!')).toBeVisible();
    await leave();
  });

  await test.step('a recovery code signs in once', async () => {
    await begin();
    await visitor.getByRole('button', { name: 'Use a recovery code' }).click();
    await enterCode(recovery);
    await leave();
    await begin();
    await visitor.getByRole('button', { name: 'Use a recovery code' }).click();
    await enterCode(recovery);
    await expect(visitor.getByText(wrongCode)).toBeVisible();
  });

  await test.step('it is turned off with the password and a code', async () => {
    await factor.open();
    await factor.turnOff.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Your password, to be sure it is you').fill(member.password);
    await dialog.getByRole('button', { name: 'Use a recovery code' }).click();
    await dialog.getByLabel('Recovery code').fill(other);
    expect(await violationsOn(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Turn it off' }).click();
    await expect(factor.card.getByText('Your second factor is off.')).toBeVisible();
    await login.open();
    await login.signIn(member);
    await expect(visitor).toHaveURL(/\/dashboard/);
  });
});

for (const { colorScheme, width } of [
  { colorScheme: 'light', width: 360 },
  { colorScheme: 'dark', width: 1280 },
] as const) {
  test(`the set-up of the second factor works by keyboard, fits and passes axe, ${colorScheme}, ${width} px`, async ({
    join,
    enter,
  }) => {
    test.slow();
    const member = await join();
    const page = await enter(member, { colorScheme, viewport: { width, height: 740 } });
    const factor = new SecondFactor(page);
    const look = async (what: string) => {
      expect.soft(await violationsOn(page), what).toEqual([]);
      expect.soft(await overflowOf(page), what).toEqual([]);
    };
    await factor.open();
    await expect(factor.setUp).toBeVisible();
    await factor.setUp.focus();
    await page.keyboard.press('Enter');
    await expect(factor.password).toBeFocused();
    await page.keyboard.type(member.password);
    await page.keyboard.press('Enter');
    await expect(factor.picture).toBeVisible();
    await look('the picture');
    const secret = ((await factor.card.locator('code').textContent()) ?? '').replaceAll(' ', '');
    await tabTo(page, factor.code);
    await page.keyboard.type(codeOf(secret));
    await page.keyboard.press('Enter');
    await expect(factor.codes).toHaveCount(10);
    await look('the recovery codes');
    await tabTo(page, factor.kept);
    await page.keyboard.press('Space');
    await tabTo(page, factor.done);
    await page.keyboard.press('Enter');
    await expect(factor.turnOff).toBeFocused();
  });
}
