import { expect, test } from '../fixtures.ts';
import { CommentSlip, Comments, openPost } from '../pages/comments.ts';
import { Feed } from '../pages/feed.ts';
import { MemberMenu, People, Profile } from '../pages/people.ts';
import { Shell } from '../pages/shell.ts';
import { newName } from '../support/account.ts';

test('three members talk about a worry until one of them blocks another', async ({ join, enter, guard }) => {
  test.slow();
  guard.tolerate(/status of 404/);
  const [ada, ben, cleo] = await Promise.all([
    join(newName('ada')),
    join(newName('ben')),
    join(newName('cleo')),
  ]);
  const [adas, bens, cleos] = await Promise.all([enter(ada), enter(ben), enter(cleo)]);
  const worry = `Awake again ${ada.username}`;

  await test.step('Ada shares it', async () => {
    const feed = new Feed(adas);
    await feed.open();
    await feed.startSharing();
    await feed.composer.share(worry);
    await expect(new Shell(adas).toast('Your worry has been shared!')).toBeVisible();
    await expect(feed.slip(worry).root).toBeVisible();
  });

  await test.step('Ben comments on it in the feed', async () => {
    const feed = new Feed(bens);
    await feed.open();
    const thread = new Comments(feed.slip(worry).root);
    await thread.toggle.click();
    await thread.write('So am I, every night');
    await expect(new Shell(bens).toast('Comment added successfully')).toBeVisible();
    await expect(thread.toggle).toHaveAccessibleName('Comments (1)');
  });

  await test.step('Cleo replies to Ben, and Ada replies to Cleo', async () => {
    await new Feed(cleos).open();
    await new Feed(cleos).slip(worry).ownPage.click();
    const theirs = Comments.on(cleos);
    await theirs.answer('So am I, every night', 'What helps you?');
    await expect(new Shell(cleos).toast('Reply added successfully')).toBeVisible();
    const own = await openPost(adas, cleos.url().split('/').at(-1) ?? '');
    await own.answer('What helps you?', 'Tea, and writing it down');
    await expect(own.heading).toHaveText('Comments (3)');
    await expect(adas.getByRole('list', { name: `Answers to ${cleo.username}` })).toContainText('Tea, and');
  });

  const address = cleos.url();
  const [adasThread, bensThread, cleosThread] = [Comments.on(adas), Comments.on(bens), Comments.on(cleos)];

  await test.step('Ben edits his comment, and the others read it', async () => {
    await bens.goto(address);
    await bensThread.slip('every night').edit.click();
    const editing = new CommentSlip(bensThread.slips.first());
    await editing.editor.fill('So am I, most nights');
    await editing.save.click();
    await expect(new Shell(bens).toast('Comment updated successfully')).toBeVisible();
    await cleos.reload();
    await expect(cleosThread.slip('So am I, most nights').root).toContainText('edited');
  });

  await test.step('Ben deletes it, and a stub with the replies remains', async () => {
    await bensThread.slip('most nights').delete.click();
    await new Shell(bens).choose('Delete comment');
    await expect(bensThread.stub).toHaveCount(1);
    await expect(new Shell(bens).toast('Comment deleted successfully')).toBeVisible();
    await cleos.reload();
    await expect(cleosThread.stub).toHaveCount(1);
    await expect(cleosThread.slips).toHaveCount(3);
    await expect(cleosThread.root).not.toContainText(ben.username);
    await bensThread.write('Never mind, and good night');
    await expect(bensThread.slip('Never mind').root).toBeVisible();
  });

  await test.step('Cleo and Ben follow Ada and find her in Following', async () => {
    for (const page of [cleos, bens]) {
      await new Profile(page).open(ada.username);
      await new Profile(page).follow.click();
      await expect(new Profile(page).unfollow).toBeVisible();
      await new Feed(page).open('?tab=following');
      await expect(new Feed(page).slip(worry).root).toBeVisible();
    }
    await new People(adas).openFollowers(ada.username);
    await expect(new People(adas).cards).toHaveCount(2);
    await expect(new People(adas).card(ben.username)).toBeVisible();
  });

  await test.step('Ada blocks Ben', async () => {
    await new Profile(adas).open(ben.username);
    await new Profile(adas).menu.block();
    await expect(new Shell(adas).toast(`You blocked @${ben.username}`)).toBeVisible();
  });

  await test.step('Ada does not see Ben on any screen', async () => {
    await adas.goto(address);
    await expect(adasThread.slip('Tea, and').root).toBeVisible();
    await expect(adasThread.root).not.toContainText('Never mind');
    await new People(adas).openFollowers(ada.username);
    await expect(new People(adas).cards).toHaveCount(1);
    await expect(new People(adas).card(cleo.username)).toBeVisible();
  });

  await test.step('Ben does not see Ada on any screen', async () => {
    const feed = new Feed(bens);
    for (const tab of ['', '?tab=following', '?tab=discover']) {
      await feed.open(tab);
      await expect(bens.getByRole('tabpanel')).toBeVisible();
      await expect(bens.locator('.pulse')).toHaveCount(0);
      await expect(feed.slip(worry).root).toHaveCount(0);
    }
    await bens.goto(address);
    await expect(new Shell(bens).heading).toHaveText('Post not found');
    for (const path of ['', '/followers', '/following']) {
      await bens.goto(`/profile/${ada.username}${path}`);
      await expect(new Shell(bens).heading).toHaveText('Profile Not Found');
    }
    await bens.goto(`/profile/${cleo.username}/following`);
    await expect(bens.getByText(`@${cleo.username} does not follow anyone yet`)).toBeVisible();
    await new Profile(bens).open(ben.username);
    await expect(new Profile(bens).count('Following')).toHaveText('0Following');
  });

  await test.step('Cleo still sees both', async () => {
    await cleos.goto(address);
    await expect(cleosThread.slip('Tea, and').root).toBeVisible();
    await expect(cleosThread.slip('Never mind').root).toBeVisible();
    await new MemberMenu(cleos, new Feed(cleos).slip(worry).menuButton).choose(/^Unfollow @/);
    await expect(new Shell(cleos).toast(`You no longer follow @${ada.username}`)).toBeVisible();
    await new Feed(cleos).open('?tab=following');
    await expect(cleos.getByText('Nothing from people you follow yet')).toBeVisible();
  });
});
