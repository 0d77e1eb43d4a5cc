import { expect, test } from '../fixtures.ts';
import { Register } from '../pages/register.ts';
import { Shell } from '../pages/shell.ts';
import { goodPassword, newName } from '../support/account.ts';

test.describe('registration', () => {
  test('shows the product’s error message for each field', async ({ page }) => {
    const form = new Register(page);
    await form.open();
    await expect(form.message('At least 8 characters with uppercase, lowercase and number')).toBeVisible();
    const cases = [
      [form.email, 'not an address', 'Please enter a valid email address'],
      [form.username, 'ab', 'Username must be at least 3 characters'],
      [form.username, 'a'.repeat(31), 'Username must be less than 30 characters'],
      [form.username, 'with space', 'Username can only contain letters, numbers, and underscores'],
      [form.password, 'Short1', 'Password must be at least 8 characters'],
      [
        form.password,
        'all-lowercase',
        'Password must contain at least one uppercase letter, one lowercase letter, and one number',
      ],
    ] as const;
    for (const [field, value, message] of cases) {
      await field.fill(value);
      await field.blur();
      await expect(form.message(message)).toBeVisible();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    }
    await form.submit.click();
    await expect(form.email).toBeFocused();
    await expect(page).toHaveURL('/register');
  });

  test('says whether an address and a username are free, suggests others, and links to the login', async ({
    page,
    join,
  }) => {
    const existing = await join();
    const form = new Register(page);
    await form.open();
    await form.submit.waitFor();
    expect(await form.announcing(), 'the regions that announce are there before their texts').toBe(3);

    await form.email.fill(`${newName()}@gmial.com`);
    await page.getByRole('button', { name: /^Did you mean .*@gmail\.com\?$/ }).click();
    await expect(form.email).toHaveValue(/@gmail\.com$/);
    await expect(form.message('This email can be used')).toBeVisible();

    await form.username.fill(existing.username.toUpperCase());
    await expect(form.message('This username is taken.')).toBeVisible();
    const offered = page.getByText('Free ones:').locator('..').getByRole('button');
    await expect(offered).toHaveCount(3);
    const suggestion = await offered.first().innerText();
    await offered.first().click();
    await expect(form.username).toHaveValue(suggestion);
    await expect(form.message('This username is free')).toBeVisible();

    await form.password.fill(goodPassword);
    await form.email.fill(existing.email);
    await expect(form.message('This email already has an account.')).toBeVisible();
    await form.submitAnyway();
    await expect(new Shell(page).toast('Please fix the validation errors before submitting')).toBeVisible();
    await expect(page).toHaveURL('/register');
    await form.loginInstead.click();
    await expect(page).toHaveURL(/\/login/);
  });

  test('reports a failed availability check, and lets the server decide', async ({ page, guard }) => {
    guard.tolerate(/status of 500|answer 500/);
    await page.route('**/check-username/**', (route) => route.fulfill({ status: 500, json: {} }));
    const name = newName();
    const form = new Register(page);
    await form.open();
    await form.fill({ email: `${name}@example.org`, username: name, password: goodPassword });
    await expect(form.message('We could not check this right now.')).toBeVisible();
    await form.submit.click();
    await expect(page).toHaveURL('/feed');
  });

  test('shows and hides the password, and keeps address and name over a reload', async ({ page }) => {
    const form = new Register(page);
    await form.open();
    await form.email.fill('someone@example.org');
    await form.username.fill('someone_new');
    await form.password.fill(goodPassword);
    await expect(form.password).toHaveAttribute('type', 'password');
    await form.showPassword.click();
    await expect(form.password).toHaveAttribute('type', 'text');
    await page.reload();
    await expect(form.email).toHaveValue('someone@example.org');
    await expect(form.username).toHaveValue('someone_new');
    await expect(form.password).toHaveValue('');
  });

  test('creates one account for an impatient double click', async ({ page, app }) => {
    const name = newName();
    const form = new Register(page);
    await form.open();
    await form.fill({ email: `${name}@example.org`, username: name, password: goodPassword });
    await form.submit.dblclick();
    await expect(new Shell(page).toast('Registration successful!')).toBeVisible();
    await expect(new Shell(page).toasts).toHaveCount(1);
    expect(await app.sql('select id from users where username = $1', [name])).toHaveLength(1);
  });
});
