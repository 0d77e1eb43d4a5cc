import { expect, test } from '../fixtures.ts';
import { Bell } from '../pages/notifications.ts';
import { type Account, share } from '../support/account.ts';
import { shown } from '../support/clock.ts';
import type { Instance } from '../support/instance.ts';

/** Inserts a check-in about a post that was asked some days ago, and its notification. Returns the check-in's id. */
async function ask(app: Instance, { id }: Account, postId: string, daysAgo: number, answer: string | null) {
  const [row] = await app.sql<{ id: string }>(
    `with asked as (
       insert into check_ins (id, user_id, post_id, asked_at, answer, answered_at)
       values (gen_random_uuid(), $1, $2, now() - make_interval(days => $3), $4::text,
         case when $4::text is not null then now() - make_interval(days => $3) end)
       returning id
     ), told as (
       insert into notifications (id, user_id, kind, subject_id, post_id, read_at)
       select gen_random_uuid(), $1, 'check_in', id, $2, case when $4::text is not null then now() end from asked
     )
     select id from asked`,
    [id, postId, daysAgo, answer],
  );
  return row?.id;
}

test.describe('a check-in', () => {
  test('is answered in the bell with one tap, and the line on the dashboard grows', async ({
    app,
    join,
    enter,
  }) => {
    const me = await join();
    const post = await share(me, 'The exam is close and I cannot sleep.');
    await ask(app, me, post.id, 14, 'worse');
    await ask(app, me, post.id, 7, 'better');
    await ask(app, me, post.id, 0, null);
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
    await ask(app, me, post.id, 0, null);
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
