import { expect, test } from '../fixtures.ts';
import { Settings } from '../pages/settings.ts';
import { Shell } from '../pages/shell.ts';
import { appears } from '../support/asleep.ts';
import { shown, stopClock } from '../support/clock.ts';
import { sleepNoise, sleepOn, wakeUp } from '../support/sleep.ts';

test.describe('unsaved settings', () => {
  test('keep a member on the page, at a link or Back, until they are saved or discarded', async ({
    join,
    enter,
  }) => {
    const me = await join();
    const page = await enter(me);
    const settings = new Settings(page);
    const shell = new Shell(page);
    await page.goto('/dashboard');
    await shell.go('Settings');
    await settings.field('Bio').fill('Unsaved');
    await shell.go('Feed');
    await expect(settings.question).toContainText('Save your changes first?');
    await settings.answer('Stay here');
    await expect(settings.question).toBeHidden();
    await expect(page).toHaveURL('/settings');
    await expect(settings.field('Bio')).toHaveValue('Unsaved');

    await page.goBack();
    await expect(settings.question).toBeVisible();
    await expect(page).toHaveURL('/settings');
    await settings.answer('Leave without saving');
    await expect(page).toHaveURL('/dashboard');
    expect((await me.api.auth.profile.query()).bio).toBeNull();

    await shell.go('Settings');
    await expect(settings.field('Bio')).toHaveValue('');
    await settings.field('Bio').fill('Saved after all');
    await shell.go('Feed');
    await settings.answer('Save Changes');
    await expect(page).toHaveURL('/feed');
    await expect(shell.heading).toBeFocused();
    expect((await me.api.auth.profile.query()).bio).toBe('Saved after all');
    await shell.go('Settings');
    await expect(settings.field('Bio')).toHaveValue('Saved after all');
    await shell.go('Feed');
    await expect(page).toHaveURL('/feed');
  });

  test('keep a member on the page at Back even in a browser without the Navigation API', async ({
    join,
    enter,
  }) => {
    const page = await enter(await join());
    await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }));
    const settings = new Settings(page);
    await page.goto('/dashboard');
    await new Shell(page).go('Settings');
    await settings.field('Bio').fill('Unsaved');
    await page.goBack();
    await settings.answer('Stay here');
    await expect(page).toHaveURL('/settings');
    await expect(settings.field('Bio')).toHaveValue('Unsaved');
    await page.goBack();
    await settings.answer('Leave without saving');
    await expect(page).toHaveURL('/dashboard');
    await expect(new Shell(page).heading).toHaveText(/dashboard/i);
  });

  test('survive a reload, before which the browser warns', async ({ join, enter }) => {
    const page = await enter(await join());
    const settings = new Settings(page);
    await settings.open();
    await settings.field('Bio').fill('Unsaved');
    const warned: string[] = [];
    page.on('dialog', async (dialog) => {
      warned.push(dialog.type());
      await dialog.accept();
    });
    await page.reload();
    expect(warned).toEqual(['beforeunload']);
    await expect(settings.field('Bio')).toHaveValue('Unsaved');
    await expect(settings.unsaved).toBeVisible();
    await settings.discard.click();
    await expect(settings.field('Bio')).toHaveValue('');
    await page.reload();
    expect(warned).toHaveLength(1);
  });

  test('never block Get help now or Leave quickly', async ({ join, enter, guard }) => {
    guard.tolerate(/foreign request: https:\/\/www\.wikipedia\.org\//);
    const page = await enter(await join());
    const settings = new Settings(page);
    const shell = new Shell(page);
    const questions: string[] = [];
    page.on('dialog', async (dialog) => {
      questions.push(dialog.type());
      await dialog.accept();
    });
    await page.route('https://www.wikipedia.org/', (route) => route.fulfill({ body: 'elsewhere' }));
    await settings.open();
    await settings.field('Bio').fill('Unsaved');
    await shell.help.click();
    await expect(shell.heading).toHaveText('Get help now');
    await shell.go('Settings');
    await expect(settings.field('Bio')).toHaveValue('Unsaved');
    await settings.field('Bio').press('End');
    await shell.leaveButton.click();
    await expect(page).toHaveURL('https://www.wikipedia.org/');
    expect(questions).toEqual([]);
  });

  test('cause a question before a sign-out', async ({ join, enter }) => {
    const page = await enter(await join());
    const settings = new Settings(page);
    const shell = new Shell(page);
    await settings.open();
    await settings.field('Bio').fill('Unsaved');
    await shell.logout.click();
    await expect(shell.dialog).toContainText('Log out and remove drafts?');
    await shell.choose('Log out and remove');
    await expect(page).toHaveURL('/');
  });

  test('are sent exactly once when a sleeping server wakes up', async ({ join, enter, guard }) => {
    guard.tolerate(sleepNoise);
    const me = await join();
    const page = await enter(me);
    const settings = new Settings(page);
    await stopClock(page);
    await settings.open();
    await appears(settings.field('Bio'));
    await settings.field('Bio').fill('Patient');
    const server = await sleepOn(page, '**/api/**');
    await settings.save.click();
    await shown(settings.saving);
    await wakeUp(page, server);
    await shown(new Shell(page).toast('Settings saved successfully!'));
    expect(server.reached).toEqual(['PUT /api/auth/profile']);
    expect((await me.api.auth.profile.query()).bio).toBe('Patient');
  });
});
