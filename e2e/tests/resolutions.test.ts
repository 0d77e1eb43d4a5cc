import { expect, test } from '../fixtures.ts';
import { Dashboard } from '../pages/dashboard.ts';
import { Feed } from '../pages/feed.ts';
import { Bell } from '../pages/notifications.ts';
import { ResolutionForm, resolutionOn, Stories } from '../pages/resolutions.ts';
import { Shell } from '../pages/shell.ts';
import { Slip } from '../pages/slip.ts';
import { comment, resolve, share } from '../support/account.ts';
import { choose, isGone, later, openFeed } from '../support/asleep.ts';
import { violationsOn } from '../support/axe.ts';
import { shown } from '../support/clock.ts';
import { overflowOf } from '../support/layout.ts';
import { sleepNoise, sleepOn, wakeUp } from '../support/sleep.ts';

test('everybody sees that a worry is resolved, its story and its changes, and that the worry is reopened', async ({
  join,
  enter,
}) => {
  test.slow();
  const [author, friend] = await Promise.all([join(), join()]);
  const words = `The results come soon ${author.username}`;
  const story = `It was nothing, after all ${author.username}`;
  const { id } = await share(author, words);
  await comment(friend, id, 'I hope they are good.');
  const [own, theirs] = await Promise.all([enter(author), enter(friend)]);
  const [shell, slip, form] = [new Shell(own), Slip.of(own, words), new ResolutionForm(own)];
  const [stories, bell] = [new Stories(theirs), new Bell(theirs)];

  await test.step('a resolution without a method is rejected, and the typed text survives a reload', async () => {
    await own.goto(`/posts/${id}`);
    await slip.choose('Mark as Resolved');
    await form.submit.click();
    await expect(form.root.getByText('Please add at least one coping method')).toBeVisible();
    await expect(form.methods.first()).toBeFocused();
    await form.fill('Walking by the river', story, 4);
    await own.reload();
    await slip.choose('Mark as Resolved');
    await expect(form.restored).toBeVisible();
    await expect(form.star(4)).toBeChecked();
    await form.submit.click();
  });

  await test.step('the disc is full, and the page shows the resolution', async () => {
    await expect(shell.toast('Your worry is marked as resolved.')).toBeVisible();
    await expect(form.root).toBeHidden();
    await expect(slip.menuButton).toBeFocused();
    await expect(slip.root).toContainText('Resolved');
    await expect(slip.root.locator('[data-half-disc=full]')).toBeVisible();
    await expect(resolutionOn(own)).toContainText(story);
    await expect(resolutionOn(own).getByRole('list', { name: 'What helped' })).toHaveText(
      'Walking by the river',
    );
    await expect(resolutionOn(own).getByRole('img', { name: 'Helped: 4 of 5 stars' })).toBeVisible();
  });

  await test.step('the commenter is notified and finds the story in the list', async () => {
    await stories.open(`?q=${author.username}`);
    await expect(stories.slip(story)).toContainText('Walking by the river');
    await expect(bell.unread(1)).toBeVisible();
    await bell.button.click();
    await expect(bell.rows).toContainText('resolved a worry that you commented on');
    await bell.button.click();
    await stories.worry(story).click();
    await expect(theirs).toHaveURL(`/posts/${id}`);
    await expect(resolutionOn(theirs)).toContainText(story);
  });

  await test.step('the worry is on its author’s profile under the resolved worries', async () => {
    await theirs.goto(`/profile/${author.username}`);
    await theirs.getByRole('tab', { name: 'Resolved' }).click();
    await expect(theirs.getByRole('tabpanel', { name: 'Resolved' }).getByRole('article')).toContainText(
      story,
    );
  });

  await test.step('the worry counts as resolved on the dashboard', async () => {
    await shell.go('Dashboard');
    await expect(new Dashboard(own).cards.filter({ hasText: 'Resolved' })).toHaveText('1Resolved');
    await expect(new Dashboard(own).panel('Your Progress')).toContainText('Total Shared1Resolved1');
    await own.goBack();
  });

  await test.step('the author adds a method', async () => {
    await slip.choose('Edit the resolution');
    await expect(form.story).toHaveValue(story);
    await expect(form.submit).toHaveAttribute('aria-disabled', 'true');
    await form.add.click();
    await form.methods.last().fill('Tea');
    await form.submit.click();
    await expect(shell.toast('Your resolution has been updated.')).toBeVisible();
    await expect(resolutionOn(own).getByRole('listitem')).toHaveText(['Walking by the river', 'Tea']);
  });

  await test.step('the author reopens the worry after a question, and the story is gone', async () => {
    await slip.choose('Mark as Unresolved');
    await expect(shell.dialog).toContainText('Mark this worry as unresolved?');
    await shell.choose('Mark as Unresolved');
    await expect(shell.toast('Your worry is marked as unresolved.')).toBeVisible();
    await expect(slip.root).toContainText('Being shared');
    await expect(resolutionOn(own)).toHaveCount(0);
    await shell.go('Dashboard');
    await expect(new Dashboard(own).cards.filter({ hasText: 'Resolved' })).toHaveText('0Resolved');
    await stories.open(`?q=${author.username}`);
    await expect(stories.main).toContainText('No stories here yet');
    await expect(new Shell(theirs).navigation).toBeVisible();
    await bell.button.click();
    await expect(bell.panel).toBeVisible();
    await expect(bell.panel).not.toContainText('resolved a worry');
  });
});

