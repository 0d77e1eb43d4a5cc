import { expect, test } from '../../fixtures.ts';
import { Community } from '../../pages/community.ts';
import type { Account } from '../../support/account.ts';
import { emptyFeed, markActive } from '../../support/community.ts';

test.describe('Community (/community)', () => {
  test("logged out: 'Join Our Community' with Sign Up (/register) and Log In (/login)", async ({ page }) => {
    const community = new Community(page);
    await community.open();
    await expect(page.getByRole('heading', { name: 'Join Our Community' })).toBeVisible();
    await expect(community.link('Sign Up')).toHaveAttribute('href', '/register?return=%2Fcommunity');
    await expect(community.link('Log In')).toHaveAttribute('href', '/login?return=%2Fcommunity');
  });

  test('four stat tiles with real numbers, tabs, guidelines, Quick Actions and a Need Support box with a link to the resources (decided: to /help without that page)', async ({
    join,
    enter,
  }) => {
    const page = await enter(await join());
    const community = new Community(page);
    const loaded = community.nextStats();
    await community.open();
    const stats = await loaded;
    expect(stats.totalUsers).toBeGreaterThan(0);
    await expect(community.tiles).toHaveText(community.tileTexts(stats));
    await expect(community.tab('Recent Posts')).toHaveAttribute('aria-selected', 'true');
    await expect(community.tab('Active Members')).toBeVisible();
    await expect(community.box('Community Guidelines')).toBeVisible();
    const actions = community.box('Quick Actions');
    await expect(actions.getByRole('link', { name: 'Share a Worry' })).toHaveAttribute('href', '/dashboard');
    await expect(actions.getByRole('link', { name: 'Browse Feed' })).toHaveAttribute('href', '/feed');
    await expect(community.box('Need Support?').getByRole('link')).toHaveAttribute(
      'href',
      /^\/(help|resources)$/,
    );
  });

  test("empty posts state: 'No Recent Posts / Be the first to share something with the community!' with 'Share Your First Post'; members are real (decided)", async ({
    app,
    join,
    enter,
  }) => {
    const me = await join();
    await emptyFeed(app);
    await markActive(app, me);
    const page = await enter(me);
    const community = new Community(page);
    await community.open();
    await expect(page.getByText('No Recent Posts', { exact: true })).toBeVisible();
    await expect(
      page.getByText('Be the first to share something with the community!', { exact: true }),
    ).toBeVisible();
    await expect(community.link('Share Your First Post')).toBeVisible();
    await community.tab('Active Members').click();
    await expect(community.member(me.username)).toBeVisible();
  });

  test('loading shows skeletons (3 for posts, 4 for members)', async ({ join, enter }) => {
    const page = await enter(await join());
    const community = new Community(page);
    await page.route(/\/api\/(posts|community\/members)\?/, () => undefined);
    await community.open();
    const blanks = community.main.getByRole('tabpanel').locator('[role=status] > .pulse');
    await expect(blanks).toHaveCount(3);
    await community.tab('Active Members').click();
    await expect(blanks).toHaveCount(4);
  });
});

test('User card: avatar (generic icon if missing or broken), display name or username, @username when a display name exists, bio clamped to 2 lines, clickable', async ({
  app,
  join,
  enter,
  guard,
}) => {
  guard.tolerate(/foreign request|CSP violation: img-src|Content Security Policy|Loading the image/);
  const [me, plain, named] = await Promise.all([join(), join(), join()]);
  const profile = { displayName: 'Noor al-Rashid', avatarUrl: 'https://pictures.example/broken.png' };
  await named.api.auth.updateProfile.mutate({ ...profile, bio: 'Awake when I should not be. '.repeat(12) });
  await markActive(app, plain, named);
  const page = await enter(me);
  await page.goto('/community?tab=members');
  const cardOf = ({ username }: Account) =>
    page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: username });
  await expect(cardOf(plain).locator('[data-avatar=generic]')).toBeVisible();
  await expect(cardOf(plain).getByText(`@${plain.username}`)).toHaveCount(0);
  const card = cardOf(named);
  await expect(card.locator('[data-avatar=generic]')).toBeVisible();
  await expect(card.getByText(`@${named.username}`)).toBeVisible();
  const bio = card.getByText('Awake when I should not be.');
  const lines = await bio.evaluate(
    (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
  );
  expect(Math.round(lines)).toBe(2);
  await card.getByRole('link', { name: 'Noor al-Rashid' }).click();
  await expect(page).toHaveURL(`/profile/${named.username}`);
  // Other tests of this worker see this member too.
  await named.api.auth.updateProfile.mutate({ avatarUrl: '' });
});
