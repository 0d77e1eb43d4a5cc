import { expect, test } from '../fixtures.ts';
import { Feed } from '../pages/feed.ts';
import { Login } from '../pages/login.ts';
import { Settings } from '../pages/settings.ts';
import { Shell } from '../pages/shell.ts';
import { violationsOn } from '../support/axe.ts';
import { tabTo } from '../support/keyboard.ts';
import { overflowOf } from '../support/layout.ts';

const savedMessage = 'Settings saved successfully!';

test.describe('the settings', () => {
  test('are all saved by one button with one call, and are unchanged after a reload', async ({
    join,
    enter,
  }) => {
    const me = await join();
    const page = await enter(me);
    const settings = new Settings(page);
    const saves: unknown[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') saves.push(request.postDataJSON());
    });
    await page.goto('/');
    await new Shell(page).go('Settings');
    await expect(page).toHaveTitle('Settings · Halved');
    await expect(settings.field('Email')).toHaveValue(me.email);
    await expect(settings.field('Email')).not.toBeEditable();
    await expect(settings.field('Country')).toHaveCount(0);
    await settings.field('Display name').fill('  Noor  ');
    await settings.field('Bio').fill('Awake when I should not be.\nStill.');
    await settings.field('Email notifications').uncheck();
    await settings.field('Push notifications').check();
    await settings.privacy('Private').check();
    await settings.field('Show me in the members list').uncheck();
    await settings.field('Share my location').check();
    await settings.field('Country').selectOption('ES');
    await settings.field('Region (optional)').fill('Galicia');
    await settings.field('City (optional)').fill('Ourense');
    await settings.save.click();
    await expect(new Shell(page).toast(savedMessage)).toBeVisible();
    const sent = {
      displayName: 'Noor',
      bio: 'Awake when I should not be.\nStill.',
      emailNotifications: false,
      pushNotifications: true,
      privacyLevel: 'private',
      listedInMembers: false,
      locationSharing: true,
      country: 'ES',
      region: 'Galicia',
      city: 'Ourense',
    };
    expect(saves).toEqual([sent]);
    expect(await me.api.auth.profile.query()).toMatchObject(sent);
    await expect(page.getByRole('complementary').getByText('Noor', { exact: true })).toBeVisible();

    await page.reload();
    await expect(settings.field('Display name')).toHaveValue('Noor');
    await expect(settings.privacy('Private')).toBeChecked();
    await expect(settings.field('City (optional)')).toHaveValue('Ourense');
    await settings.field('Share my location').uncheck();
    await settings.save.click();
    await expect(new Shell(page).toast(savedMessage)).toBeVisible();
    expect(saves.slice(1)).toEqual([{ locationSharing: false }]);
    expect(await me.api.auth.profile.query()).toMatchObject({ country: null, region: null, city: null });
  });

  test('set the privacy of a new worry, but not of a half-written one', async ({ join, enter }) => {
    const me = await join();
    await me.api.auth.updateProfile.mutate({ privacyLevel: 'friends' });
    const page = await enter(me);
    const { composer } = new Feed(page);
    const settings = new Settings(page);
    await page.goto('/feed?share=1');
    await expect(composer.privacy('Friends')).toBeChecked();
    await settings.open();
    await settings.privacy('Private').check();
    await settings.save.click();
    await expect(new Shell(page).toast(savedMessage)).toBeVisible();
    await page.goto('/feed?share=1');
    await expect(composer.privacy('Private')).toBeChecked();
    await composer.words.fill('Half-written');
    await composer.privacy('Public').check();
    await page.reload();
    await expect(composer.privacy('Public')).toBeChecked();
  });

  test('saved in one tab appear in the other, except for fields that were changed there', async ({
    join,
    enter,
  }) => {
    const page = await enter(await join());
    const [first, second] = [new Settings(page), new Settings(await page.context().newPage())];
    for (const settings of [first, second]) await settings.open();
    await second.field('Bio').fill('Begun here');
    await first.field('Display name').fill('Noor');
    await first.save.click();
    await expect(second.field('Display name')).toHaveValue('Noor');
    await expect(second.field('Bio')).toHaveValue('Begun here');
  });

  test('change the language at once', async ({ app, join, enter }) => {
    const me = await join();
    const page = await enter(me);
    const settings = new Settings(page);
    await settings.open();
    await settings.field('Language of Halved').selectOption('es');
    await expect(new Shell(page).heading).toHaveText('Ajustes');
    await expect(new Shell(page).language).toHaveValue('es');
    await expect
      .poll(() => app.sql('select language from users where id = $1', [me.id]))
      .toEqual([{ language: 'es' }]);
  });

  test('ask a visitor to log in, and the login leads back', async ({ page, join }) => {
    const me = await join();
    const settings = new Settings(page);
    await settings.open();
    await expect(settings.main.getByText('Please log in to access settings.')).toBeVisible();
    await expect(new Shell(page).navigation.getByRole('link', { name: 'Settings' })).toHaveCount(0);
    await settings.main.getByRole('link', { name: 'Log In' }).click();
    await new Login(page).signIn(me);
    await expect(page).toHaveURL('/settings');
    await expect(settings.card('Profile Information')).toBeVisible();
  });

  test('with wrong values have messages at their fields, also if the server rejects them', async ({
    join,
    enter,
    guard,
  }) => {
    guard.tolerate(/status of 400/);
    const page = await enter(await join());
    const settings = new Settings(page);
    await settings.open();
    await settings.field('Display name').fill('   ');
    await settings.save.click();
    await expect(page.getByText('Display name is required')).toBeVisible();
    await expect(settings.field('Display name')).toBeFocused();
    await settings.field('Display name').fill('Noor');
    await page.route('**/api/auth/profile', (route) =>
      route.fulfill({
        status: 400,
        json: {
          error: {
            code: 'VALIDATION_FAILED',
            message: 'Please check what you entered.',
            details: [{ path: 'bio', message: 'Bio must be less than 500 characters' }],
          },
        },
      }),
    );
    await settings.save.click();
    await expect(page.getByText('Bio must be less than 500 characters')).toBeVisible();
    await expect(new Shell(page).toast('Failed to save settings. Please try again.')).toBeVisible();
    await expect(settings.field('Display name')).toHaveValue('Noor');
  });
});

