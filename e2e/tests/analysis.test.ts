import { expect, test } from '../fixtures.ts';
import { Analysis } from '../pages/analysis.ts';
import { Composer } from '../pages/composer.ts';
import { Feed } from '../pages/feed.ts';
import { Shell } from '../pages/shell.ts';
import { Slip } from '../pages/slip.ts';
import { share } from '../support/account.ts';

const aboutRent = 'The rent goes up again in March, and half of my salary is gone with it already.';
const aboutWork = 'My boss wants overtime every weekend, and the deadline comes anyway.';

test('a worry is analysed at once and after an edit, and shows its analysis and similar worries on its page', async ({
  join,
  enter,
}) => {
  const [author, tenant] = await Promise.all([join(), join()]);
  const theirs = 'Half of my salary goes for the rent. I lie awake over it.';
  const like = await share(tenant, theirs);
  const page = await enter(author);
  const feed = new Feed(page);
  await feed.open();
  await feed.startSharing();
  await feed.composer.share(aboutRent);
  const slip = feed.slip(aboutRent).root.filter({ hasText: author.username });
  const tab = page.context().waitForEvent('page');
  await slip.getByRole('link', { name: 'Analysis (opens in a new tab)' }).click();

  const opened = new Analysis(await tab);
  await expect(opened.fact('What it is about')).toContainText('Finances');
  await expect(opened.fact('How it sounds').getByRole('img')).toHaveAccessibleName(/on a scale from −1 to 1/);
  await expect(opened.fact('Words that stand out')).toContainText('rent');
  const sureness = opened.fact('How sure the machine is').locator('[data-band]');
  await expect(sureness).toHaveText(/^(Very|Fairly|Somewhat|Not) sure$/);
  await expect(opened.fact('Language')).toContainText('English');
  await expect(opened.worry).toContainText(aboutRent);
  await opened.similarOne(theirs).click();
  await expect(opened.page).toHaveURL(`/posts/${like.id}`);
  await opened.page.goBack();
  await opened.back.click();

  const own = opened.page;
  const below = new Analysis(own);
  await expect(Slip.of(own, aboutRent).root).toBeVisible();
  await below.scrollToSimilar();
  await expect(below.similarOne(theirs)).toBeVisible();
  await expect(below.fact('What it is about')).toContainText('Finances');
  await Slip.of(own, aboutRent).choose('Edit Post');
  const shell = new Shell(own);
  const form = new Composer(own, shell.dialog);
  await form.words.fill(aboutWork);
  await form.save.click();
  await expect(shell.toast('Your post has been updated!')).toBeVisible();
  await expect(below.fact('What it is about')).toContainText('Work');
  await expect(below.similarOne(theirs)).toHaveCount(0);
  await below.again.click();
  await expect(shell.toast('This worry was analyzed')).toBeVisible();
  await expect(below.again).toBeFocused();
});

test('a private worry shows its analysis and no similar worries to its author, and does not exist for anybody else', async ({
  join,
  enter,
  guard,
}) => {
  guard.tolerate(/status of 404/);
  const [author, other] = await Promise.all([join(), join()]);
  const post = await share(author, aboutRent, { privacyLevel: 'private' });
  const page = await enter(author);
  const analysis = new Analysis(page);
  await page.goto(`/posts/${post.id}`);
  await analysis.scrollToSimilar();
  await expect(analysis.fact('What it is about')).toContainText('Finances');
  await expect(analysis.similar).toHaveCount(0);

  const theirs = new Analysis(await enter(other));
  await theirs.open(post.id);
  await expect(theirs.page.getByRole('heading', { name: 'Post not found' })).toBeVisible();
  await theirs.home.click();
  await expect(theirs.page).toHaveURL('/');
});

test('the built server analyses a text with every kind of character that people use', async ({ join }) => {
  const author = await join();
  const { id: postId } = await share(
    author,
    'Haven’t told my parents that I failed the exam. They’d only worry…',
  );
  const { keywords } = await author.api.analysis.get.query({ postId });
  expect(keywords).toContain('exam');
  expect(keywords).not.toContain('haven');
});

test('a worry whose topic the machine cannot tell says “Not sure” on a phone, in words and without a number', async ({
  join,
  enter,
}) => {
  const me = await join();
  const post = await share(me, 'We talked, and then it rained.');
  const page = await enter(me);
  await page.setViewportSize({ width: 360, height: 740 });
  const analysis = new Analysis(page);
  await analysis.open(post.id);
  await expect(analysis.fact('How sure the machine is').locator('[data-band]')).toHaveText('Not sure');
  await expect(analysis.panel).not.toContainText('%');
});
