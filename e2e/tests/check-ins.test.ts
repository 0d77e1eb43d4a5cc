import { expect, test } from '../fixtures.ts';
import { Bell } from '../pages/notifications.ts';
import { share } from '../support/account.ts';
import { askAbout } from '../support/check-ins.ts';
import { shown } from '../support/clock.ts';

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
    await shown(page.getByRole('img', { name: '2 answers: it is as at the beginning.' }));
    const bell = new Bell(page);
    await bell.button.click();
    // The latest check-in. The answer also marks its notification as read.
    const row = bell.rows.first();
    await expect(row).toContainText('“The exam is close and I cannot sleep.”');
    await row.getByRole('button', { name: 'Better' }).click();
    await expect(row.getByRole('button', { name: 'Better' })).toHaveAttribute('aria-pressed', 'true');
    await expect(
      page.getByRole('img', { name: '3 answers: it is better than at the beginning.' }),
    ).toHaveCount(1);
    await expect(bell.badge).toHaveCount(0);
    await page.reload();
    await shown(page.getByRole('img', { name: '3 answers: it is better than at the beginning.' }));
    await page.getByText('Show as table').click();
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(4);
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
    await shown(dialog);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(`/posts/${post.id}`);
    const worry = await me.api.posts.get.query({ id: post.id });
    expect(worry.isResolved).toBe(false);
  });
});
