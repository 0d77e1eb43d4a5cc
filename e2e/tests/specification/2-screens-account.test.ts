import { expect, test } from '../../fixtures.ts';
import { EditProfile } from '../../pages/edit-profile.ts';
import { Login } from '../../pages/login.ts';
import { ForgotPassword, ResetPassword, VerifyEmail } from '../../pages/mailed-links.ts';
import { Profile } from '../../pages/people.ts';
import { Register } from '../../pages/register.ts';
import { Shell } from '../../pages/shell.ts';
import { goodPassword, newName, share } from '../../support/account.ts';
import { sleepingLogin } from '../../support/asleep.ts';
import { shown } from '../../support/clock.ts';
import { hold } from '../../support/failing.ts';
import { mailedLink } from '../../support/mailbox.ts';
import { sleepNoise } from '../../support/sleep.ts';

const passwordHint = 'At least 8 characters with uppercase, lowercase and number';

test.describe('Login (/login)', () => {
  test("email and password, a 'Forgot your password?' link, a 'Sign in' button (shows 'Signing in...' and is disabled while busy), a 'Create your account' link", async ({
    page,
    join,
  }) => {
    const account = await join();
    const login = new Login(page);
    const forgot = page.getByRole('link', { name: 'Forgot your password?', exact: true });
    await login.open();
    await expect(forgot).toHaveAttribute('href', '/forgot-password');
    await expect(login.createAccount).toHaveAttribute('href', '/register');
    const release = await hold(page, '**/api/auth/login');
    await login.signIn(account);
    await expect(login.busy).toHaveAttribute('aria-disabled', 'true');
    release();
    await test.step("on success: toast 'Welcome back!' and navigation to /dashboard", async () => {
      await expect(new Shell(page).toast('Welcome back!')).toBeVisible();
      await expect(page).toHaveURL('/dashboard');
    });
  });

  test('while backend services wake, a full-screen notice: its message, its three steps, the alpha notice, Try Again', async ({
    page,
    guard,
  }) => {
    guard.tolerate(sleepNoise);
    const { login } = await sleepingLogin(page);
    await login.signIn({ email: 'someone@example.org', password: goodPassword });
    await shown(login.waking);
    await expect(login.waking).toHaveText('Waking up login services...');
    await expect(login.steps).toHaveText([
      'Starting backend services...',
      'Connecting to database...',
      'Almost ready...',
    ]);
    await expect(page.getByRole('main').getByText(/Halved is an early version/)).toBeVisible();
    await expect(login.tryAgain).toBeVisible();
    await expect(login.submit).toHaveCount(0);
  });
});

