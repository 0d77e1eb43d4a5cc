import { expect, test } from '../fixtures.ts';
import { Dashboard, Sidebar } from '../pages/dashboard.ts';
import { Feed } from '../pages/feed.ts';
import { Login } from '../pages/login.ts';
import { Profile } from '../pages/people.ts';
import { Shell } from '../pages/shell.ts';
import { share } from '../support/account.ts';
import { violationsOn } from '../support/axe.ts';
import { fillFeed, follow } from '../support/community.ts';
import { overflowOf, shiftsOn, watchShifts } from '../support/layout.ts';

test.describe('the dashboard', () => {
  test('opens after a sign-in, and asks a visitor to log in', async ({ page, join }) => {
    const account = await join();
    const dashboard = new Dashboard(page);
    await dashboard.open();
    await expect(page).toHaveTitle('Dashboard · Halved');
    await expect(page.getByText('Please log in to see your dashboard')).toBeVisible();
    await expect(new Shell(page).navigation.getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
    await dashboard.logIn.click();
    await expect(page).toHaveURL('/login?return=%2Fdashboard');
    await new Login(page).signIn(account);
    await expect(page).toHaveURL('/dashboard');
    await expect(new Shell(page).toast('Welcome back!')).toBeVisible();
    await expect(new Shell(page).navigation.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  });

  test('greets a new member with hints in place of content', async ({ join, enter }) => {
    const page = await enter(await join());
    const dashboard = new Dashboard(page);
    await dashboard.open();
    await expect(dashboard.cards).toHaveText(['0Total Worries', '0Resolved', '0Followers', '0This Week']);
    await expect(page.getByText('You have not shared a worry yet')).toBeVisible();
    await expect(dashboard.panel('Community Support')).toContainText('Nobody here yet.');
    await expect(dashboard.panel('Your Progress')).toContainText('at your own pace');
    await dashboard.panel('Community Support').getByRole('link', { name: 'Go to Discover' }).click();
    await expect(page).toHaveURL('/feed?tab=discover');
  });

  test('counts worries, worries of this week, followers and people followed', async ({
    app,
    join,
    enter,
  }) => {
    const [me, reader, other] = await Promise.all([join(), join(), join()]);
    const words = (n: number) => `Worry ${n} of ${me.username}`;
    for (let n = 1; n <= 6; n += 1) await share(me, words(n), n === 6 ? { privacyLevel: 'private' } : {});
    for (const [n, age] of [
      [5, '2 hours'],
      [4, '30 hours'],
      [3, '3 days'],
      [2, '9 days'],
      [1, '20 days'],
    ] as const) {
      await app.sql(
        `update posts set published_at = now() - $2::interval - interval '1 minute' where short_content = $1`,
        [words(n), age],
      );
    }
    await follow(reader, me);
    await follow(other, me);
    await follow(me, other);
    const page = await enter(me);
    const dashboard = new Dashboard(page);
    await dashboard.open();
    await expect(dashboard.cards).toHaveText(['6Total Worries', '0Resolved', '2Followers', '4This Week']);
    await expect(dashboard.panel('Recent Worries').getByRole('listitem')).toHaveCount(5);
    for (const [n, text] of [
      [6, 'Just now · Private'],
      [5, '2 hours ago · Public'],
      [4, 'Yesterday'],
      [3, '3 days ago'],
      [2, '9 days ago'],
    ] as const) {
      await expect(dashboard.worry(words(n))).toContainText(text);
    }
    await expect(dashboard.panel('Community Support')).toContainText('1Following2Followers');
    await expect(dashboard.panel('Your Progress')).toContainText('Total Shared6Resolved0This Week4');
    await dashboard.worry(words(3)).getByRole('link').click();
    await expect(page).toHaveURL(/\/posts\//);
    await page.goBack();
    await dashboard.panel('Recent Worries').getByRole('link', { name: 'Go to the feed' }).click();
    await expect(page).toHaveURL('/feed');
  });

  test('is reloaded by its button, and reports a failed reload', async ({ join, enter, guard }) => {
    guard.tolerate(/status of 500|answer 500/);
    const me = await join();
    const page = await enter(me);
    const dashboard = new Dashboard(page);
    await dashboard.open();
    await expect(dashboard.cards.first()).toHaveText('0Total Worries');
    await share(me, `Shared elsewhere by ${me.username}`);
    await dashboard.refresh.click();
    await expect(dashboard.cards.first()).toHaveText('1Total Worries');
    await expect(new Sidebar(page).numbers.first()).toHaveText('Total Worries1');
    await page.route('**/api/dashboard', (route) => route.fulfill({ status: 500, json: {} }));
    await dashboard.refresh.click();
    await expect(new Shell(page).toast('Failed to load dashboard data')).toBeVisible();
    await expect(dashboard.cards.first()).toHaveText('1Total Worries');
    await page.reload();
    await expect(dashboard.main.getByText('Failed to load dashboard data')).toBeVisible();
    await page.unroute('**/api/dashboard');
    await dashboard.tryAgain.click();
    await expect(dashboard.cards.first()).toHaveText('1Total Worries');
  });

  test('passes axe, full and empty, light and dark, and fits 360 px', async ({ join, enter }) => {
    const me = await join();
    const page = await enter(me, { viewport: { width: 360, height: 740 } });
    const passes = async (what: string) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await violationsOn(page), `${what}, ${colorScheme}`).toEqual([]);
      }
    };
    const dashboard = new Dashboard(page);
    await dashboard.open();
    await expect(dashboard.panel('Your Progress')).toBeVisible();
    await passes('empty');
    await share(me, 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft');
    await dashboard.refresh.click();
    await expect(dashboard.cards.first()).toHaveText('1Total Worries');
    await new Sidebar(page).toggle.click();
    await expect(new Sidebar(page).numbers.first()).toHaveText('Total Worries1');
    await passes('full');
    expect(await overflowOf(page)).toEqual([]);
  });
});

test.describe('the sidebar', () => {
  test('is shown to members only, and nothing moves when it appears', async ({
    app,
    join,
    enter,
    page: visitor,
  }) => {
    const me = await join();
    await fillFeed(app, me, 20, `Beside the sidebar ${me.username}`);
    await visitor.goto('/feed');
    await expect(new Shell(visitor).heading).toBeVisible();
    await expect(new Sidebar(visitor).root).toHaveCount(0);
    await expect(new Sidebar(visitor).toggle).toHaveCount(0);
    const page = await enter(me);
    await watchShifts(page);
    for (const address of ['/feed', '/dashboard', `/profile/${me.username}`]) {
      await page.goto(address);
      await expect(new Sidebar(page).numbers).toHaveText([
        /^Total Worries\d+$/,
        'Resolved0',
        'Followers0',
        'Following0',
      ]);
      await page.waitForLoadState('networkidle');
      expect.soft(await shiftsOn(page), address).toEqual([]);
    }
  });

  test('opens by a toggle on a phone, and links to the member’s own screens', async ({ join, enter }) => {
    const me = await join();
    const page = await enter(me, { viewport: { width: 360, height: 740 } });
    const sidebar = new Sidebar(page);
    await page.goto('/feed');
    await expect(sidebar.root).toBeHidden();
    await sidebar.toggle.focus();
    await page.keyboard.press('Enter');
    await expect(sidebar.toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(sidebar.root).toBeVisible();
    await sidebar.place('Your profile').click();
    await expect(page).toHaveURL(`/profile/${me.username}`);
    await expect(sidebar.root).toBeHidden();
    await sidebar.toggle.click();
    await sidebar.place('Blocked people').click();
    await expect(page).toHaveURL('/blocked');
  });

  test('updates its numbers after a member has shared and followed', async ({ join, enter }) => {
    const [me, other] = await Promise.all([join(), join()]);
    const page = await enter(me);
    const sidebar = new Sidebar(page);
    const feed = new Feed(page);
    await feed.open();
    await expect(sidebar.numbers.first()).toHaveText('Total Worries0');
    await feed.startSharing();
    await feed.composer.share(`Counted ${me.username}`);
    await expect(sidebar.numbers.first()).toHaveText('Total Worries1');
    await new Profile(page).open(other.username);
    await new Profile(page).follow.click();
    await expect(sidebar.numbers.last()).toHaveText('Following1');
  });

  test('shows 0 for each number that cannot be loaded', async ({ join, enter, guard }) => {
    guard.tolerate(/status of 500|answer 500/);
    const me = await join();
    await share(me, 'Not counted');
    const page = await enter(me);
    await page.route('**/api/dashboard/stats', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('/feed');
    await expect(new Sidebar(page).numbers).toHaveText([
      'Total Worries0',
      'Resolved0',
      'Followers0',
      'Following0',
    ]);
  });
});
