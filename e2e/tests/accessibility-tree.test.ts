import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { Analysis } from '../pages/analysis.ts';
import { Feed } from '../pages/feed.ts';
import { ExercisePage } from '../pages/wellness.ts';
import { accessibilityTreeOf } from '../support/accessibility-tree.ts';
import { type Account, comment, like, share } from '../support/account.ts';
import { emptyFeed, follow } from '../support/community.ts';
import { waitUntilLoaded } from '../support/layout.ts';
import { breathingExercise } from '../support/wellness.ts';

/**
 * What Chromium tells a screen reader about eleven states of ten screens is written down in docs/accessibility-trees.
 * `npm run trees -w @halved/e2e` writes the files anew; read the difference before it is committed.
 */
test('a screen reader gets the titles, landmarks, headings, names and live regions that are written down', async ({
  app,
  browserOf,
  enter,
  join,
  joinPremium,
}) => {
  test.slow();
  await emptyFeed(app);
  const [noor, sam] = await Promise.all([joinPremium(), join()]);
  await named(noor, 'Noor');
  await named(sam, 'Sam');
  const post = await share(noor, 'The results come on Monday', {
    longContent: 'I cannot think of anything else.',
  });
  const theirs = await share(sam, 'My father has stopped calling', { sensitive: true });
  const first = await comment(sam, post.id, 'Waiting is the worst part.');
  await comment(noor, post.id, 'Thank you, it is.', first.id);
  await like(sam, post.id);
  await like(noor, theirs.id);
  await follow(sam, noor);
  // What the machine reads in a worry changes with the model, and is not the subject here.
  await app.sql(
    `update analyses set category = 'health', subcategory = null, sentiment_score = -0.2, confidence = 0.9,
       keywords = array['results'], similar_count = 0 where post_id = $1`,
    [post.id],
  );
  await app.sql("update sessions set created_at = '2026-01-05T12:00Z' where user_id = $1", [noor.id]);

  const members = [noor, sam];
  const look = async (page: Page, name: string, who?: 'visitor' | 'member') => {
    await waitUntilLoaded(page);
    // The shell loads the switches of the device and the regions of messages after the page itself.
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('combobox')).toHaveCount(2);
    await expect(footer.locator('xpath=following::*[@role="status" or @role="alert"]')).toHaveCount(3);
    if (who === 'member') {
      await expect(page.getByRole('heading', { name: 'Quick Stats' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Notifications' })).toBeVisible();
    }
    const { shell, main } = await accessibilityTreeOf(page);
    expect.soft(masked(main, members)).toMatchSnapshot(`${name}.txt`);
    if (who) expect.soft(masked(shell, members)).toMatchSnapshot(`around-each-screen-of-a-${who}.txt`);
  };

  const visitor = await (await browserOf()).newPage();
  await visitor.goto('/');
  await look(visitor, 'landing', 'visitor');
  await visitor.goto('/register');
  await look(visitor, 'sign-up', 'visitor');
  await visitor.getByRole('button', { name: 'Create account' }).click();
  await expect(visitor.getByText('Please enter a valid email address')).toBeVisible();
  await look(visitor, 'sign-up-with-errors', 'visitor');

  const page = await enter(noor);
  await page.goto('/dashboard');
  await look(page, 'dashboard', 'member');
  const feed = new Feed(page);
  await feed.open();
  await look(page, 'feed', 'member');
  await feed.startSharing();
  await look(page, 'composer', 'member');
  const exercise = new ExercisePage(page);
  await exercise.open(breathingExercise);
  await exercise.start.click();
  await exercise.next.click();
  await exercise.button('Pause the circle').click();
  await look(page, 'exercise', 'member');
  await page.goto('/help');
  await look(page, 'help', 'member');
  await page.goto('/settings');
  await look(page, 'settings', 'member');
  await page.goto('/notifications');
  await look(page, 'notifications', 'member');
  const reader = await enter(sam);
  await reader.goto(`/posts/${post.id}`);
  const analysis = new Analysis(reader);
  await analysis.scrollToSimilar();
  await expect(analysis.fact('Language')).toBeVisible();
  await expect(analysis.similar.getByText('No similar worries yet')).toBeVisible();
  await look(reader, 'worry');
});

const named = ({ api }: Account, displayName: string) => api.auth.updateProfile.mutate({ displayName });

/** The text without the parts of the usernames that are new in every run. */
const masked = (text: string, members: Account[]) =>
  members.reduce((before, { username }) => before.replaceAll(username, 'member_1'), text);
