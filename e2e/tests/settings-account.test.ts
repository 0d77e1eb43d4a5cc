import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures.ts';
import { Login } from '../pages/login.ts';
import { VerifyEmail } from '../pages/mailed-links.ts';
import { Settings } from '../pages/settings.ts';
import { Shell } from '../pages/shell.ts';
import { comment, goodPassword, share } from '../support/account.ts';
import { mailedLink } from '../support/mailbox.ts';

const wrong = 'This is not your current password.';

test.describe('the list of a member’s sessions', () => {
  test('shows all devices, and ends a session on another device', async ({
    join,
    enter,
    browserOf,
    guard,
  }) => {
    guard.tolerate(/status of 401/);
    const me = await join();
    const elsewhere = await (await browserOf()).newPage();
    await elsewhere.goto('/login');
    await new Login(elsewhere).signIn(me);
    await expect(elsewhere).toHaveURL('/dashboard');
    const page = await enter(me);
    const settings = new Settings(page);
    await settings.open();
    await expect(settings.sessions).toHaveCount(2);
    const mine = settings.sessions.filter({ hasText: 'This device' });
    await expect(mine).toHaveCount(1);
    await expect(mine.getByRole('button')).toHaveCount(0);
    await settings.sessions.getByRole('button', { name: 'Sign out: Chrome on Linux' }).click();
    await expect(settings.sessions).toHaveCount(1);
    await expect(new Shell(page).toast('Signed out there.')).toBeVisible();
    await elsewhere.goto('/settings');
    await expect(elsewhere).toHaveURL('/login?return=%2Fsettings');
    await page.reload();
    await expect(settings.sessions).toHaveCount(1);
  });

  test('contains only this device after a change of the password', async ({
    join,
    enter,
    browserOf,
    guard,
  }) => {
    guard.tolerate(/status of 40[13]/);
    const me = await join();
    const elsewhere = await (await browserOf()).newPage();
    await elsewhere.goto('/login');
    await new Login(elsewhere).signIn(me);
    await expect(elsewhere).toHaveURL('/dashboard');
    const page = await enter(me);
    const settings = new Settings(page);
    const next = 'Other-harbour-8';
    await settings.open();
    await expect(settings.sessions).toHaveCount(2);
    await settings.changePassword('Wrong-harbour-7', next);
    await expect(page.getByText(wrong)).toBeVisible();
    await settings.changePassword(goodPassword, next);
    await expect(new Shell(page).toast('Your password has been changed.')).toBeVisible();
    await expect(settings.sessions).toHaveCount(1);
    await expect(settings.field('New Password')).toHaveValue('');
    await elsewhere.goto('/settings');
    await expect(elsewhere).toHaveURL('/login?return=%2Fsettings');
    const login = new Login(elsewhere);
    await login.signIn(me);
    await expect(new Shell(elsewhere).toast('Invalid email or password.')).toBeVisible();
    await login.signIn({ ...me, password: next });
    await expect(elsewhere).toHaveURL('/settings');
  });
});

test('the settings notice that an address is verified with an email that was sent again', async ({
  app,
  join,
  enter,
}) => {
  const me = await join();
  const page = await enter(me);
  const card = new Settings(page).card('Email Verification');
  await page.goto('/settings');
  await card.getByRole('button', { name: 'Resend Email' }).click();
  await expect(new Shell(page).toast('Verification email sent! Check your inbox.')).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(await mailedLink(app, me.email, '/verify-email', 2));
  await expect(new VerifyEmail(other).success).toBeVisible();
  await page.reload();
  await expect(card.getByText('Email Verified', { exact: true })).toBeVisible();
});

test('a member exports everything as one file', async ({ join, enter }) => {
  const me = await join();
  await share(me, `Taken along by ${me.username}`);
  const page = await enter(me);
  const settings = new Settings(page);
  await settings.open();
  const [file] = await Promise.all([page.waitForEvent('download'), settings.download.click()]);
  expect(file.suggestedFilename()).toMatch(/^halved-account-\d{4}-\d\d-\d\d-\d{6}\.json$/);
  const { data } = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(data).toMatchObject({
    account: { email: me.email, username: me.username },
    worries: [{ shortContent: `Taken along by ${me.username}` }],
  });
  await expect(new Shell(page).toast('Your data has been downloaded.')).toBeVisible();
});

test('a deleted account is gone on every device and for everybody', async ({
  join,
  enter,
  browserOf,
  guard,
}) => {
  guard.tolerate(/status of 40[134]/);
  const [me, other] = [await join(), await join()];
  const post = await share(other, `Answered at ${other.username}`);
  const mine = await comment(me, post.id, `Words of ${me.username}`);
  await comment(other, post.id, 'Thank you.', mine.id);
  const worry = await share(me, `Worry of ${me.username}`);
  const page = await enter(me);
  const second = await page.context().newPage();
  await second.goto('/dashboard');
  await page.bringToFront();
  const settings = new Settings(page);
  await settings.open();
  await settings.field('Bio').fill('Half-written');
  await settings.deleteAccount.click();
  await expect(settings.question).toContainText('your worries, with everything under them');
  await expect(settings.question).toContainText('an empty place for each of your comments');
  await settings.confirmDeletion.click();
  await expect(settings.question.getByText('Password is required')).toBeVisible();
  await settings.password.fill('Wrong-harbour-7');
  await settings.confirmDeletion.click();
  await expect(settings.question.getByText(wrong)).toBeVisible();
  await settings.password.fill(me.password);
  await settings.confirmDeletion.click();
  await expect(page).toHaveURL('/');
  await expect(new Shell(page).toast('Your account has been deleted.')).toBeVisible();
  await expect(new Shell(page).navigation.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(new Shell(second).navigation.getByRole('link', { name: 'Login' })).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  for (const trace of [me.id, me.email, me.username, 'Half-written']) expect(stored).not.toContain(trace);

  const reader = await enter(other);
  await reader.goto(`/posts/${post.id}`);
  await expect(reader.getByText('Thank you.')).toBeVisible();
  await expect(reader.getByText(me.username)).toHaveCount(0);
  for (const address of [`/profile/${me.username}`, `/posts/${worry.id}`]) {
    await reader.goto(address);
    await expect(new Shell(reader).heading).toHaveText(/not found/i);
  }
  const visitor = await (await browserOf()).newPage();
  await visitor.goto('/login');
  await new Login(visitor).signIn(me);
  await expect(new Shell(visitor).toast('Invalid email or password.')).toBeVisible();
});

test('a dialog whose first field is below what a phone shows begins at its heading, so that its text is read first, and reports no empty field', async ({
  join,
  enter,
}) => {
  const page = await enter(await join(), { viewport: { width: 360, height: 640 } });
  const settings = new Settings(page);
  await settings.open();
  // A field that loses the focus is checked. So it must not have it even for a moment.
  await page.evaluate(() =>
    addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLInputElement) document.body.dataset['field'] = 'had the focus';
    }),
  );
  await settings.deleteAccount.click();
  const heading = page.getByRole('dialog').getByRole('heading');
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect(page.locator('body')).not.toHaveAttribute('data-field');
});
