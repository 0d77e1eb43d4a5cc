import { times } from '@halved/shared/limits';
import { expect, test } from '../fixtures.ts';
import { openPost } from '../pages/comments.ts';
import { EditProfile } from '../pages/edit-profile.ts';
import { Profile } from '../pages/people.ts';
import { Shell } from '../pages/shell.ts';
import { comment, share } from '../support/account.ts';
import { appears, choose, isGone, isLiked, later, openFeed, stopWhenReady } from '../support/asleep.ts';
import { installClock } from '../support/clock.ts';
import { sleepNoise, sleepOn, wakeUp } from '../support/sleep.ts';

test.describe('while the server sleeps,', () => {
  test.beforeEach(({ guard }) => guard.tolerate(sleepNoise));

  test('comments are added, changed and deleted once', async ({ app, join, enter }) => {
    const [me, author] = await Promise.all([join(), join()]);
    const post = await share(author, `Talk to me ${author.username}`);
    await comment(me, post.id, 'Before');
    await comment(me, post.id, 'Gone');
    const page = await enter(me);
    const shell = new Shell(page);
    await installClock(page);
    const comments = await openPost(page, post.id);
    await stopWhenReady(page, comments.slip('Before').root, comments.submit);
    const server = await sleepOn(page, '**/api/**', 'loses');
    await comments.write('Said into the night');
    await appears(comments.slip('Said into the night').root.getByText(later));
    await comments.slip('Before').edit.click();
    await appears(page.getByRole('textbox', { name: 'Change your comment' }));
    await page.getByRole('textbox', { name: 'Change your comment' }).fill('After');
    await page.getByRole('button', { name: 'Save' }).click();
    await appears(comments.slip('After').root.getByText(later));
    await comments.slip('Gone').delete.click();
    await appears(shell.dialog);
    await shell.dialog.getByRole('button', { name: 'Delete comment', exact: true }).click();
    await appears(shell.toast('Your comment will be deleted.'));
    // The deletion is sent when it can no longer be undone.
    await page.clock.runFor(times.toastMs);
    await appears(shell.wakeNotice.filter({ hasText: '3 changes will be sent' }));
    await expect(shell.toasts).toHaveCount(0);
    await wakeUp(page, server);
    for (const change of ['added', 'updated', 'deleted'])
      await appears(shell.toast(`Comment ${change} successfully`));
    const stored = await app.sql(
      'select content from comments where post_id = $1 and deleted_at is null order by content',
      [post.id],
    );
    expect(stored).toEqual([{ content: 'After' }, { content: 'Said into the night' }]);
    expect(server.reached.slice(-3).map((call) => call.split(' ')[0])).toEqual(['POST', 'PUT', 'DELETE']);
  });

  test('a follow and a block are executed once', async ({ app, join, enter }) => {
    const [me, friend, other] = await Promise.all([join(), join(), join()]);
    const page = await enter(me);
    const shell = new Shell(page);
    await installClock(page);
    const profile = new Profile(page);
    await profile.open(friend.username);
    await stopWhenReady(page, profile.follow);
    const server = await sleepOn(page, '**/api/**', 'loses');
    await profile.follow.click();
    await appears(profile.unfollow);
    await appears(shell.wakeNotice.filter({ hasText: '1 change' }));
    await wakeUp(page, server);
    await expect.poll(() => server.reached).toHaveLength(2);
    await appears(profile.unfollow);
    expect(await app.sql('select followed_id from follows where follower_id = $1', [me.id])).toEqual([
      { followed_id: friend.id },
    ]);

    await profile.open(other.username);
    await appears(profile.follow);
    server.awake = false;
    await choose(page, profile.menu.button, /^Block @/);
    await appears(profile.menu.question);
    await profile.menu.question.getByRole('button', { name: 'Block', exact: true }).click();
    await appears(shell.wakeNotice.filter({ hasText: '1 change' }));
    await wakeUp(page, server);
    await appears(profile.unblock);
    expect(await app.sql('select blocked_id from blocks where blocker_id = $1', [me.id])).toEqual([
      { blocked_id: other.id },
    ]);
  });

  test('a changed profile is saved once, and a member who left the form is not sent back to it', async ({
    app,
    join,
    enter,
  }) => {
    const me = await join();
    const page = await enter(me);
    const shell = new Shell(page);
    const profile = new EditProfile(page);
    await installClock(page);
    await profile.open();
    await stopWhenReady(page, profile.displayName, shell.logout);
    const server = await sleepOn(page, '**/api/**', 'loses');
    await profile.displayName.fill('Noor by night');
    await appears(profile.save);
    await profile.save.click();
    await appears(shell.wakeNotice.filter({ hasText: '1 change will be sent' }));
    await shell.go('Home');
    await wakeUp(page, server);
    await appears(shell.toast('Profile updated successfully!'));
    await expect(page).toHaveURL('/');
    expect(await app.sql('select display_name from users where id = $1', [me.id])).toEqual([
      { display_name: 'Noor by night' },
    ]);
  });

  test('a like that the server rejects after waking is undone, and a message says so', async ({
    app,
    join,
    enter,
    guard,
  }) => {
    guard.tolerate(/status of 404/);
    const [me, author] = await Promise.all([join(), join()]);
    const words = `Gone by then ${author.username}`;
    const post = await share(author, words);
    const page = await enter(me);
    const feed = await openFeed(page, words);
    const server = await sleepOn(page, '**/api/**');
    await feed.slip(words).like.click();
    await appears(new Shell(page).wakeNotice.filter({ hasText: '1 change' }));
    await app.sql('delete from posts where id = $1', [post.id]);
    await wakeUp(page, server);
    await appears(new Shell(page).toasts.first());
    await isLiked(feed.slip(words), false);
  });

  test('no write of one member is sent for another member who signed in in another tab', async ({
    app,
    join,
    enter,
    guard,
  }) => {
    guard.tolerate(/status of 401/);
    const [first, second, author] = await Promise.all([join(), join(), join()]);
    const words = `For one ${author.username}`;
    await share(author, words);
    await share(first, `Private ${first.username}`, { privacyLevel: 'private' });
    const page = await enter(first);
    const feed = await openFeed(page, words);
    const mine = feed.slip(`Private ${first.username}`).root;
    await appears(mine);
    const server = await sleepOn(page, '**/api/**');
    await feed.slip(words).like.click();
    await appears(new Shell(page).wakeNotice.filter({ hasText: '1 change' }));
    const other = await page.context().newPage();
    await other.goto('/login');
    await other.evaluate(
      ([id, token, refreshToken]) => {
        localStorage.setItem('halved_account', id);
        localStorage.setItem('refresh_token', refreshToken);
        localStorage.setItem('auth_token', token);
      },
      [second.id, second.token, second.refreshToken] as const,
    );
    await isGone(page, mine);
    await wakeUp(page, server);
    await appears(new Shell(page).logout);
    await appears(feed.slip(words).root);
    await isLiked(feed.slip(words), false);
    expect(server.reached).toEqual([]);
    expect(await app.sql('select 1 from likes where user_id = any($1)', [[first.id, second.id]])).toEqual([]);
    await isGone(page, mine);
    await expect(new Shell(page).toasts).toHaveCount(0);
  });
});
