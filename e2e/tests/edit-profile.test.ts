import { expect, test } from '../fixtures.ts';
import { EditProfile } from '../pages/edit-profile.ts';
import { Profile } from '../pages/people.ts';
import { Shell } from '../pages/shell.ts';
import { violationsOn } from '../support/axe.ts';

test.describe('a member’s own profile', () => {
  test('is edited, and others see the change', async ({ join, enter }) => {
    const account = await join();
    const reader = await join();
    const page = await enter(account);
    const profile = new Profile(page);
    await profile.open(account.username);
    await expect(profile.main.getByText(account.email)).toBeVisible();
    await expect(profile.unverified).toBeVisible();
    await profile.edit.click();
    await expect(page).toHaveURL('/profile/edit');

    const form = new EditProfile(page);
    await expect(form.save).toHaveAttribute('aria-disabled', 'true');
    await form.displayName.fill('  Maya of the night ');
    await form.bio.fill('Night shifts.\nTea.');
    await expect(form.preview.getByText('Maya of the night')).toBeVisible();
    await expect(form.save).not.toHaveAttribute('aria-disabled');
    await form.save.click();
    await expect(new Shell(page).toast('Profile updated successfully!')).toBeVisible();
    await expect(page).toHaveURL(`/profile/${account.username}`);
    await expect(new Shell(page).heading).toHaveText('Maya of the night');
    await expect(page.getByRole('banner').getByText('Maya of the night').first()).toBeAttached();

    const theirs = new Profile(await enter(reader));
    await theirs.open(account.username);
    await expect(theirs.main.getByText('Night shifts.')).toBeVisible();
    await expect(theirs.follow).toBeVisible();
    await expect(theirs.edit).toBeHidden();
    await expect(theirs.unverified).toBeHidden();
    await expect(theirs.main.getByText(account.email)).toBeHidden();
  });

  test('shows errors when a field is left and when Save is pressed', async ({ join, enter }) => {
    const page = await enter(await join());
    const form = new EditProfile(page);
    await form.open();
    for (const [field, value, sentence] of [
      [form.displayName, '   ', 'Display name is required'],
      [form.displayName, 'x'.repeat(101), 'Display name must be less than 100 characters'],
      [form.bio, 'x'.repeat(501), 'Bio must be less than 500 characters'],
      [form.picture, 'pictures', 'Must be a valid URL'],
    ] as const) {
      await field.fill(value);
      await field.blur();
      await expect(form.message(sentence)).toBeVisible();
      await form.submitAnyway();
      await expect(field).toBeFocused();
      await field.fill('');
    }
    await expect(form.save).toHaveAttribute('aria-disabled', 'true');
    await form.submitAnyway();
    await expect(form.message('Nothing has changed yet.')).toBeVisible();
    await expect(page).toHaveURL('/profile/edit');
  });

  test('keeps unsaved changes over a reload, and asks before a link or Back leaves it', async ({
    join,
    enter,
  }) => {
    const account = await join();
    const page = await enter(account);
    const profile = new Profile(page);
    await profile.open(account.username);
    await profile.edit.click();
    const form = new EditProfile(page);
    await form.bio.fill('Half a sen');
    await form.back.click();
    await expect(form.question).toBeVisible();
    await form.answer('Stay here');
    await expect(form.bio).toHaveValue('Half a sen');
    await page.goBack();
    await expect(form.question).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    await form.answer('Leave without saving');
    await expect(page).toHaveURL(`/profile/${account.username}`);

    await form.open();
    await expect(form.bio).toHaveValue('Half a sen');
    await form.discard.click();
    await expect(form.bio).toHaveValue('');
    await form.back.click();
    await expect(page).toHaveURL(`/profile/${account.username}`);
  });

  test('shows the generic icon for a picture that this site may not load', async ({ join, enter, guard }) => {
    guard.tolerate(/foreign request|CSP violation: img-src|Content Security Policy|Loading the image/);
    const page = await enter(await join());
    const form = new EditProfile(page);
    await form.open();
    await form.picture.fill('https://pictures.example/me.png');
    await form.picture.blur();
    await expect(form.preview.locator('[data-avatar=generic]')).toBeVisible();
    await expect(form.message('Must be a valid URL')).toBeHidden();
  });

  test('reports a failed save and keeps the typed text', async ({ join, enter, guard }) => {
    guard.tolerate(/status of 500|answer 500/);
    const page = await enter(await join());
    const form = new EditProfile(page);
    await form.open();
    await page.route('**/api/auth/profile', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    );
    await form.bio.fill('Night shifts.');
    await form.save.click();
    await expect(new Shell(page).toast('Failed to update profile')).toBeVisible();
    await expect(form.bio).toHaveValue('Night shifts.');
  });
});

test('a profile address without a username shows an error', async ({ page }) => {
  await page.goto('/profile');
  await expect(page.getByText('Username is required')).toBeVisible();
});
