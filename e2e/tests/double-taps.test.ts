import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { People } from '../pages/people.ts';
import { Shell } from '../pages/shell.ts';
import { Slip } from '../pages/slip.ts';
import { share } from '../support/account.ts';
import { hold } from '../support/failing.ts';

const phone = { viewport: { width: 360, height: 740 } };

/** Presses a control and then, when `changed` is shown, the same place of the window once more. */
async function pressTwice(control: Locator, changed: () => Promise<void>): Promise<void> {
  const box = await control.boundingBox();
  if (!box) throw new Error('The control is not shown.');
  const place = [box.x + box.width / 2, box.y + box.height / 2] as const;
  const { mouse } = control.page();
  await mouse.click(...place);
  await changed();
  await mouse.click(...place);
}

test.describe('the second tap of a double tap', () => {
  test('does not unblock the person who moved under the finger', async ({ app, join, enter }) => {
    const [me, one, two, three] = await Promise.all([join(), join(), join(), join()]);
    for (const { username } of [one, two, three]) await me.api.users.block.mutate({ username });
    const page = await enter(me, phone);
    const people = new People(page);
    await people.openBlocked();
    await expect(people.cards).toHaveCount(3);
    const blocked = () => app.sql('select blocked_id from blocks where blocker_id = $1', [me.id]);
    await pressTwice(people.unblock(three.username), () => expect(people.cards).toHaveCount(2));
    await expect.poll(blocked).toHaveLength(2);
    await expect(people.cards).toHaveCount(2);
    await people.unblock(one.username).click();
    await expect.poll(blocked).toEqual([{ blocked_id: two.id }]);
  });

  test('does not answer the question whether to delete a worry', async ({ join, enter }) => {
    const me = await join();
    const words = `Not to be lost ${me.username}`;
    const { id } = await share(me, words);
    const page = await enter(me, phone);
    const [slip, { dialog }] = [Slip.of(page, words), new Shell(page)];
    await page.goto(`/posts/${id}`);
    await slip.menuButton.click();
    await pressTwice(page.getByRole('menuitem', { name: 'Delete Post' }), async () => {
      await expect(dialog).toBeVisible();
    });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(`/posts/${id}`);
  });

  test('does not cancel a report while it is sent', async ({ join, enter }) => {
    const [me, author] = await Promise.all([join(), join()]);
    const { id } = await share(author, `Long in coming ${author.username}`);
    const page = await enter(me, phone);
    const { dialog } = new Shell(page);
    await page.goto(`/posts/${id}`);
    await Slip.of(page, author.username).choose('Report Post');
    const send = dialog.locator('[type=submit]');
    await send.scrollIntoViewIfNeeded();
    const release = await hold(page, `**/api/posts/${id}/report`);
    await pressTwice(send, () => expect(send).toHaveAttribute('aria-busy'));
    await expect(dialog).toBeVisible();
    await expect(send).toBeInViewport({ ratio: 1 });
    release();
    await expect(dialog).toBeHidden();
  });
});