test('the settings can be changed by keyboard alone, and nothing covers the focus', async ({
  join,
  enter,
}) => {
  const me = await join();
  const page = await enter(me, { viewport: { width: 360, height: 640 } });
  const settings = new Settings(page);
  await settings.open();
  await expect(settings.card('Password')).toBeVisible();
  await tabTo(page, settings.field('Display name'));
  await page.keyboard.type('Noor');
  await expect(settings.unsaved).toBeVisible();
  for (const next of [settings.field('Bio'), settings.field('Email notifications')]) {
    await tabTo(page, next);
    const [box, bar] = await Promise.all([next.boundingBox(), settings.save.boundingBox()]);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  }
  await page.keyboard.press('Space');
  await tabTo(page, settings.privacy('Public'));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, settings.field('Share my location'));
  await page.keyboard.press('Space');
  await expect(settings.field('Country')).toBeVisible();
  await tabTo(page, settings.field('Country'));
  await page.keyboard.type('Jap');
  await tabTo(page, settings.save);
  await page.keyboard.press('Enter');
  await expect(new Shell(page).toast(savedMessage)).toBeVisible();
  await expect(settings.save).toBeFocused();
  expect(await me.api.auth.profile.query()).toMatchObject({
    displayName: 'Noor',
    emailNotifications: false,
    privacyLevel: 'friends',
    country: 'JP',
  });
});

for (const [colorScheme, language, width] of [
  ['light', 'en', 320],
  ['dark', 'es', 360],
  ['dark', 'en', 1280],
] as const) {
  test(`the settings pass axe and fit ${width} px, ${colorScheme}, ${language}`, async ({ join, enter }) => {
    const me = await join();
    await me.api.auth.updateProfile.mutate({ locationSharing: true, country: 'OTHER' });
    const page = await enter(me, {
      colorScheme,
      viewport: { width, height: 740 },
      stored: { halved_language: language },
    });
    const settings = new Settings(page);
    const look = async (what: string) => {
      expect.soft(await violationsOn(page), what).toEqual([]);
      expect.soft(await overflowOf(page), what).toEqual([]);
    };
    await settings.open();
    await expect(settings.main.locator('input[autocomplete=new-password]')).toHaveCount(2);
    await expect(page.locator('.pulse').filter({ visible: true })).toHaveCount(0);
    await look('as they are');
    const words = settings.main.locator('textarea');
    await words.fill('x'.repeat(501));
    await words.blur();
    await expect(words).toHaveAttribute('aria-invalid', 'true');
    await look('unsaved, with an error');
    await page.getByRole('navigation').first().getByRole('link').first().click();
    await expect(settings.question).toBeVisible();
    await look('the question before leaving');
    await settings.question.getByRole('button').first().click();
    await settings.main.getByRole('button').last().click();
    await expect(settings.question.locator('form')).toBeVisible();
    await settings.question.locator('button[type=submit]').click();
    await expect(settings.question.locator('[aria-invalid=true]')).toBeVisible();
    await look('the question before a deletion');
  });
}
