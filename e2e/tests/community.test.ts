import { expect, test } from '../fixtures.ts';
import { Community } from '../pages/community.ts';
import { MemberMenu } from '../pages/people.ts';
import { Shell } from '../pages/shell.ts';
import { share } from '../support/account.ts';
import { violationsOn } from '../support/axe.ts';
import { emptyFeed, fillFeed, markActive } from '../support/community.ts';
import { inAllLooks, namesOf, overflowOf } from '../support/layout.ts';

const looks = [
  { colorScheme: 'light', language: 'en' },
  { colorScheme: 'dark', language: 'es' },
] as const;

test.describe('the community', () => {
  test('invites a visitor to join', async ({ page }) => {
    const community = new Community(page);
    await community.open();
    await expect(page).toHaveTitle('Community · Halved');
    await expect(new Shell(page).heading).toHaveText('Join Our Community');
    await expect(community.link('Sign Up')).toHaveAttribute('href', '/register?return=%2Fcommunity');
    await expect(community.link('Log In')).toHaveAttribute('href', '/login?return=%2Fcommunity');
    await expect(new Shell(page).navigation.getByRole('link', { name: 'Community' })).toHaveCount(0);
  });

  test('shows its numbers and links to other screens', async ({ join, enter }) => {
    const page = await enter(await join());
    const community = new Community(page);
    const stats = community.nextStats();
    await page.goto('/feed');
    await new Shell(page).go('Community');
    await expect(community.tiles).toHaveText(community.tileTexts(await stats));
    await expect(community.box('Quick Actions').getByRole('link', { name: 'Share a Worry' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
    await expect(community.box('Quick Actions').getByRole('link', { name: 'Browse Feed' })).toHaveAttribute(
      'href',
      '/feed',
    );
    await community.box('Need Support?').getByRole('link').click();
    await expect(page).toHaveURL(/\/(help|resources)$/);
    await page.goBack();
    await community.box('Community Guidelines').getByRole('link').click();
    await expect(page).toHaveURL('/guidelines');
    await expect(new Shell(page).heading).toHaveText('Community Guidelines');
    await expect(page.getByRole('heading', { name: 'Share experiences, not advice' })).toBeVisible();
  });

  test('shows the five latest public worries', async ({ app, join, enter }) => {
    const [me, author] = await Promise.all([join(), join()]);
    await emptyFeed(app);
    await fillFeed(app, author, 7, 'In the community');
    await share(me, 'Only for me', { privacyLevel: 'private' });
    await share(me, 'For those I follow', { privacyLevel: 'friends' });
    const page = await enter(me);
    const community = new Community(page);
    await community.open();
    await expect(community.posts).toHaveCount(5);
    await expect(community.posts.first()).toContainText('In the community 1');
    await expect(community.posts.filter({ hasText: /Only for me|For those/ })).toHaveCount(0);
    await community.posts.first().getByRole('button', { name: 'Like' }).click();
    await expect(community.posts.first().getByRole('button', { name: '1 felt this' })).toBeVisible();
    await community.posts.first().getByRole('link', { name: author.username }).first().click();
    await expect(page).toHaveURL(`/profile/${author.username}`);
  });

  test('invites members to share a worry if there is none or none could be loaded', async ({
    app,
    join,
    enter,
    guard,
  }) => {
    guard.tolerate(/status of 500|answer 500/);
    const page = await enter(await join());
    const community = new Community(page);
    await emptyFeed(app);
    const isEmpty = async () => {
      await expect(page.getByText('No Recent Posts')).toBeVisible();
      await expect(page.getByText('Be the first to share something with the community!')).toBeVisible();
    };
    await community.open();
    await isEmpty();
    await page.route('**/api/posts?*', (route) => route.fulfill({ status: 500, json: {} }));
    await page.reload();
    await isEmpty();
    await expect(new Shell(page).toasts).toHaveCount(0);
    await page.unrouteAll();
    await community.link('Share Your First Post').click();
    await expect(page).toHaveURL('/feed?share=1');
  });

  test('lists its members with a button to follow them', async ({ app, join, enter }) => {
    const [me, other] = await Promise.all([join(), join()]);
    await markActive(app, me, other);
    await other.api.auth.updateProfile.mutate({ bio: 'I bake at night.' });
    const page = await enter(me);
    const community = new Community(page);
    await community.open();
    await community.tab('Recent Posts').focus();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL('/community?tab=members');
    const card = community.member(other.username);
    await expect(card).toContainText('I bake at night.');
    await new MemberMenu(page, card.getByRole('button')).choose(/^Follow @/);
    await expect(new Shell(page).toast(`You follow @${other.username} now`)).toBeVisible();
    await expect(community.member(me.username).getByRole('button')).toHaveCount(0);
    await card.getByRole('link').click();
    await expect(page).toHaveURL(`/profile/${other.username}`);
  });

  test('does not list a member who has chosen not to be listed', async ({ app, join, enter }) => {
    const [me, other] = await Promise.all([join(), join()]);
    await markActive(app, me, other);
    const page = await enter(me);
    const community = new Community(page);
    await community.open('members');
    await expect(community.member(other.username)).toBeVisible();
    await other.api.auth.updateProfile.mutate({ listedInMembers: false });
    await page.reload();
    await expect(community.member(me.username)).toBeVisible();
    await expect(community.member(other.username)).toHaveCount(0);
  });

  test(`passes axe and fits 320 px, ${namesOf(looks)}`, async ({ join, enter, browserOf }) => {
    test.slow();
    const [me, other] = await Promise.all([join(), join()]);
    await share(other, 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft');
    const options = {
      viewport: { width: 320, height: 740 },
      stored: { halved_language: looks[0].language },
    };
    const member = await enter(me, options);
    const visitor = await (await browserOf(options)).newPage();
    for (const [page, address] of [
      [member, '/community'],
      [member, '/community?tab=members'],
      [visitor, '/community'],
      [visitor, '/guidelines'],
    ] as const) {
      await page.goto(address);
      await inAllLooks(page, looks, async (look) => {
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('.pulse')).toHaveCount(0);
        expect.soft(await violationsOn(page), `${address}, ${look}`).toEqual([]);
        expect.soft(await overflowOf(page), `${address}, ${look}`).toEqual([]);
      });
    }
  });
});
