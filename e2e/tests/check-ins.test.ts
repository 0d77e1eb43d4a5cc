import { expect, test } from '../fixtures.ts';
import { Bell, Notifications } from '../pages/notifications.ts';
import { share } from '../support/account.ts';
import { violationsOn } from '../support/axe.ts';
import { askAbout } from '../support/check-ins.ts';
import { hold } from '../support/failing.ts';
import { painted, shiftsOn, waitUntilLoaded, watchShifts } from '../support/layout.ts';

test.describe('a check-in', () => {
  test('is answered in the bell with one tap, and the line on the dashboard grows', async ({
    app,
    join,
    enter,
  }) => {
    const me = await join();
    const post = await share(me, 'The exam is close and I cannot sleep.');
    await askAbout(app, me, post.id, { daysAgo: 14, answer: 'worse' });
    await askAbout(app, me, post.id, { daysAgo: 7, answer: 'better' });
    await askAbout(app, me, post.id);
    const page = await enter(me);
    await page.goto('/dashboard');
    await expect(page.getByRole('img', { name: '2 answers: it is as at the beginning.' })).toBeVisible();
    const bell = new Bell(page);
    await bell.button.click();
    // The latest check-in. The answer also marks its notification as read.
    const row = bell.rows.first();
    await expect(row).toContainText('“The exam is close and I cannot sleep.”');
    await row.getByRole('button', { name: 'Better' }).click();
    await expect(row.getByRole('button', { name: 'Better' })).toHaveAttribute('aria-pressed', 'true');
    await expect(
      page.getByRole('img', { name: '3 answers: it is better than at the beginning.' }),
    ).toBeVisible();
    await expect(bell.badge).toHaveCount(0);
    await page.reload();
    await expect(
      page.getByRole('img', { name: '3 answers: it is better than at the beginning.' }),
    ).toBeVisible();
    await page.getByText('Show as table').click();
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(4);
  });

  test('that comes after the rest of the dashboard moves nothing there', async ({ app, join, enter }) => {
    const me = await join();
    const words = 'The exam is close and I cannot sleep.';
    const post = await share(me, words);
    await askAbout(app, me, post.id);
    const page = await enter(me);
    await watchShifts(page);
    const release = await hold(page, '**/api/notifications/check-ins*');
    await page.goto('/dashboard');
    await expect(page.getByRole('main').getByText(words)).toBeVisible();
    await painted(page);
    release();
    await expect(page.getByRole('group', { name: 'How is it going?' })).toBeVisible();
    await waitUntilLoaded(page);
    expect(await shiftsOn(page)).toEqual([]);
  });

  test('answered with “Resolved” opens the form that resolves the worry', async ({ app, join, enter }) => {
    const me = await join();
    const post = await share(me, 'The exam is close.');
    await askAbout(app, me, post.id);
    const page = await enter(me);
    await page.goto('/dashboard');
    await page
      .getByRole('group', { name: 'How is it going?' })
      .getByRole('button', { name: 'Resolved' })
      .click();
    await expect(page).toHaveURL(`/posts/${post.id}?resolve=1`);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(`/posts/${post.id}`);
    const worry = await me.api.posts.get.query({ id: post.id });
    expect(worry.isResolved).toBe(false);
  });

  test('can be had smarter with Premium: the preferences of others show what that is', async ({
    join,
    enter,
  }) => {
    const page = await enter(await join());
    await new Notifications(page).open('preferences');
    const prompt = page.getByRole('region', { name: 'Smart check-ins are part of Premium' });
    await expect(prompt.getByText('At the hour at which you usually read')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ask me now' })).toHaveCount(0);
    expect(await violationsOn(page)).toEqual([]);
    await prompt.getByRole('link', { name: 'See the plans' }).click();
    await expect(page).toHaveURL('/pricing');
  });

  test('comes at once to a premium member who asks for one, and says why', async ({
    app,
    joinPremium,
    enter,
  }) => {
    const me = await joinPremium();
    await me.api.notifications.updatePreferences.mutate({ quietHoursStart: '00:00', quietHoursEnd: '00:00' });
    const page = await enter(me);
    await new Notifications(page).open('preferences');
    const smart = page.getByRole('region', { name: 'Smart check-ins' });
    const askNow = smart.getByRole('button', { name: 'Ask me now' });
    await askNow.click();
    await expect(smart.getByText('You have no open worry to ask about.')).toBeVisible();
    const post = await share(me, 'The rent goes up again.');
    await app.sql("update posts set published_at = now() - interval '13 hours' where id = $1", [post.id]);
    await askNow.click();
    await expect(smart).toContainText('“The rent goes up again.” It is your newest open worry.');
    await smart.getByRole('button', { name: 'Worse' }).click();
    await expect(smart.getByRole('button', { name: 'Worse' })).toHaveAttribute('aria-pressed', 'true');
    expect(await violationsOn(page)).toEqual([]);
    await page.goto('/dashboard');
    await expect(page.getByText('It is your newest open worry.')).toBeVisible();
  });
});
