import { clientTexts } from '@halved/shared/testing/sentences';
import { type Form, type ValidationText, validationTexts } from '@halved/shared/testing/validation-sentences';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { EditProfile } from '../../pages/edit-profile.ts';
import { Login } from '../../pages/login.ts';
import { ForgotPassword, ResetPassword } from '../../pages/mailed-links.ts';
import { Register } from '../../pages/register.ts';
import { Settings } from '../../pages/settings.ts';
import { Shell } from '../../pages/shell.ts';
import { createApi, goodPassword, newName } from '../../support/account.ts';

type Fields = Partial<Record<ValidationText['field'], Locator>>;

/** Tries every wrong value of a form. Each value’s message is shown beside the field until the value is valid. */
async function expectRejected(page: Page, form: Form, fields: Fields): Promise<void> {
  const sound: Record<ValidationText['field'], string> = {
    email: 'someone@example.org',
    username: newName(),
    password: goodPassword,
    confirm: goodPassword,
    displayName: 'Noor',
    bio: 'Awake at night.',
    avatarUrl: '',
  };
  for (const { field, given, says } of validationTexts.filter(({ where }) => where === form)) {
    await test.step(`"${given.slice(0, 20)}" as ${field}: ${says}`, async () => {
      const input = fields[field];
      if (!input) throw new Error(`${form} has no ${field} here`);
      await input.fill(given);
      await input.blur();
      const sentence = page.getByRole('main').getByText(says, { exact: true });
      await expect(sentence).toBeVisible();
      await expect(input).toHaveAttribute('aria-invalid', 'true');
      await expect(input).toHaveAccessibleDescription(new RegExp(says));
      await input.fill(sound[field]);
      await expect(sentence).toBeHidden();
    });
  }
}

test('Login: email required, a simple email pattern; password required, at least 6 characters', async ({
  page,
}) => {
  const { email, password } = new Login(page);
  await page.goto('/login');
  await expectRejected(page, 'login', { email, password });
});

test('Registration: a valid email; a username of 3 to 30 letters, digits and underscores; a password of at least 8 characters with an uppercase letter, a lowercase letter and a digit', async ({
  page,
}) => {
  const form = new Register(page);
  const { email, username, password } = form;
  await form.open();
  await expectRejected(page, 'registration', { email, username, password });
});

test(`Registration: submit blocked with '${clientTexts.fixFirst}' if email or username is taken`, async ({
  page,
  join,
}) => {
  const taken = await join();
  const name = newName();
  const form = new Register(page);
  const refusal = new Shell(page).toast(clientTexts.fixFirst);
  await form.open();
  await form.fill({ email: taken.email, username: name, password: goodPassword });
  await expect(form.message('This email already has an account.')).toBeVisible();
  await form.submitAnyway();
  await expect(refusal).toBeVisible();
  await refusal.getByRole('button', { name: 'Close' }).click();
  await expect(refusal).toHaveCount(0);
  await form.fill({ email: `${name}@example.org`, username: taken.username, password: goodPassword });
  await expect(form.message('This username is taken.')).toBeVisible();
  await form.submitAnyway();
  await expect(refusal).toBeVisible();
  await expect(page).toHaveURL('/register');
});

test('Forgot password: email required, and its pattern', async ({ page }) => {
  const form = new ForgotPassword(page);
  await form.open();
  await expectRejected(page, 'forgot password', { email: form.email });
});

test('Reset password: required, at least 8 characters, lowercase, uppercase and digit; the confirmation is required and must match', async ({
  page,
}) => {
  const { password, confirmation } = new ResetPassword(page);
  await page.goto('/reset-password?token=mailed');
  await expectRejected(page, 'reset password', { password, confirm: confirmation });
});

test('Profile: display name 1-100, bio max 500, avatarUrl a valid URL; empty is allowed for each; save disabled unless changed', async ({
  join,
  enter,
}) => {
  const account = await join();
  await account.api.auth.updateProfile.mutate({ displayName: 'Noor', bio: 'Awake at night.' });
  const page = await enter(account);
  const form = new EditProfile(page);
  const { displayName, bio, picture } = form;
  await form.open();
  await expect(form.save).toHaveAttribute('aria-disabled', 'true');
  await expectRejected(page, 'profile', { displayName, bio, avatarUrl: picture });
  await expect(form.save).toHaveAttribute('aria-disabled', 'true');
  for (const field of [displayName, bio, picture]) await field.fill('');
  await form.save.click();
  await expect(page).toHaveURL(`/profile/${account.username}`);
  expect(await account.api.auth.profile.query()).toMatchObject({ displayName: null, bio: null });
});

test('Settings: email is read-only; region and city optional and shown only when location sharing is on', async ({
  join,
  enter,
}) => {
  const account = await join();
  const page = await enter(account);
  const settings = new Settings(page);
  await settings.open();
  await expect(settings.field('Email')).toHaveValue(account.email);
  await expect(settings.field('Email')).not.toBeEditable();
  const fields = [settings.field('Region (optional)'), settings.field('City (optional)')];
  for (const field of fields) await expect(field).toHaveCount(0);
  await settings.field('Share my location').check();
  for (const field of fields) await expect(field).toBeVisible();
  await settings.save.click();
  await expect(new Shell(page).toast('Settings saved successfully!')).toBeVisible();
});

test('Settings: region and city take at most 100 characters (decided; the first specification gives no limit)', async ({
  join,
}) => {
  const { api } = await join();
  const place = { region: 'x'.repeat(100), city: 'y'.repeat(100) };
  expect(await api.auth.updateProfile.mutate({ locationSharing: true, ...place })).toMatchObject(place);
  for (const field of ['region', 'city']) {
    await expect(api.auth.updateProfile.mutate({ [field]: 'x'.repeat(101) })).rejects.toThrow();
  }
});

test('Server-side availability: emails and usernames are compared without regard to case, and some names are reserved (decided; the first specification gives no rules)', async ({
  app,
  join,
}) => {
  const { email, username } = await join();
  const { auth } = createApi(app.url);
  const answers = await Promise.all([
    auth.checkEmail.query({ email: email.toUpperCase() }),
    auth.checkUsername.query({ username: username.toUpperCase() }),
    auth.checkUsername.query({ username: 'Moderator' }),
  ]);
  expect(answers.map(({ available }) => available)).toEqual([false, false, false]);
  expect(await auth.checkUsername.query({ username: newName() })).toMatchObject({ available: true });
});
