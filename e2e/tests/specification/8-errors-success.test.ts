import { successTexts } from '@halved/shared/testing/sentences';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { EditProfile } from '../../pages/edit-profile.ts';
import { Login } from '../../pages/login.ts';
import { ForgotPassword, ResetPassword } from '../../pages/mailed-links.ts';
import { Register } from '../../pages/register.ts';
import { Settings } from '../../pages/settings.ts';
import { Shell } from '../../pages/shell.ts';
import { goodPassword, newName } from '../../support/account.ts';
import { mailedLink } from '../../support/mailbox.ts';

const saysOn = (page: Page) => (text: string) =>
  test.step(text, () => expect(new Shell(page).toast(text)).toBeVisible());

test('Success toasts: sign-in, forgotten and reset password', async ({ app, page, join }) => {
  const account = await join();
  const says = saysOn(page);
  await new ForgotPassword(page).open();
  await new ForgotPassword(page).requestLink(account.email);
  await says(successTexts.forgotPassword);
  await page.goto(await mailedLink(app, account.email, '/reset-password'));
  await new ResetPassword(page).choose('Another-harbour-8');
  await says(successTexts.resetPassword);
  await new Login(page).signIn({ ...account, password: 'Another-harbour-8' });
  await says(successTexts.login);
});

test('Success toasts: profile, settings, verification', async ({ join, enter }) => {
  const page = await enter(await join());
  const says = saysOn(page);
  await new EditProfile(page).open();
  await new EditProfile(page).bio.fill('Night shifts.');
  await new EditProfile(page).save.click();
  await says(successTexts.profile);
  const settings = new Settings(page);
  await settings.open();
  await settings.field('Bio').fill('Night shifts, still.');
  await settings.save.click();
  await says(successTexts.settings);
  await page.getByRole('button', { name: 'Resend Email' }).click();
  await says(successTexts.verification);
});

test(`Success toast '${successTexts.registration}', where the email counts as verified at once`, async ({
  page,
}) => {
  await page.route('**/api/auth/register', async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    await route.fulfill({
      response,
      json: { data: { ...data, user: { ...data.user, emailVerified: true } } },
    });
  });
  const username = newName();
  await page.goto('/register');
  await new Register(page).fill({ email: `${username}@example.org`, username, password: goodPassword });
  await new Register(page).submit.click();
  await expect(new Shell(page).toast(successTexts.registration)).toBeVisible();
  await expect(page).toHaveURL('/feed');
});
