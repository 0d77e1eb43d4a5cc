import { expect, test } from '../fixtures.ts';
import { People, Profile } from '../pages/people.ts';
import { Shell } from '../pages/shell.ts';
import { newName } from '../support/account.ts';
import { follow } from '../support/community.ts';

test.describe('the lists of people', () => {
  test('show who follows somebody and whom they follow, page after page', async ({ app, join, enter }) => {
    const [me, friend] = await Promise.all([join(newName('me')), join(newName('friend'))]);
    await follow(me, friend);
    await app.sql(
      `with crowd as (
         insert into users (id, email, username, display_name, bio, password_hash)
         select gen_random_uuid(), 'crowd' || n || '_' || $2 || '@example.org', 'c' || n || '_' || $2,
           'Crowd ' || n, 'Quiet.', 'none'
         from generate_series(1, 25) n returning id)
       insert into follows (follower_id, followed_id) select id, $1 from crowd`,
      [me.id, me.username],
    );
    const page = await enter(me);
    const people = new People(page);
    await people.openFollowers(me.username);
    await expect(page).toHaveTitle(`Followers · @${me.username} · Halved`);
    await expect(people.cards).toHaveCount(20);
    await people.cards.last().scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 2_000);
    await expect(people.cards).toHaveCount(25);
    await people.list('Following').click();
    await expect(page).toHaveURL(`/profile/${me.username}/following`);
    await expect(new Shell(page).heading).toBeFocused();
    await expect(people.cards).toHaveCount(1);
    await people.menuOf(friend.username).choose(/^Unfollow @/);
    await expect(page.getByText('You do not follow anyone yet')).toBeVisible();
    await people.openFollowers(friend.username);
    await expect(page.getByText(`Nobody follows @${friend.username} yet`)).toBeVisible();
  });

  test('are reached from the numbers of a profile, by visitors too', async ({ page, join }) => {
    const [reader, author] = await Promise.all([join(), join()]);
    await follow(reader, author);
    await new Profile(page).open(author.username);
    await new Profile(page).count('Follower').getByRole('link').click();
    const card = new People(page).card(reader.username);
    await expect(card).toBeVisible();
    await expect(card.getByRole('button')).toHaveCount(0);
    // The whole card is a link, not only the name.
    await card.click({ position: { x: 5, y: 20 } });
    await expect(page).toHaveURL(`/profile/${reader.username}`);
  });

  test('of an unknown username show Profile Not Found', async ({ page, guard }) => {
    guard.tolerate(/status of 404/);
    await new People(page).openFollowers('nobody_by_this_name');
    await expect(new Shell(page).heading).toHaveText('Profile Not Found');
    await page.getByRole('link', { name: 'Go Home' }).click();
    await expect(page).toHaveURL('/');
  });
});