test('only its author sees the story of a private worry, on its page and not among the stories', async ({
  join,
  enter,
}) => {
  const author = await join();
  const resolution = { copingMethods: ['Tea'], resolutionStory: `Nobody reads this ${author.username}` };
  const { id } = await share(author, 'Only mine', { privacyLevel: 'private' });
  await resolve(author, id, resolution);
  const page = await enter(author);
  await new Stories(page).open(`?q=${author.username}`);
  await expect(new Stories(page).main).toContainText('No stories here yet');
  await page.goto(`/posts/${id}`);
  await expect(resolutionOn(page)).toContainText(resolution.resolutionStory);
});

test('a half-written resolution survives going back, and can replace one that was made in another window', async ({
  join,
  enter,
  guard,
}) => {
  guard.tolerate(/status of 409/);
  const author = await join();
  const words = `In two windows ${author.username}`;
  const { id } = await share(author, words);
  const page = await enter(author);
  const [feed, form, shell] = [new Feed(page), new ResolutionForm(page), new Shell(page)];
  await feed.open();
  await feed.slip(words).ownPage.click();
  await expect(shell.heading).not.toHaveText('Community Feed');
  await Slip.of(page, words).choose('Mark as Resolved');
  await form.methods.first().fill('Sleeping on it');
  await page.goBack();
  await expect(shell.heading).toHaveText('Community Feed');
  await feed.slip(words).choose('Mark as Resolved');
  await expect(form.methods).toHaveValue('Sleeping on it');
  await resolve(author, id, { copingMethods: ['Told in another window'] });
  await form.submit.click();
  await expect(form.root).toContainText('Told in another window');
  await expect(feed.slip(words).root).toContainText('Resolved');
  await form.submit.click();
  await expect(shell.toast('Your resolution has been updated.')).toBeVisible();
  expect((await author.api.resolutions.get.query({ postId: id })).copingMethods).toEqual(['Sleeping on it']);
});

test('a resolution sent to a sleeping server is created once when it wakes, although the response is lost', async ({
  app,
  join,
  enter,
  guard,
}) => {
  guard.tolerate(sleepNoise);
  guard.tolerate(/status of 409/);
  const author = await join();
  const words = `Before it slept ${author.username}`;
  const { id } = await share(author, words);
  const page = await enter(author);
  const [feed, form] = [await openFeed(page, words), new ResolutionForm(page)];
  await choose(page, feed.slip(words).menuButton, 'Mark as Resolved');
  await shown(form.methods.first());
  await form.methods.first().fill('Sleeping on it');
  const server = await sleepOn(page, '**/api/resolutions/**', 'loses');
  await form.submit.click();
  await shown(form.root.getByText(later));
  await expect(feed.slip(words).root).toContainText('Resolved');
  await wakeUp(page, server);
  await shown(new Shell(page).toast('Your worry is marked as resolved.'));
  await isGone(page, form.root);
  expect(server.reached).toEqual(
    Array.from({ length: 2 }, () => `POST /api/resolutions/posts/${id}/resolve`),
  );
  expect(await app.sql('select coping_methods from resolutions where post_id = $1', [id])).toEqual([
    { coping_methods: ['Sleeping on it'] },
  ]);
});

test('a worry is resolved by keyboard alone on a small screen, and axe finds nothing', async ({
  join,
  enter,
}) => {
  const [author, other] = await Promise.all([join(), join()]);
  const about = 'I have an exam on Thursday and I cannot sleep because of it.';
  for (const n of [1, 2]) {
    const { id } = await share(other, `${about} ${n}`);
    await resolve(other, id, { copingMethods: ['A plan for each day'], resolutionStory: 'It went well.' });
  }
  const { id } = await share(author, about);
  const page = await enter(author, { viewport: { width: 320, height: 640 }, colorScheme: 'dark' });
  const [shell, form] = [new Shell(page), new ResolutionForm(page)];
  await page.goto(`/posts/${id}`);
  const slip = Slip.of(page, about);
  // This is the size of a window of 1280 × 1024 pixels at a zoom of 400 %. The menu scrolls to entries that do not fit.
  await page.setViewportSize({ width: 320, height: 256 });
  await slip.menuButton.press('Enter');
  await expect(slip.menu.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(slip.menu.getByRole('menuitem').last()).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 320, height: 640 });
  await slip.choose('Mark as Resolved');
  await form.methods.first().press('Enter');
  await expect(form.methods).toHaveCount(2);
  await expect(form.methods.nth(1)).toBeFocused();
  await page.keyboard.type('A walk');
  await form.suggestion('A plan for each day').press('Space');
  await expect(form.methods.first()).toHaveValue('A plan for each day');
  await expect(form.suggestion('A plan for each day')).toHaveAttribute('aria-pressed', 'true');
  await form.root.getByRole('button', { name: 'Remove coping method 2' }).press('Enter');
  await expect(form.methods).toHaveCount(1);
  await expect(form.methods).toBeFocused();
  await form.star(1).press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(form.star(3)).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(form.star(3)).not.toBeChecked();
  await expect(form.star(1)).toBeFocused();
  await form.story.fill('x'.repeat(2_001));
  await form.submit.press('Enter');
  await expect(form.root.getByText('The story must be less than 2,000 characters')).toBeVisible();
  await expect(form.story).toBeFocused();
  expect(await violationsOn(page)).toEqual([]);
  expect(await overflowOf(page)).toEqual([]);
  await form.story.fill('');
  await form.submit.press('Enter');
  await expect(shell.toast('Your worry is marked as resolved.')).toBeVisible();
  await expect(resolutionOn(page)).toContainText('A plan for each day');
});