test.describe('Registration (/register)', () => {
  test('email, username, password (with show/hide toggle), the password hint, a link to /login', async ({
    page,
  }) => {
    const form = new Register(page);
    await form.open();
    for (const field of [form.email, form.username, form.password]) await expect(field).toBeVisible();
    await form.showPassword.click();
    await expect(form.password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(form.password).toHaveAttribute('type', 'password');
    await expect(form.message(passwordHint)).toBeVisible();
    await expect(form.toLogin).toHaveAttribute('href', '/login');
  });

  test("live availability indicators; username alternatives; when the email is taken a 'Log in instead' link", async ({
    page,
    join,
  }) => {
    const taken = await join();
    const form = new Register(page);
    await form.open();
    await form.email.fill(taken.email);
    await expect(form.loginInstead).toHaveAttribute('href', '/login');
    await form.email.fill(`${newName()}@example.org`);
    await expect(form.message('This email can be used')).toBeVisible();
    await expect(form.loginInstead).toHaveCount(0);
    await form.username.fill(taken.username);
    const offered = page.getByText('Free ones:').locator('..').getByRole('button');
    await expect(offered).toHaveCount(3);
    await offered.first().click();
    await expect(form.message('This username is free')).toBeVisible();
  });

  test('an authenticated user visiting it is redirected to /feed', async ({ join, enter }) => {
    const page = await enter(await join());
    await new Register(page).open();
    await expect(page).toHaveURL('/feed');
  });

  test("on success: the unverified-email toast 'Registration successful! Please check your email to verify your account.' and navigation to /feed", async ({
    page,
  }) => {
    const username = newName();
    const form = new Register(page);
    await form.open();
    await form.fill({ email: `${username}@example.org`, username, password: goodPassword });
    await form.submit.click();
    const message = 'Registration successful! Please check your email to verify your account.';
    await expect(new Shell(page).toast(message)).toBeVisible();
    await expect(page).toHaveURL('/feed');
  });
});

test("Forgot password: on success a 'Check your email' view with a link back to login", async ({ page }) => {
  const forgot = new ForgotPassword(page);
  await forgot.open();
  await forgot.requestLink('someone@example.org');
  await expect(forgot.sent).toHaveText('Check your email');
  await expect(forgot.toLogin).toHaveAttribute('href', '/login');
});

test("Reset password reads a token from the query string; without one 'Invalid reset link' and /login; New Password, Confirm New Password; on success to /login", async ({
  app,
  page,
  join,
}) => {
  const { email } = await join();
  await page.goto('/reset-password');
  await expect(new Shell(page).toast('Invalid reset link')).toBeVisible();
  await expect(page).toHaveURL('/login');
  await new ForgotPassword(page).open();
  await new ForgotPassword(page).requestLink(email);
  await page.goto(await mailedLink(app, email, '/reset-password'));
  await new ResetPassword(page).choose('Another-harbour-8');
  await expect(page).toHaveURL('/login');
});

test("Email verification: verifying, then success (link to /dashboard) or failure (links to /dashboard and /login); a missing token shows 'Invalid verification link'", async ({
  app,
  page,
  join,
}) => {
  const { email } = await join();
  const verify = new VerifyEmail(page);
  await page.goto('/verify-email');
  await expect(verify.failure).toBeVisible();
  await expect(verify.message('Invalid verification link')).toBeVisible();
  await expect(verify.toDashboard).toHaveAttribute('href', '/dashboard');
  await expect(verify.toLogin).toHaveAttribute('href', '/login');
  const release = await hold(page, '**/api/auth/verify-email?*');
  await page.goto(await mailedLink(app, email, '/verify-email'));
  await expect(new Shell(page).heading).toHaveText('Verifying your email…');
  release();
  await expect(verify.success).toBeVisible();
  await expect(verify.toDashboard).toHaveAttribute('href', '/dashboard');
  await expect(verify.toLogin).toHaveCount(0);
});

test.describe('Profile (/profile/{username})', () => {
  test('avatar, display name, @username, joined month and year, bio; posts that the viewer may see instead of a placeholder (decided)', async ({
    page,
    join,
  }) => {
    const author = await join();
    await author.api.auth.updateProfile.mutate({ displayName: 'Noor al-Rashid', bio: 'Awake at night.' });
    await share(author, 'For everyone to see.');
    await share(author, 'For nobody to see.', { privacyLevel: 'private' });
    await new Profile(page).open(author.username);
    const { main } = new Profile(page);
    const joined = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
    await expect(main.locator('[data-avatar]').first()).toBeVisible();
    await expect(new Shell(page).heading).toHaveText('Noor al-Rashid');
    for (const text of [`@${author.username}`, `Joined ${joined.format()}`, 'Awake at night.']) {
      await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
    }
    await expect(main.getByText('For everyone to see.')).toBeVisible();
    await expect(main.getByText('For nobody to see.')).toHaveCount(0);
  });

  test('email and an Unverified badge and an Edit Profile button appear on the own profile only', async ({
    join,
    enter,
    page: visitor,
  }) => {
    const me = await join();
    const page = await enter(me);
    for (const [profile, own] of [
      [new Profile(page), true],
      [new Profile(visitor), false],
    ] as const) {
      await profile.open(me.username);
      await expect(profile.main.getByText(`@${me.username}`)).toBeVisible();
      for (const part of [profile.main.getByText(me.email), profile.unverified, profile.edit]) {
        await expect(part).toHaveCount(own ? 1 : 0);
      }
    }
  });

  test("a not-found view titled 'Profile Not Found' has a Go Home action; a missing username gives 'Username is required'", async ({
    page,
    guard,
  }) => {
    guard.tolerate(/status of 404/);
    await new Profile(page).open('nobody_by_this_name');
    await expect(new Shell(page).heading).toHaveText('Profile Not Found');
    await page.getByRole('link', { name: 'Go Home' }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/profile');
    await expect(page.getByText('Username is required', { exact: true })).toBeVisible();
  });
});

test('Edit profile requires login (otherwise to /login); Back goes to the profile; save is disabled unless something changed; then the user is refreshed, on the own profile', async ({
  page: visitor,
  join,
  enter,
}) => {
  await visitor.goto('/profile/edit');
  await expect(visitor).toHaveURL('/login?return=%2Fprofile%2Fedit');
  const { username } = await join();
  const me = await join();
  const page = await enter(me);
  const form = new EditProfile(page);
  await form.open();
  await form.back.click();
  await expect(page).toHaveURL(`/profile/${me.username}`);
  await form.open();
  await expect(form.save).toHaveAttribute('aria-disabled', 'true');
  await form.displayName.fill(`Noor ${username}`);
  await expect(form.save).not.toHaveAttribute('aria-disabled');
  await form.save.click();
  await expect(page).toHaveURL(`/profile/${me.username}`);
  await expect(page.getByRole('complementary').getByText(`Noor ${username}`)).toBeVisible();
});
