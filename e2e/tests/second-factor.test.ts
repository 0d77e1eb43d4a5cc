import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { Login } from '../pages/login.ts';
import { SecondFactor } from '../pages/second-factor.ts';
import { Shell } from '../pages/shell.ts';
import { violationsOn } from '../support/axe.ts';
import { tabTo } from '../support/keyboard.ts';
import { cutOn, doubleText, overflowOf } from '../support/layout.ts';
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

  /** Opens another browser, and signs in as far as the code. */
  const begin = async () => {
    const visitor = await (await browserOf()).newPage();
    const login = new Login(visitor);
    await login.open();
    await login.signIn(member);
    await expect(codeField(visitor)).toBeFocused();
    return login;
  };
  const enterCode = async (login: Login, code: string) => {
    await codeField(login.page).fill(code);
    await login.submit.click();
  };

  await test.step('the code of the set-up does not count again, and the next one does', async () => {
    const login = await begin();
    expect(await violationsOn(login.page)).toEqual([]);
    await enterCode(login, used);
    await expect(login.page.getByText(wrongCode)).toBeVisible();
    await expect(codeField(login.page)).toHaveValue(used);
    await enterCode(login, codeOf(secret, 1));
    await expect(new Shell(login.page).toast('Welcome back!')).toBeVisible();
    await expect(login.page).toHaveURL(/\/dashboard/);
  });

  await test.step('a recovery code signs in once', async () => {
    const [first, second] = [await begin(), await begin()];
    for (const { page: visitor } of [first, second]) {
      await visitor.getByRole('button', { name: 'Use a recovery code' }).click();
    }
    await enterCode(first, recovery);
    await expect(first.page).toHaveURL(/\/dashboard/);
    await enterCode(second, recovery);
    await expect(second.page.getByText(wrongCode)).toBeVisible();
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
    const login = new Login(await (await browserOf()).newPage());
    await login.open();
    await login.signIn(member);
    await expect(login.page).toHaveURL(/\/dashboard/);
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
    const undo = await doubleText(page);
    expect(await cutOn(page), 'no code is cut off with text of 200 %').toEqual([]);
    expect(await overflowOf(page), 'the codes fit with text of 200 %').toEqual([]);
    await undo();
    await tabTo(page, factor.kept);
    await page.keyboard.press('Space');
    await tabTo(page, factor.done);
    await page.keyboard.press('Enter');
    await expect(factor.turnOff).toBeFocused();
  });
}
