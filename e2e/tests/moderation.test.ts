import { expect, test } from '../fixtures.ts';
import { openPost } from '../pages/comments.ts';
import { Queue, ReportDialog } from '../pages/moderation.ts';
import { Bell } from '../pages/notifications.ts';
import { Shell } from '../pages/shell.ts';
import { comment, newName, share } from '../support/account.ts';
import { violationsOn } from '../support/axe.ts';
import { appoint, emptyQueue, hostileWords, verify } from '../support/community.ts';
import { tabTo } from '../support/keyboard.ts';
import { brokenWordsOf, overflowOf } from '../support/layout.ts';

test('a hostile comment is held and visible to its author only, until a moderator approves it and its author is notified', async ({
  app,
  join,
  enter,
}) => {
  test.slow();
  const [ada, ben, mo] = await Promise.all([join(newName('ada')), join(newName('ben')), join(newName('mo'))]);
  await appoint(app, mo, 'moderator');
  const post = await share(ada, 'Nobody answers me');
  await comment(ben, post.id, hostileWords);
  const [adas, bens, mos] = await Promise.all([enter(ada), enter(ben), enter(mo)]);

  await test.step('Ben sees the comment with its badge, and Ada does not see it', async () => {
    const slip = (await openPost(bens, post.id)).slip(hostileWords).root;
    await expect(slip).toContainText('Flagged for review');
    await expect(slip).toContainText('Only you can see this until a moderator has looked at it.');
    const others = await openPost(adas, post.id);
    await expect(others.words).toBeVisible();
    await expect(others.slips).toHaveCount(0);
  });

  await test.step('Mo finds it in the queue, reads it on its page, and approves it', async () => {
    const queue = new Queue(mos);
    await mos.goto('/dashboard');
    await queue.link.click();
    await queue.everything.click();
    const item = queue.by(ben.username);
    await expect(item.root).toContainText('Reads hostile');
    await expect(item.root).not.toContainText(hostileWords);
    await item.open.click();
    await expect(item.root).toContainText(hostileWords);
    await expect(item.root).toContainText('Aimed at a person');
    await item.where.click();
    const there = (await openPost(mos, post.id)).slip(hostileWords).root;
    await expect(there).toContainText('Only its author and moderators can see this.');
    await queue.open();
    await item.approve.click();
    await expect(new Shell(mos).toast('Approved')).toBeVisible();
    await expect(item.root).toHaveCount(0);
  });

  await test.step('Ada sees it, and Ben is notified', async () => {
    await adas.reload();
    const slip = (await openPost(adas, post.id)).slip(hostileWords).root;
    await expect(slip).toBeVisible();
    await expect(slip).not.toContainText('review');
    await bens.reload();
    const bell = new Bell(bens);
    await bell.unread(1).click();
    await expect(bell.rows).toContainText(['A moderator looked at what you wrote and approved it.']);
    await expect((await openPost(bens, post.id)).slip(hostileWords).root).not.toContainText('review');
  });
});

test('a comment that three members report is hidden until a moderator has decided', async ({
  app,
  join,
  enter,
}) => {
  const [author, writer, ...reporters] = await Promise.all([join(), join(), join(), join(), join()]);
  await verify(app, ...reporters);
  const post = await share(author, 'Looking for something to hold on to');
  const reported = await comment(writer, post.id, 'Vitamins cure all of this');
  const [first, second, third] = reporters;
  if (!first || !second || !third) throw new Error('Three of them report');
  for (const reporter of [first, second]) {
    await reporter.api.comments.report.mutate({ id: reported.id, reason: 'misinformation' });
  }
  const page = await enter(third);
  const thread = await openPost(page, post.id);
  const slip = thread.slip('Vitamins');
  await slip.report.click();
  const dialog = new ReportDialog(page);
  await dialog.reason('Misinformation').check();
  expect(await brokenWordsOf(dialog.root.getByRole('radio')), 'no reason is broken within a word').toEqual(
    [],
  );
  await dialog.details.fill('There is no such cure.');
  await dialog.submit.click();
  await expect(
    new Shell(page).toast('Comment reported successfully. Thank you for helping keep our community safe.'),
  ).toBeVisible();
  await expect(dialog.root).toBeHidden();
  await expect(slip.report).toBeFocused();
  await page.reload();
  await expect(thread.words).toBeVisible();
  await expect(slip.root).toHaveCount(0);
  const own = await openPost(await enter(writer), post.id);
  await expect(own.slip('Vitamins').root).toContainText('Waiting for review');
});

