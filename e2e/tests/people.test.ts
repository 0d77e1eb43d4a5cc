import { expect, test } from '../fixtures.ts';
import { Feed } from '../pages/feed.ts';
import { Login } from '../pages/login.ts';
import { MemberMenu, People, Profile } from '../pages/people.ts';
import { Shell } from '../pages/shell.ts';
import { type Account, goodPassword, share } from '../support/account.ts';
import { violationsOn } from '../support/axe.ts';
import { emptyFeed, follow } from '../support/community.ts';
import { inAllLooks, namesOf, overflowOf } from '../support/layout.ts';

const words = ({ username }: Account) => `Heard from ${username}`;

test.describe('a followed member', () => {
  test('is followed from the profile at once, and their worries appear under Following', async ({
    app,
    join,
    enter,
  }) => {
    // Discover begins with the worries of other tests that many people answered.
    await emptyFeed(app);
    const [me, author] = await Promise.all([join(), join()]);
    await share(author, words(author));
    const page = await enter(me);
    const profile = new Profile(page);
    const feed = new Feed(page);
    await feed.open('?tab=following');
    await expect(page.getByText('Nothing from people you follow yet')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to Discover' })).toBeVisible();
    await feed.tab('Discover').click();
    await feed.slip(words(author)).author(author.username).click();
    await expect(page).toHaveTitle(`${author.username} · Halved`);
    await expect(profile.count('Follower')).toHaveText('0Followers');
    await profile.follow.click();
    await expect(profile.unfollow).toBeFocused();
    await expect(profile.count('Follower')).toHaveText('1Follower');
    await new Shell(page).go('Feed');
    await feed.tab('Following').click();
    await expect(feed.slip(words(author)).root).toBeVisible();
    await new MemberMenu(page, feed.slip(words(author)).menuButton).choose(/^Unfollow @/);
    await expect(new Shell(page).toast(`You no longer follow @${author.username}`)).toBeVisible();
    await expect(feed.slip(words(author)).root).toHaveCount(0);
    await expect(page.getByText('Nothing from people you follow yet')).toBeVisible();
  });

  test('is followed from a worry, by keyboard', async ({ join, enter }) => {
    const [me, author] = await Promise.all([join(), join()]);
    await share(author, words(author));
    const page = await enter(me);
    const feed = new Feed(page);
    await feed.open();
    await feed.slip(words(author)).menuButton.focus();
    await page.keyboard.press('Enter');
    const entry = page.getByRole('menuitem', { name: `Follow @${author.username}` });
    await expect(entry).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(new Shell(page).toast(`You follow @${author.username} now`)).toBeVisible();
    await expect(feed.slip(words(author)).menuButton).toBeFocused();
    await new Profile(page).open(author.username);
    await expect(new Profile(page).unfollow).toBeVisible();
  });

  test('is unfollowed again when the server rejects the follow, and the number is reset', async ({
    join,
    enter,
    guard,
  }) => {
    guard.tolerate(/status of 500|answer 500/);
    const [me, author] = await Promise.all([join(), join()]);
    const page = await enter(me);
    const profile = new Profile(page);
    await profile.open(author.username);
    await page.route('**/follow', (route) => route.fulfill({ status: 500, json: {} }));
    await profile.follow.click();
    await expect(new Shell(page).toast('Failed to follow this person')).toBeVisible();
    await expect(profile.follow).toBeVisible();
    await expect(profile.count('Follower')).toHaveText('0Followers');
  });

  test('is followed by a visitor after signing in, which leads back to the profile', async ({
    page,
    join,
  }) => {
    const [me, author] = await Promise.all([join(), join()]);
    const profile = new Profile(page);
    await profile.open(author.username);
    await expect(profile.menu.button).toHaveCount(0);
    await profile.logInToFollow.click();
    await new Login(page).signIn({ email: me.email, password: goodPassword });
    await expect(page).toHaveURL(`/profile/${author.username}`);
    await profile.follow.click();
    await expect(profile.unfollow).toBeVisible();
  });
});

test.describe('a blocked member', () => {
  test('is in no list of the blocker, and finds neither the blocker’s profile nor their worries, until the block is removed', async ({
    join,
    enter,
    guard,
  }) => {
    guard.tolerate(/status of 404/);
    const [me, other, reader] = await Promise.all([join(), join(), join()]);
    const post = await share(other, words(other));
    await share(me, words(me));
    await follow(other, me);
    await follow(me, other);
    await follow(other, reader);
    const page = await enter(me);
    const feed = new Feed(page);
    const people = new People(page);
    const profile = new Profile(page);
    await feed.open();
    const menu = new MemberMenu(page, feed.slip(words(other)).menuButton);
    await menu.choose(/^Block @/);
    await expect(menu.question).toContainText('You no longer see each other here');
    await expect(menu.question.getByRole('button', { name: 'Cancel' }).last()).toBeFocused();
    await menu.question.getByRole('button', { name: 'Cancel' }).last().click();
    await expect(feed.slip(words(other)).menuButton).toBeFocused();
    await menu.block();
    await expect(new Shell(page).toast(`You blocked @${other.username}`)).toBeVisible();
    await expect(feed.slip(words(other)).root).toHaveCount(0);
    await expect(feed.slip(words(me)).root).toBeVisible();
    await expect(new Shell(page).focused).toHaveCount(1);

    await feed.tab('Following').click();
    await expect(page.getByText('Nothing from people you follow yet')).toBeVisible();
    await page.goto(`/posts/${post.id}`);
    await expect(page.getByText('Post not found')).toBeVisible();
    await people.openFollowers(me.username);
    await expect(page.getByText('Nobody follows you yet')).toBeVisible();
    await people.openFollowers(reader.username);
    await expect(page.getByText(`Nobody follows @${reader.username} yet`)).toBeVisible();
    await profile.open(other.username);
    await expect(page.getByText('You blocked this person')).toBeVisible();
    await expect(profile.main.getByRole('article')).toHaveCount(0);
    await expect(profile.follow).toHaveCount(0);

    const theirs = await enter(other);
    await new Profile(theirs).open(me.username);
    await expect(new Shell(theirs).heading).toHaveText('Profile Not Found');
    await new Feed(theirs).open();
    await expect(new Feed(theirs).slip(words(other)).root).toBeVisible();
    await expect(new Feed(theirs).slip(words(me)).root).toHaveCount(0);

    await profile.open(me.username);
    await profile.blockedPeople.click();
    await people.unblock(other.username).click();
    await expect(page.getByText('You have not blocked anyone')).toBeVisible();
    await expect(new Shell(page).toast(`You unblocked @${other.username}`)).toBeVisible();
    await profile.open(other.username);
    await expect(profile.follow).toBeVisible();
    await expect(feed.slip(words(other)).root).toBeVisible();
  });

  test('is blocked and unblocked on their profile', async ({ join, enter }) => {
    const [me, other] = await Promise.all([join(), join()]);
    await share(other, words(other));
    const page = await enter(me);
    const profile = new Profile(page);
    await profile.open(other.username);
    await expect(new Feed(page).slip(words(other)).root).toBeVisible();
    await profile.menu.block();
    await expect(page.getByText('You blocked this person')).toBeVisible();
    await expect(profile.unblock).toBeFocused();
    await expect(new Feed(page).slip(words(other)).root).toHaveCount(0);
    await profile.unblock.click();
    await expect(new Feed(page).slip(words(other)).root).toBeVisible();
  });

  test('is visible again when the server rejects the block', async ({ join, enter, guard }) => {
    guard.tolerate(/status of 500|answer 500/);
    const [me, other] = await Promise.all([join(), join()]);
    await share(other, words(other));
    const page = await enter(me);
    const feed = new Feed(page);
    await page.route('**/block', (route) => route.fulfill({ status: 500, json: {} }));
    await feed.open();
    await new MemberMenu(page, feed.slip(words(other)).menuButton).block();
    await expect(new Shell(page).toast('Failed to block this person')).toBeVisible();
    await expect(feed.slip(words(other)).root).toBeVisible();
  });
});

const looks = [
  { colorScheme: 'light', language: 'en' },
  { colorScheme: 'dark', language: 'es' },
] as const;

test(`the screens about people pass axe and fit 360 px, ${namesOf(looks)}`, async ({ join, enter }) => {
  test.slow();
  const [me, other, blocked] = await Promise.all([join(), join(), join()]);
  await other.api.auth.updateProfile.mutate({
    displayName: 'Noor al-Rashid',
    bio: `${'Awake when I should not be. '.repeat(8)}`,
  });
  await share(other, words(other));
  await follow(other, me);
  await me.api.users.block.mutate({ username: blocked.username });
  const page = await enter(me, {
    viewport: { width: 360, height: 740 },
    stored: { halved_language: looks[0].language },
  });
  const isSound = async (what: string) => {
    expect.soft(await violationsOn(page), what).toEqual([]);
    expect.soft(await overflowOf(page), what).toEqual([]);
  };
  const shell = new Shell(page);
  await new Profile(page).open(other.username);
  await inAllLooks(page, looks, async (look) => {
    await page.getByRole('main').locator('[aria-haspopup=menu]').first().click();
    await expect(page.getByRole('menuitem')).toHaveCount(2);
    await isSound(`a profile with its menu, ${look}`);
    await page.getByRole('menuitem').last().click();
    await expect(shell.dialog).toBeVisible();
    await isSound(`the question before a block, ${look}`);
    await shell.dialog.getByRole('button').first().click();
    await expect(shell.dialog).toBeHidden();
  });
  for (const address of [
    `/profile/${me.username}`,
    `/profile/${me.username}/followers`,
    `/profile/${me.username}/following`,
    `/profile/${blocked.username}`,
    '/blocked',
  ]) {
    await page.goto(address);
    await inAllLooks(page, looks, async (look) => {
      await expect(shell.heading).toBeVisible();
      await expect(page.locator('.pulse')).toHaveCount(0);
      await isSound(`${address}, ${look}`);
    });
  }
});
