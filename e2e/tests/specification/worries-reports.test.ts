import { reportReasons } from '@halved/shared/report-reasons';
import { expect, test } from '../../fixtures.ts';
import { openPost } from '../../pages/comments.ts';
import { Feed } from '../../pages/feed.ts';
import { ReportDialog } from '../../pages/moderation.ts';
import { Shell } from '../../pages/shell.ts';
import { comment, createApi, share } from '../../support/account.ts';
import { appoint } from '../../support/community.ts';
import { answer, failureNoise } from '../../support/failing.ts';

const thanks = 'reported successfully. Thank you for helping keep our community safe.';

test('Comments: a moderation badge when the status is not approved (pending yellow, flagged orange, otherwise red)', async ({
  app,
  join,
  enter,
}) => {
  const me = await join();
  const post = await share(me, 'Read by nobody yet');
  const badges = [
    ['pending', 'Waiting for review', /text-warn/],
    ['flagged', 'Flagged for review', /bg-clay/],
    ['rejected', 'Not approved', /text-err/],
  ] as const;
  for (const [status] of badges) {
    const { id } = await comment(me, post.id, `It is ${status}`);
    await app.sql('update comments set moderation_status = $2 where id = $1', [id, status]);
  }
  await comment(me, post.id, 'It is approved');
  const thread = await openPost(await enter(me), post.id);
  for (const [status, label, colour] of badges) {
    const badge = thread.slip(`It is ${status}`).root.locator('[data-status]');
    await expect(badge).toHaveText(label);
    await expect(badge).toHaveClass(colour);
  }
  await expect(thread.slip('It is approved').root.locator('[data-status]')).toHaveCount(0);
});

test('Comments: Report is offered on others’ comments and hidden on own; a visitor cannot report', async ({
  join,
  enter,
  page,
}) => {
  const [author, reader] = await Promise.all([join(), join()]);
  const post = await share(author, 'Said by two');
  await comment(author, post.id, 'From its author');
  const theirs = await comment(reader, post.id, 'From a reader');
  const thread = await openPost(await enter(reader), post.id);
  await expect(thread.slip('From its author').report).toBeVisible();
  await expect(thread.slip('From a reader').report).toHaveCount(0);
  const visitors = await openPost(page, post.id);
  await expect(visitors.slip('From a reader').root).toBeVisible();
  await expect(visitors.slip('From a reader').report).toHaveCount(0);
  const own = reader.api.comments.report.mutate({ id: theirs.id, reason: 'spam' });
  await expect(own).rejects.toThrow();
});

test('Comment report: a reason (spam, harassment, inappropriate, misinformation, other; default spam) and optional details of at most 500', async ({
  app,
  join,
}) => {
  const [author, reader, other, mo] = await Promise.all([join(), join(), join(), join()]);
  await appoint(app, mo, 'moderator');
  const post = await share(author, 'Reported in every way');
  const [reported] = await Promise.all(
    reportReasons.map(async (reason) => {
      const reported = await comment(author, post.id, `Reported as ${reason}`);
      await reader.api.comments.report.mutate({ id: reported.id, reason, details: 'x'.repeat(500) });
      return reported;
    }),
  );
  const id = reported?.id ?? '';
  await expect(other.api.comments.report.mutate({ id, details: 'x'.repeat(501) })).rejects.toThrow();
  await other.api.comments.report.mutate({ id });
  await expect(other.api.comments.reports.query({ id })).rejects.toThrow("You don't have permission");
  const { reports } = await mo.api.comments.reports.query({ id });
  expect(reports.map(({ reason, details }) => [reason, details?.length])).toEqual([
    ['spam', 500],
    ['spam', undefined],
  ]);
  await expect(createApi(app.url).comments.report.mutate({ id })).rejects.toThrow('logged in');
});

test(`Reports: 'Comment ${thanks}', 'Failed to report comment', and the same for worries (decided)`, async ({
  join,
  enter,
  guard,
}) => {
  guard.tolerate(failureNoise, /status of 409/);
  const [author, reader] = await Promise.all([join(), join()]);
  const words = `Reported by ${reader.username}`;
  const post = await share(author, words);
  await comment(author, post.id, 'And by a comment');
  const page = await enter(reader);
  const shell = new Shell(page);
  const dialog = new ReportDialog(page);
  const thread = await openPost(page, post.id);
  await answer(page, { call: 'POST /comments/*/report', status: 500 });
  await thread.slip('And by a comment').report.click();
  await expect(dialog.reason('Spam')).toBeChecked();
  await dialog.details.fill('Half a sentence');
  await dialog.submit.click();
  await expect(shell.toast('Failed to report comment')).toBeVisible();
  await expect(dialog.details).toHaveValue('Half a sentence');
  await page.unrouteAll();
  await dialog.submit.click();
  await expect(shell.toast(`Comment ${thanks}`)).toBeVisible();

  const feed = new Feed(page);
  await feed.open();
  for (const message of [`Post ${thanks}`, 'You have reported this already.']) {
    await feed.slip(words).choose('Report Post');
    await dialog.submit.click();
    await expect(shell.toast(message)).toBeVisible();
  }
  await dialog.root.getByRole('button', { name: 'Cancel' }).click();
  await expect(feed.slip(words).menuButton).toBeFocused();
});