test('on a phone, which has no keyboard, neither the queue nor the footer offers keyboard shortcuts', async ({
  app,
  join,
  enter,
}) => {
  const mo = await join(newName('mo'));
  await appoint(app, mo, 'moderator');
  for (const hasTouch of [false, true]) {
    const page = await enter(mo, { viewport: { width: 360, height: 740 }, hasTouch });
    await new Queue(page).open();
    await expect(page.getByRole('button', { name: 'Take a break' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Keyboard shortcuts' })).toHaveCount(hasTouch ? 0 : 2);
  }
});

test('a moderator decides by keyboard alone and types a note', async ({ app, join, enter }) => {
  const [author, writer, mo] = await Promise.all([join(), join(), join()]);
  await emptyQueue(app);
  await appoint(app, mo, 'moderator');
  const post = await share(author, 'Tired of it all');
  const first = await comment(writer, post.id, hostileWords);
  const second = await comment(writer, post.id, `${hostileWords} at all`);
  const page = await enter(mo);
  const queue = new Queue(page);
  await queue.open();
  await expect(queue.items).toHaveCount(2);
  await page.keyboard.press('j');
  await expect(queue.items.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(queue.items.first()).toContainText(hostileWords);
  await page.keyboard.press('a');
  await expect(queue.items).toHaveCount(1);
  await expect(queue.items.first()).toBeFocused();
  await page.keyboard.press('r');
  await expect(queue.by(writer.username).note).toBeFocused();
  await page.keyboard.type('a rather sad story');
  await tabTo(page, queue.items.locator('form').getByRole('button', { name: 'Reject' }));
  await page.keyboard.press('Enter');
  await expect(queue.empty).toBeVisible();
  const status = async (id: string) => (await writer.api.comments.get.query({ id })).moderationStatus;
  await expect.poll(() => status(first.id)).toBe('approved');
  await expect.poll(() => status(second.id)).toBe('rejected');
});

for (const { colorScheme, language, width } of [
  { colorScheme: 'light', language: 'en', width: 320 },
  { colorScheme: 'dark', language: 'es', width: 1280 },
] as const) {
  test(`the queue, its forms and the log pass axe and fit, ${colorScheme}, ${language}, ${width} px`, async ({
    app,
    join,
    enter,
  }) => {
    test.slow();
    const [author, writer, boss] = await Promise.all([join(), join(), join()]);
    await emptyQueue(app);
    await appoint(app, boss, 'admin');
    const post = await share(author, 'I want to end my life tonight');
    const held = await comment(writer, post.id, hostileWords);
    const reported = await comment(writer, post.id, 'Buy my course');
    const gone = await comment(writer, post.id, `${hostileWords} at all`);
    await author.api.comments.report.mutate({ id: reported.id, reason: 'spam', details: 'x'.repeat(400) });
    await boss.api.moderation.decide.mutate({
      kind: 'comment',
      id: gone.id,
      decision: 'reject',
      note: 'Again',
    });
    const page = await enter(boss, {
      colorScheme,
      viewport: { width, height: 740 },
      stored: { halved_language: language },
    });
    const queue = new Queue(page);
    const look = async (what: string) => {
      expect.soft(await violationsOn(page), what).toEqual([]);
      expect.soft(await overflowOf(page), what).toEqual([]);
    };
    await queue.open();
    await expect(queue.items).toHaveCount(3);
    await expect(queue.items.first()).toHaveAttribute('data-case', `post:${post.id}`);
    for (const item of await queue.items.all()) {
      await item.getByRole('button').first().click();
      await item.getByRole('button').nth(2).click();
    }
    await expect(page.getByRole('main').locator('textarea')).toHaveCount(3);
    await look('the queue, unfolded');
    await page.locator(`[data-case="comment:${held.id}"]`).getByRole('button').nth(3).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look('the suspension');
    await page.getByRole('dialog').getByRole('button').first().click();
    await page.getByRole('heading', { level: 1 }).locator('..').getByRole('button').first().click();
    await expect(page.getByRole('dialog').getByRole('switch')).toBeVisible();
    await look('the keys');
    await page.goto('/admin/log');
    await expect(page.getByRole('main').locator('ol').getByRole('listitem').first()).toBeVisible();
    await look('the log');
    const thread = await openPost(page, post.id);
    await expect(thread.slips).toHaveCount(3);
    await thread.slips.filter({ hasText: 'Buy my course' }).getByRole('button').last().click();
    await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
    await look('a report');
  });
}
