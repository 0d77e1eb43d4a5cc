import { expect, test } from '../../fixtures.ts';
import { Feed } from '../../pages/feed.ts';
import { Settings } from '../../pages/settings.ts';
import { Shell } from '../../pages/shell.ts';
import { hold } from '../../support/failing.ts';

test("Settings, not logged in: 'Please log in to access settings.'", async ({ page }) => {
  await new Settings(page).open();
  await expect(page.getByText('Please log in to access settings.', { exact: true })).toBeVisible();
});

test.describe('Settings (/settings), cards', () => {
  test("Profile Information: display name, bio, email read-only with the note 'Email cannot be changed at this time'", async ({
    join,
    enter,
  }) => {
    const page = await enter(await join());
    const settings = new Settings(page);
    await settings.open();
    const card = settings.card('Profile Information');
    await expect(card.getByLabel('Display name')).toBeEditable();
    await expect(card.getByLabel('Bio')).toBeEditable();
    await expect(settings.field('Email')).not.toBeEditable();
    await expect(card.getByText('Email cannot be changed at this time', { exact: true })).toBeVisible();
  });

  test("Email Verification: 'Email Not Verified' with a Resend Email button ('Sending...' while busy) and a box 'Why verify your email?'; 'Email Verified' with a full-access message", async ({
    app,
    join,
    enter,
  }) => {
    const me = await join();
    const page = await enter(me);
    const card = new Settings(page).card('Email Verification');
    await new Settings(page).open();
    await expect(card.getByText('Email Not Verified', { exact: true })).toBeVisible();
    const release = await hold(page, '**/api/auth/resend-verification');
    await card.getByRole('button', { name: 'Resend Email' }).click();
    await expect(card.getByRole('button', { name: 'Sending...' })).toBeVisible();
    release();
    await expect(new Shell(page).toast('Verification email sent! Check your inbox.')).toBeVisible();
    await expect(card.getByRole('heading', { name: 'Why verify your email?' })).toBeVisible();
    await expect(card.getByRole('listitem')).toHaveText([
      'Premium features',
      'Account notifications',
      'Password reset',
      'Community updates',
    ]);
    await expect(card.getByText(/valid for 24 hours.*spam folder/)).toBeVisible();
    await app.sql('update users set email_verified_at = now() where id = $1', [me.id]);
    await page.reload();
    await expect(card.getByText('Email Verified', { exact: true })).toBeVisible();
    await expect(card.getByText(/full access/)).toBeVisible();
  });

  test("Notifications: email and push toggles; Privacy: 'Default Post Privacy' with public ('Anyone can see'), friends ('Only people you follow'), private ('Only you can see')", async ({
    join,
    enter,
  }) => {
    const page = await enter(await join());
    const settings = new Settings(page);
    await settings.open();
    await expect(settings.field('Email notifications')).toBeChecked();
    await expect(settings.field('Push notifications')).toBeVisible();
    const group = page.getByRole('group', { name: 'Default Post Privacy' });
    await expect(settings.privacy('Public')).toBeChecked();
    for (const [level, hint] of [
      ['Public', 'Anyone can see'],
      ['Friends', 'Only people you follow'],
      ['Private', 'Only you can see'],
    ] as const) {
      await expect(settings.privacy(level)).toHaveAccessibleDescription(hint);
      await expect(group.getByText(hint, { exact: true })).toBeVisible();
    }
    await settings.privacy('Private').check();
    await settings.save.click();
    await expect(new Shell(page).toast('Settings saved successfully!')).toBeVisible();
    await test.step('a new worry starts with it (decided)', async () => {
      await page.goto('/feed?share=1');
      await expect(new Feed(page).composer.privacy('Private')).toBeChecked();
    });
  });

  test('Subscription: plan name (default Free) and price; the status (default Active)', async ({
    join,
    enter,
  }) => {
    const page = await enter(await join());
    const plan = new Settings(page).card('Subscription');
    await new Settings(page).open();
    await expect(plan.getByText('Free', { exact: true })).toBeVisible();
    await expect(plan.getByText('Always Free')).toBeVisible();
    await expect(plan.getByText('Status: Active')).toBeVisible();
  });

  test('Location & Privacy: a box about anonymous aggregated regional insights; a share-location toggle that reveals a country select, an optional region and an optional city', async ({
    join,
    enter,
  }) => {
    const page = await enter(await join());
    const settings = new Settings(page);
    await settings.open();
    const card = settings.card('Location & Privacy');
    await expect(card.getByText(/count anonymously, together with many others/)).toBeVisible();
    const labels = ['Country', 'Region (optional)', 'City (optional)'];
    for (const label of labels) await expect(settings.field(label)).toHaveCount(0);
    await settings.field('Share my location').check();
    for (const label of labels) await expect(settings.field(label)).toBeVisible();
  });

  test('Language: a select of the twelve; a change takes effect at once (decided: the alpha needed a page refresh)', async ({
    join,
    enter,
  }) => {
    const page = await enter(await join());
    const settings = new Settings(page);
    await settings.open();
    await expect(settings.field('Language of Halved').locator('option')).toHaveCount(12);
    await settings.field('Language of Halved').selectOption('es');
    await expect(new Shell(page).heading).toHaveText('Ajustes');
  });

  test("a Save Changes button ('Saving...' while busy); all is saved, notification, privacy and place too (decided)", async ({
    join,
    enter,
  }) => {
    const me = await join();
    const page = await enter(me);
    const settings = new Settings(page);
    await settings.open();
    await settings.field('Email notifications').uncheck();
    await settings.privacy('Friends').check();
    await settings.field('Share my location').check();
    await settings.field('Country').selectOption('BR');
    const release = await hold(page, '**/api/auth/profile');
    await settings.save.click();
    await expect(settings.saving).toHaveAttribute('aria-disabled', 'true');
    release();
    await expect(new Shell(page).toast('Settings saved successfully!')).toBeVisible();
    await expect(settings.save).toBeVisible();
    expect(await me.api.auth.profile.query()).toMatchObject({
      emailNotifications: false,
      privacyLevel: 'friends',
      locationSharing: true,
      country: 'BR',
    });
  });
});
