import { expect, test } from '../fixtures.ts';
import { Shell } from '../pages/shell.ts';
import { Slip } from '../pages/slip.ts';
import { share } from '../support/account.ts';
import { violationsOn } from '../support/axe.ts';
import { overflowOf } from '../support/layout.ts';

const until = '2030-05-04T12:00:00.000Z';

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
    await app.sql('update users set suspended_at = now(), suspended_until = $2 where username = $1', [
      member.username,
      until,
    ]);
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
