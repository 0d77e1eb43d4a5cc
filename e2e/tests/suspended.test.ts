import { expect, test } from '../fixtures.ts';
import { Shell } from '../pages/shell.ts';
import { Slip } from '../pages/slip.ts';
import { share } from '../support/account.ts';
import { violationsOn } from '../support/axe.ts';
import { hold } from '../support/failing.ts';
import { overflowOf, painted, shiftsOn, waitUntilLoaded, watchShifts } from '../support/layout.ts';

const until = '2030-05-04T12:00:00.000Z';
const suspend = 'update users set suspended_at = now(), suspended_until = $2 where username = $1';

test('every screen that writes tells a suspended member what still works', async ({
  app,
  join,
  enter,
  guard,
}) => {
  test.slow();
  guard.tolerate(/status of 403 .*\/api\/likes\//);
  const [member, other] = await Promise.all([join(), join()]);
  const words = `I worry for ${other.username}`;
  const { id } = await share(other, words);
  const page = await enter(member, { viewport: { width: 360, height: 740 } });
  const notice = page.getByRole('status').filter({ hasText: 'Your account is suspended until May 4, 2030.' });

  await test.step('a member who is suspended while the page is open sees it at the next write', async () => {
    await page.goto(`/posts/${id}`);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await app.sql(suspend, [member.username, until]);
    const refused = () =>
      member.api.likes.unlike.mutate({ postId: id }).then(
        () => '',
        (error) => error.data?.code,
      );
    await expect.poll(refused, { timeout: 15_000 }).toBe('ACCOUNT_SUSPENDED');
    await Slip.of(page, words).like.click();
    await expect(new Shell(page).toast('This account is suspended.')).toBeVisible();
    await expect(notice).toBeVisible();
  });

  for (const address of [
    '/feed?share=1',
    `/posts/${id}`,
    '/profile/edit',
    '/settings',
    `/profile/${other.username}`,
  ]) {
    await page.goto(address);
    await expect(notice, address).toBeVisible();
    expect(await overflowOf(page), address).toEqual([]);
  }
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    expect(await violationsOn(page)).toEqual([]);
  }
  await notice.getByRole('link', { name: 'Your data and your account' }).click();
  await expect(page).toHaveURL(/\/settings$/);
});

test('on a device that was here before, the notice of a suspension pushes nothing down, and the account is requested once', async ({
  app,
  join,
  enter,
}) => {
  const member = await join();
  await app.sql(suspend, [member.username, until]);
  const page = await enter(member, { viewport: { width: 360, height: 740 } });
  const notice = page.getByText('Your account is suspended until May 4, 2030.');
  await page.goto('/feed');
  await expect(notice).toBeVisible();
  await watchShifts(page);
  for (const address of ['/feed', '/settings']) {
    let requests = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/profile')) requests += 1;
    });
    const release = await hold(page, '**/api/auth/profile');
    await page.goto(address);
    await expect(notice).toBeVisible();
    await painted(page);
    release();
    await page.waitForLoadState('networkidle');
    await waitUntilLoaded(page);
    expect.soft(await shiftsOn(page), address).toEqual([]);
    expect.soft(requests, address).toBe(1);
    await page.unroute('**/api/auth/profile');
  }
});
