import { expect, test } from '../fixtures.ts';
import { Settings } from '../pages/settings.ts';
import { Shell } from '../pages/shell.ts';
import { share } from '../support/account.ts';
import { violationsOn } from '../support/axe.ts';

test('a member reads for which region the place counts, and may write any other', async ({ join, enter }) => {
  const me = await join();
  const page = await enter(me);
  const settings = new Settings(page);
  await settings.open();
  await settings.field('Share my location').check();
  await settings.field('Country').selectOption('DE');
  const region = settings.field('Region (optional)');
  await region.fill('Wherever');
  await region.blur();
  await expect(
    settings.main.getByText('We do not know this region, so only your country counts.'),
  ).toBeVisible();
  await region.fill('');
  await region.pressSequentially('bavar');
  const offered = () =>
    region.evaluate((input) =>
      input instanceof HTMLInputElement ? [...(input.list?.options ?? [])].map(({ value }) => value) : [],
    );
  await expect.poll(offered).toContain('Bavaria');
  await region.fill('bavaria');
  await expect(settings.main.getByText('Counts for Bayern.')).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await settings.save.click();
  await expect(new Shell(page).toast('Settings saved successfully!')).toBeVisible();
  expect(await me.api.auth.profile.query()).toMatchObject({ country: 'DE', region: 'bavaria' });
});

test('the names of the regions are not loaded before somebody shares a location', async ({ join, enter }) => {
  const page = await enter(await join());
  const settings = new Settings(page);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await settings.open();
  await expect(settings.card('Advanced privacy')).toBeVisible();
  expect(scripts.filter((url) => url.includes('place-fields'))).toEqual([]);
  const loaded = page.waitForRequest((request) => request.url().includes('place-fields'));
  await settings.field('Share my location').check();
  await loaded;
});

test('old public worries become private by themselves, and the choice outlives the plan', async ({
  app,
  joinPremium,
  enter,
}) => {
  test.slow();
  const me = await joinPremium();
  const [old, young] = [
    await share(me, 'The winter I lost my job'),
    await share(me, 'The rent of this month'),
  ];
  await app.sql("update posts set published_at = now() - interval '31 days' where id = $1", [old.id]);
  const page = await enter(me);
  const settings = new Settings(page);
  await settings.open();
  const card = settings.card('Advanced privacy');
  await card.getByLabel('Make old public worries private').selectOption('30');
  await expect(new Shell(page).toast('Privacy saved.')).toBeVisible();
  const privacy = async ({ id }: { id: string }) => (await me.api.posts.get.query({ id })).privacyLevel;
  await expect.poll(() => privacy(old), { timeout: 20_000 }).toBe('private');
  expect(await privacy(young)).toBe('public');
  await card.getByRole('switch', { name: 'Hide when I am active' }).check();
  await expect
    .poll(() => app.sql('select hide_activity from users where id = $1', [me.id]))
    .toEqual([{ hide_activity: true }]);
  expect(await violationsOn(page)).toEqual([]);

  await app.sql("update users set granted_tier_until = now() - interval '1 minute' where id = $1", [me.id]);
  await expect.poll(async () => (await me.api.auth.profile.query()).tier, { timeout: 10_000 }).toBe('free');
  await page.reload();
  await expect(card.getByText(/^This is part of Supporter/)).toBeVisible();
  await expect(card.getByLabel('Make old public worries private')).toHaveValue('30');
  await expect(card.getByLabel('Make old public worries private')).toBeDisabled();
  await expect(card.getByRole('switch', { name: 'Hide when I am active' })).toBeChecked();
  expect(await violationsOn(page)).toEqual([]);
});
