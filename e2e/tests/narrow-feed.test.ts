import { languages } from '@halved/shared/languages';
import { limits } from '@halved/shared/limits';
import { expect, test } from '../fixtures.ts';
import { Comments, openPost } from '../pages/comments.ts';
import { Feed } from '../pages/feed.ts';
import { comment, like, newName, share } from '../support/account.ts';
import { speak, waitUntilLoaded } from '../support/layout.ts';

const narrow = { width: 320, height: 640 };

for (const language of ['en', 'ar']) {
  test(`the menu of a worry by the longest username is wholly in a narrow window (${language})`, async ({
    join,
    enter,
  }) => {
    const author = await join(newName('somebody_with_a_longi'));
    expect(author.username).toHaveLength(limits.username.max);
    const words = `Menu of a long name ${author.username}`;
    await share(author, words);
    const page = await enter(await join());
    const feed = new Feed(page);
    await feed.open();
    await speak(page, language);
    await page.setViewportSize(narrow);
    const { root, menu } = feed.slip(words);
    await root.locator('[aria-haspopup="menu"]').click();
    await expect(menu.getByRole('menuitem').filter({ hasText: author.username })).toHaveCount(2);
    const { x = -1, width = 0 } = (await menu.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(narrow.width);
    expect(await menu.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
}

test('a like changes the height of no worry, with and without comments', async ({ join, enter }) => {
  const [author, reader] = await Promise.all([join(), join()]);
  const page = await enter(reader, { viewport: { width: 360, height: 740 } });
  const feed = new Feed(page);
  for (const comments of [0, 3]) {
    const words = `Nothing jumps ${comments} ${author.username}`;
    const { id } = await share(author, words);
    for (let n = 0; n < comments; n += 1) await comment(author, id, `Answer ${n}`);
    await feed.open();
    const { root, like } = feed.slip(words);
    const height = async () => (await root.boundingBox())?.height;
    const before = await height();
    await like.click();
    await expect(like).toHaveText(/1 felt this$/);
    expect(await height()).toBe(before);
  }
});

test('on a phone the actions of a worry share one row in every language, whatever their numbers', async ({
  join,
  enter,
}) => {
  const [author, reader, other] = await Promise.all([join(), join(), join()]);
  const quiet = `Nobody has answered ${author.username}`;
  const busy = `Two have answered ${author.username}`;
  await share(author, quiet);
  const { id } = await share(author, busy);
  for (const member of [reader, other]) {
    await comment(member, id, 'I know this feeling.');
    await like(member, id);
  }
  const page = await enter(reader);
  const feed = new Feed(page);
  await feed.open();
  await expect(feed.slip(busy).root).toBeVisible();
  const rows = (words: string) =>
    feed
      .slip(words)
      .root.locator('[data-like]')
      .evaluate(({ clientHeight, parentElement }) =>
        Math.round((parentElement?.clientHeight ?? 0) / clientHeight),
      );
  for (const { code } of languages) {
    await speak(page, code);
    await page.setViewportSize({ width: 360, height: 740 });
    await waitUntilLoaded(page);
    expect({ code, quiet: await rows(quiet), busy: await rows(busy) }).toEqual({ code, quiet: 1, busy: 1 });
  }
});

test('the longest display name takes at most four lines of a worry and of a comment, and covers nothing', async ({
  join,
  enter,
}) => {
  const author = await join();
  await author.api.auth.updateProfile.mutate({ displayName: 'W'.repeat(limits.displayNameMax) });
  const words = `By a long name ${author.username}`;
  const { id } = await share(author, words);
  await comment(author, id, 'My own answer');
  const page = await enter(await join(), { viewport: { width: 360, height: 740 } });
  const feed = new Feed(page);
  await feed.open();
  const heads = [feed.slip(words).root, Comments.on(page).slip('My own answer').root];
  for (const head of heads) {
    if (head !== heads[0]) await openPost(page, id);
    const name = head.getByRole('link', { name: /^W+$/ });
    await expect(name).toBeVisible();
    const { lines, gap } = await name.evaluate((link) => {
      const box = (element: Element | null | undefined) => (element ?? link).getBoundingClientRect();
      const { lineHeight, fontSize } = getComputedStyle(link);
      const [line, letters] = [Number.parseFloat(lineHeight), Number.parseFloat(fontSize)];
      const text = box(link.querySelector('span, bdi'));
      // Half of what a line has beside its letters is below them.
      const lettersEnd = text.bottom - (line - letters) / 2;
      return {
        lines: Math.round(text.height / line),
        gap: box(link.closest('article')?.querySelector('time')).top - lettersEnd,
      };
    });
    expect(lines).toBeLessThanOrEqual(4);
    expect(gap).toBeGreaterThanOrEqual(0);
  }
});
