import { expect, test } from '../fixtures.ts';
import { Queue } from '../pages/moderation.ts';
import { Shell } from '../pages/shell.ts';
import { comment, share } from '../support/account.ts';
import { violationsOn } from '../support/axe.ts';
import { appoint, emptyQueue, hostileWords } from '../support/community.ts';

test('a moderator opens a case, the others see it, it is handed over with a note, and another one decides', async ({
  app,
  join,
  enter,
}) => {
  test.slow();
  const [author, writer, mo, lee] = await Promise.all([join(), join(), join(), join()]);
  await emptyQueue(app);
  await Promise.all([appoint(app, mo, 'moderator'), appoint(app, lee, 'moderator')]);
  const post = await share(author, 'Nobody answers me');
  await comment(writer, post.id, hostileWords);
  const [mos, lees] = await Promise.all([enter(mo), enter(lee)]);
  const [own, other] = [new Queue(mos), new Queue(lees)];
  const item = own.by(writer.username);
  const same = other.by(writer.username);

  await test.step('Mo sees how much waits, and opens the case', async () => {
    await mos.goto('/moderation');
    await expect(own.everything).toBeVisible();
    await expect(own.items).toHaveCount(0);
    expect(await violationsOn(mos)).toEqual([]);
    await own.everything.click();
    await item.open.click();
    await expect(item.root).toContainText('You look at it, until');
  });

  await test.step('Lee sees who looks at it', async () => {
    await other.open();
    await expect(same.root).toContainText(`${mo.username} looks at it, until`);
  });

  await test.step('Mo hands it over', async () => {
    await item.handOver.click();
    await item.question.fill('I know the author. Would you look?');
    expect(await violationsOn(mos)).toEqual([]);
    await item.submitQuestion.click();
    await expect(new Shell(mos).toast('The others have it now')).toBeVisible();
    await expect(item.root).toContainText('You asked the others for a second opinion');
  });

  await test.step('Lee finds the question first, and decides', async () => {
    await lees.goto('/moderation');
    await expect(lees.getByText('1 of them asks for a second opinion.')).toBeVisible();
    await other.everything.click();
    await expect(same.root).toContainText('I know the author. Would you look?');
    await same.approve.click();
    await expect(new Shell(lees).toast('Approved')).toBeVisible();
    await expect(other.empty).toBeVisible();
  });
});

test('a break gives back what a moderator has opened', async ({ app, join, enter }) => {
  test.slow();
  const [author, writer, mo, lee] = await Promise.all([join(), join(), join(), join()]);
  await emptyQueue(app);
  await Promise.all([appoint(app, mo, 'moderator'), appoint(app, lee, 'moderator')]);
  const post = await share(author, 'Nobody answers me');
  await comment(writer, post.id, hostileWords);
  const page = await enter(mo);
  const queue = new Queue(page);
  const claim = async () => {
    const { items } = await lee.api.moderation.queue.query({});
    return items[0]?.claim?.by.username ?? null;
  };
  await queue.open();
  await queue.by(writer.username).open.click();
  await expect.poll(claim).toBe(mo.username);
  await queue.takeBreak.click();
  await expect(new Shell(page).heading).toHaveText('A break');
  await expect(queue.items).toHaveCount(0);
  await expect.poll(claim).toBeNull();
  await page.getByRole('link', { name: 'Back to the moderation' }).click();
  await expect(queue.everything).toBeVisible();
});
