import { dayMs } from '@halved/shared/durations';
import { expect, test } from '../fixtures.ts';
import { openPost } from '../pages/comments.ts';
import { comment, share } from '../support/account.ts';
import { violationsOn } from '../support/axe.ts';
import { hold } from '../support/failing.ts';
import { inAllLooks, namesOf, shiftsOn, watchShifts } from '../support/layout.ts';

test('comments are loaded ten at a time and the rest on demand, including deep replies', async ({
  join,
  enter,
}) => {
  test.slow();
  const author = await join();
  const post = await share(author, 'Answered by many');
  const first = await comment(author, post.id, 'Comment 1');
  let under = first;
  for (const level of [2, 3, 4, 5]) under = await comment(author, post.id, `Level ${level}`, under.id);
  for (let number = 2; number <= 11; number++) await comment(author, post.id, `Comment ${number}`);
  const twelfth = await comment(author, post.id, 'Comment 12');
  const page = await enter(author, { viewport: { width: 360, height: 740 } });
  const thread = await openPost(page, post.id);
  await expect(thread.slip('Level 5').root).toBeVisible();
  await expect(thread.slips).toHaveCount(14);
  await thread.write('The newest');
  // A saved comment gets its buttons and therefore grows. Waiting for them avoids a later shift of the page.
  await expect(thread.slip('The newest').root.getByRole('button').first()).toBeVisible();
  await thread.loadMore.click();
  await expect(thread.slip('Comment 11').root).toBeFocused();
  await expect(thread.slips).toHaveCount(17);
  await expect(thread.slips.last()).toContainText('The newest');
  await expect(thread.loadMore).toHaveCount(0);

  await page.goto(`/posts/${post.id}#comment-${under.id}`);
  await expect(thread.slip('Level 5').root).toBeFocused();
  await thread.answer('Level 5', 'As deep as it goes');
  await expect(thread.slip('As deep as it goes').root).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);

  await page.goto(`/posts/${post.id}#comment-${twelfth.id}`);
  await page.reload();
  await expect(thread.slip('Comment 12').root).toBeFocused();
  await expect(thread.slip('Comment 12').root).toBeInViewport();
});

test('comments that arrive late move nothing on the page', async ({ join, browserOf }) => {
  const author = await join();
  const post = await share(author, 'Short, and answered by many');
  for (let number = 1; number <= 6; number++) await comment(author, post.id, `Comment ${number}`);
  const page = await (await browserOf({ viewport: { width: 412, height: 915 } })).newPage();
  await watchShifts(page);
  const arrive = await hold(page, '**/assets/thread-*.js');
  await page.goto(`/posts/${post.id}`);
  await expect(page.getByText('Loading comments')).toBeVisible();
  await expect(page.getByRole('contentinfo')).not.toBeInViewport();
  arrive();
  await expect(page.getByLabel('Your comment')).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(await shiftsOn(page)).toEqual([]);
});

test('a post without comments has no empty space for them', async ({ join, enter }) => {
  const author = await join();
  const scheduledFor = new Date(Date.now() + dayMs).toISOString();
  const post = await share(author, 'For tomorrow', { scheduledFor });
  const height = 900;
  const page = await enter(author, { viewport: { width: 1280, height } });
  await page.goto(`/posts/${post.id}`);
  await expect(page.getByRole('article').getByText('For tomorrow')).toBeVisible();
  const content = await page.getByRole('main').locator(':scope > div').boundingBox();
  expect(content && content.y + content.height).toBeLessThan(height);
});

const looks = [
  { colorScheme: 'light', language: 'en' },
  { colorScheme: 'dark', language: 'es' },
  { colorScheme: 'light', language: 'ar' },
] as const;

test(`axe finds nothing in a thread, ${namesOf(looks)}`, async ({ app, join, enter }) => {
  const [author, reader] = await Promise.all([join(), join()]);
  const post = await share(author, 'Looked at closely');
  const first = await comment(reader, post.id, 'First');
  await comment(author, post.id, 'Second', first.id);
  for (const status of ['pending', 'flagged', 'rejected']) {
    const held = await comment(reader, post.id, status);
    await app.sql('update comments set moderation_status = $2 where id = $1', [held.id, status]);
  }
  const gone = await comment(reader, post.id, 'Soon gone');
  await comment(author, post.id, 'Stays', gone.id);
  await reader.api.comments.remove.mutate({ id: gone.id });
  const page = await enter(reader, {
    viewport: { width: 320, height: 740 },
    stored: { halved_language: looks[0].language },
  });
  const thread = await openPost(page, post.id);
  await expect(thread.slips).toHaveCount(7);
  await thread.slips.first().locator('[aria-expanded=false]').first().click();
  await thread.root.locator('textarea').first().fill('Half');
  await thread.root.locator('form [aria-controls]').last().click();
  await inAllLooks(page, looks, async (look) => {
    await expect(thread.root.locator('[aria-expanded=true]')).toHaveCount(2);
    await expect(thread.root.locator('textarea').first()).toHaveValue('Half');
    expect(await violationsOn(page), look).toEqual([]);
  });
});
