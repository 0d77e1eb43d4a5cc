import { expect, test } from '../fixtures.ts';
import { Shell } from '../pages/shell.ts';
import { newName, share } from '../support/account.ts';
import { violationsOn } from '../support/axe.ts';
import { appoint } from '../support/community.ts';
import { tabTo } from '../support/keyboard.ts';
import { loadNextIn, overflowOf, speak, waitUntilLoaded } from '../support/layout.ts';

test('an admin finds a member, suspends them, verifies the address and ends the sessions, and reads nothing private', async ({
  app,
  join,
  enter,
  guard,
}) => {
  test.slow();
  guard.tolerate(/status of 401/);
  const [boss, member] = await Promise.all([join(), join(newName('noor'))]);
  await appoint(app, boss, 'admin');
  await share(member, 'Something for myself alone', { privacyLevel: 'private' });
  const page = await enter(boss);
  const shell = new Shell(page);
  const main = page.getByRole('main');
  const press = (name: string) => main.getByRole('button', { name, exact: true }).first().click();
  const confirm = (name: string) => shell.dialog.getByRole('button', { name, exact: true }).last().click();

  await test.step('the search finds the member by the start of the name', async () => {
    await page.goto('/admin/members');
    await page.getByLabel('Search').fill(member.username.slice(0, 9));
    await page.getByRole('link', { name: member.username }).click();
    await expect(shell.heading).toHaveText(member.username);
    await expect(main).toContainText('n…@example.org');
    await expect(main).not.toContainText('Something for myself alone');
  });

  await test.step('a suspension is asked for, and shows', async () => {
    await press('Suspend');
    await shell.dialog.getByLabel('Why').fill('Threats');
    await confirm('Suspend');
    await expect(main.getByText(/^Suspended until/)).toBeVisible();
    await expect(main).toContainText('Threats');
    const theirs = await enter(member);
    await theirs.goto('/feed');
    await expect(theirs.getByText(/^Your account is suspended until/)).toBeVisible();
    await press('Take the suspension back');
    await confirm('Take the suspension back');
    await expect(shell.toast('can write again')).toBeVisible();
  });

  await test.step('the role and the plan are changed', async () => {
    await main.getByLabel('Role', { exact: true }).selectOption('moderator');
    await press('Change the role');
    await confirm('Change the role');
    await expect(shell.toast('The role is changed')).toBeVisible();
    await expect(main.getByText('Role changed')).toBeVisible();
    await main.getByLabel('Plan', { exact: true }).selectOption('premium');
    await press('Give the plan');
    await confirm('Give the plan');
    await expect(shell.toast('The plan is given')).toBeVisible();
    await expect(main.getByRole('definition').getByText('Premium', { exact: true })).toBeVisible();
  });

  await test.step('the address is verified, and the sessions end', async () => {
    await press('Mark the address as verified');
    await confirm('Mark the address as verified');
    await expect(shell.toast('The address is verified')).toBeVisible();
    await press('Sign out everywhere');
    await confirm('Sign out everywhere');
    await expect(shell.toast('session ended')).toBeVisible();
    const theirs = await enter(member);
    await theirs.goto('/dashboard');
    await expect(theirs).toHaveURL(/\/login/);
  });

  await test.step('everything is in the log', async () => {
    await page.goto('/admin/log');
    for (const text of ['Signed out everywhere', 'Address marked as verified', 'Member suspended']) {
      await expect(main.getByText(text).first()).toBeVisible();
    }
  });
});

test('the admin area works by keyboard', async ({ app, join, enter }) => {
  const boss = await join();
  await appoint(app, boss, 'admin');
  const page = await enter(boss);
  const main = page.getByRole('main');
  await page.goto('/admin');
  await expect(page.getByRole('region', { name: 'What waits' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Administration' }).getByRole('link').first().focus();
  await tabTo(page, main.getByRole('link', { name: 'Invitations' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/invites/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, page.getByLabel('Note'));
  await page.keyboard.type('By keyboard');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Link', { exact: true })).toBeVisible();
  // The message takes the focus only after it has been drawn.
  await expect(main.getByText('The invitation is made.')).toBeFocused();
  const revoke = main.getByRole('button', { name: 'Withdraw: By keyboard' });
  await tabTo(page, revoke);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByRole('button', { name: 'Withdraw' }));
  await page.keyboard.press('Enter');
  await expect(revoke).toHaveCount(0);
});

const screens = [
  '/admin',
  '/admin/members',
  '/admin/invites',
  '/admin/jobs',
  '/admin/resources',
  '/admin/instance',
  '/admin/log',
  '/moderation',
  '/moderation?break=1',
];
/** Each screen is loaded once and then seen in all looks; the looks of a language stand together. */
const looks = [
  { colorScheme: 'light', language: 'en', width: 360 },
  { colorScheme: 'light', language: 'ar', width: 1280 },
  { colorScheme: 'dark', language: 'es', width: 1280 },
  { colorScheme: 'dark', language: 'es', width: 320 },
] as const;
const [{ language: first }] = looks;

test('the admin area passes axe and fits 360 px light en, 1280 px light ar, 1280 px dark es and 320 px dark es', async ({
  app,
  join,
  enter,
}) => {
  // Each of ten screens takes some seconds.
  test.setTimeout(120_000);
  const [boss, member] = await Promise.all([join(), join()]);
  await appoint(app, boss, 'admin');
  await boss.api.admin.createInvite.mutate({ note: 'Für die Donaudampfschifffahrtsgesellschaft', uses: 3 });
  const page = await enter(boss, { stored: { halved_language: first } });
  for (const address of [...screens, `/admin/members/${member.id}`]) {
    let spoken: string = first;
    await page.goto(address);
    await waitUntilLoaded(page);
    const table = page.locator('main section [aria-expanded=false][aria-controls]');
    if (address === '/admin') await table.click();
    for (const { colorScheme, language, width } of looks) {
      const label = `${address}, ${width} px, ${colorScheme}, ${language}`;
      await page.emulateMedia({ colorScheme });
      if (language !== spoken) await speak(page, language);
      spoken = language;
      await page.setViewportSize({ width, height: 740 });
      await waitUntilLoaded(page);
      expect.soft(await violationsOn(page), label).toEqual([]);
      expect.soft(await overflowOf(page), label).toEqual([]);
    }
    await loadNextIn(page, first);
  }
});
