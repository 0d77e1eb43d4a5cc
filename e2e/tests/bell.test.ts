import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { Bell, Notifications } from '../pages/notifications.ts';
import { Shell } from '../pages/shell.ts';
import { comment, like, share } from '../support/account.ts';
import { appears } from '../support/asleep.ts';
import { shown, stopClock } from '../support/clock.ts';
import { follow } from '../support/community.ts';

const look = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

test.describe('the bell', () => {
  test('shows a like and a comment at its next poll, and links to them', async ({ join, enter }) => {
    const [me, friend] = await Promise.all([join(), join()]);
    const post = await share(me, `Heard by ${friend.username}`);
    const page = await enter(me);
    await stopClock(page);
    const bell = new Bell(page);
    // With a stopped clock a page loads slowly.
    const answered = page.waitForResponse(/\/api\/notifications\?/, { timeout: 15_000 });
    await page.goto('/feed');
    await shown(page.getByText(`Heard by ${friend.username}`));
    await shown(bell.button);
    await (await answered).finished();
    await expect(bell.badge).toHaveCount(0);
    await like(friend, post.id);
    const reply = await comment(friend, post.id, 'I know this feeling.');
    await page.clock.fastForward(29_000);
    await expect(bell.badge).toHaveCount(0);
    await page.clock.fastForward(2_000);
    await shown(bell.unread(2));
    await expect(bell.badge).toHaveText('2');
    await bell.button.click();
    await shown(bell.rows.first());
    await expect(bell.rows).toHaveCount(2);
    const commentRow = bell.rows.filter({ hasText: `${friend.username} commented on your worry` });
    await expect(commentRow).toContainText(/Support.*Unread/s);
    await commentRow.getByRole('link').click();
    await expect(page).toHaveURL(`/posts/${post.id}#comment-${reply.id}`);
    await shown(bell.unread(1));
    await expect(bell.panel).toHaveCount(0);
  });

  test('sends no request while the page is hidden', async ({ join, enter }) => {
    const page = await enter(await join());
    await stopClock(page);
    let requests = 0;
    page.on('request', (request) => {
      if (request.url().includes('/api/notifications')) requests += 1;
    });
    await page.goto('/help');
    await appears(new Bell(page).button);
    await expect.poll(() => requests).toBe(1);
    await look(page, 'hidden');
    await page.clock.fastForward(120_000);
    expect(requests).toBe(1);
    await look(page, 'visible');
    await expect(async () => {
      await page.clock.runFor(5_000);
      expect(requests).toBe(2);
    }).toPass({ timeout: 15_000 });
  });

  test('shows twenty likes as one notification', async ({ join, enter }) => {
    const [me, ...friends] = await Promise.all(Array.from({ length: 21 }, () => join()));
    if (!me) return;
    const post = await share(me, `Felt by many with ${me.username}`);
    for (const friend of friends) await like(friend, post.id);
    const last = friends.at(-1)?.username ?? '';
    const page = await enter(me);
    const bell = new Bell(page);
    await page.goto('/help');
    await bell.unread(1).click();
    await expect(bell.rows).toHaveCount(1);
    await expect(bell.rows).toContainText(`${last} and 19 others felt this with you`);
  });

  test('lists five of ten notifications, counts 9+, and marks all as read', async ({ join, enter }) => {
    const [me, friend] = await Promise.all([join(), join()]);
    for (let n = 1; n <= 10; n += 1) await like(friend, (await share(me, `Worry ${n}`)).id);
    const page = await enter(me);
    const bell = new Bell(page);
    await page.goto('/help');
    await bell.unread(10).click();
    await expect(bell.badge).toHaveText('9+');
    await expect(bell.rows).toHaveCount(5);
    await bell.markAll.click();
    await expect(bell.badge).toHaveCount(0);
    await expect(bell.rows.filter({ hasText: 'Unread' })).toHaveCount(0);
    await expect(bell.markAll).toBeFocused();
    await bell.viewAll.click();
    await expect(page).toHaveURL('/notifications');
    await expect(new Notifications(page).rows).toHaveCount(10);
  });

  test('can be used by keyboard, and Escape returns the focus', async ({ join, enter }) => {
    const [me, friend] = await Promise.all([join(), join()]);
    await follow(friend, me);
    const page = await enter(me);
    const bell = new Bell(page);
    await page.goto('/help');
    await bell.unread(1).focus();
    await page.keyboard.press('Enter');
    await expect(bell.panel).toBeFocused();
    await expect(bell.rows).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await expect(bell.markAll).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(bell.rows.getByRole('link')).toBeFocused();
    await page.keyboard.press('End');
    await expect(bell.viewAll).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(bell.panel).toHaveCount(0);
    await expect(bell.button).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(bell.rows).toHaveCount(1);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Tab');
    await expect(bell.panel).toHaveCount(0);
  });

  test('changes its language as soon as another one is chosen', async ({ join, enter }) => {
    const [me, friend] = await Promise.all([join(), join()]);
    await follow(friend, me);
    const page = await enter(me);
    await page.goto('/help');
    await expect(new Bell(page).unread(1)).toBeVisible();
    await new Shell(page).language.selectOption('es');
    await page.getByRole('button', { name: 'Notificaciones, 1 sin leer' }).click();
    await expect(page.getByRole('dialog')).toContainText(`${friend.username} te sigue`);
  });

  test('says that it could not load, and retries on demand', async ({ join, enter, guard }) => {
    guard.tolerate(/status of 403/);
    const page = await enter(await join());
    const bell = new Bell(page);
    await page.route('**/api/notifications?*', (route) =>
      route.fulfill({ status: 403, json: { error: { code: 'FORBIDDEN', message: 'No.' } } }),
    );
    await page.goto('/help');
    await bell.button.click();
    await expect(bell.panel).toContainText('Failed to load notifications');
    await page.unroute('**/api/notifications?*');
    await bell.panel.getByRole('button', { name: 'Try Again' }).click();
    await expect(bell.panel).toContainText('Nothing new yet');
  });
});
