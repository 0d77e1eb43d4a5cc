import { expect, test } from '../fixtures.ts';
import { Composer } from '../pages/composer.ts';
import { Feed } from '../pages/feed.ts';
import { Shell } from '../pages/shell.ts';
import { share } from '../support/account.ts';
import { visitorCacheExpired } from '../support/community.ts';
import { startJob } from '../support/jobs.ts';

test.describe('the owner of a worry', () => {
  test('edits it, only the changed fields are saved, and everybody sees the change', async ({
    join,
    enter,
    page,
  }) => {
    const author = await join();
    const words = `Before ${author.username}`;
    const after = `After ${author.username}`;
    await share(author, words);
    const own = await enter(author);
    const feed = new Feed(own);
    const shell = new Shell(own);
    await feed.open();
    await feed.slip(words).choose('Edit Post');
    const form = new Composer(own, shell.dialog);
    await expect(form.words).toHaveValue(words);
    await expect(form.save).toHaveAttribute('aria-disabled', 'true');
    await form.words.fill(after);
    await form.privacy('Friends').check();
    await form.comments.uncheck();
    await form.save.click();
    await expect(shell.toast('Your post has been updated!')).toBeVisible();
    await expect(shell.dialog).toBeHidden();
    await expect(feed.slip(after).root).toContainText('Friends');
    await expect(feed.slip(after).menuButton).toBeFocused();

    const visitor = new Feed(page);
    const forAll = `For all ${author.username}`;
    await share(author, forAll);
    await visitorCacheExpired();
    await visitor.open();
    await expect(visitor.slip(forAll).root).toBeVisible();
    await expect(visitor.slip(after).root).toHaveCount(0);
  });

  test('adds blog content, changes it, and removes it after a question', async ({ join, enter }) => {
    const author = await join();
    const words = `With a blog ${author.username}`;
    await share(author, words);
    const page = await enter(author);
    const feed = new Feed(page);
    const shell = new Shell(page);
    const slip = feed.slip(words);
    const text = shell.dialog.getByRole('textbox', { name: 'Blog content' });
    const save = shell.dialog.getByRole('button', { name: 'Save' });
    await feed.open();

    await slip.choose('Add Blog Content');
    await text.fill('   ');
    await text.blur();
    await expect(shell.dialog.getByText('Blog content cannot be empty')).toBeVisible();
    await text.fill(`It began in spring.\n\n${'And on. '.repeat(1_130)}`);
    await expect(shell.dialog.getByText(/^90\d\d\/10000$/)).toBeVisible();
    await text.fill('It began in spring.\n\nThen came summer.');
    await save.click();
    await expect(shell.toast('Blog content added!')).toBeVisible();
    await slip.readMore.click();
    await expect(slip.root.getByText('Then came summer.')).toBeVisible();

    await slip.choose('Edit Blog Content');
    await text.fill('It began in autumn.');
    await save.click();
    await expect(shell.toast('Blog content updated!')).toBeVisible();

    await slip.choose('Edit Blog Content');
    await shell.choose('Remove blog content');
    await expect(page.getByText('Are you sure you want to remove the blog content?')).toBeVisible();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(shell.toast('Blog content removed')).toBeVisible();
    await expect(slip.readMore).toBeHidden();
  });

  test('edits a long text from a list without losing any of it', async ({ app, join, enter }) => {
    const author = await join();
    const words = `At length ${author.username}`;
    const long = `${'It began in spring, and it goes on. '.repeat(40)}This is how it ends.`;
    const { id } = await share(author, words);
    await app.sql('update posts set long_content = $1 where id = $2', [long, id]);
    const stored = () => app.sql('select short_content, long_content from posts where id = $1', [id]);
    const page = await enter(author);
    const feed = new Feed(page);
    const shell = new Shell(page);
    const slip = feed.slip(words);
    const text = shell.dialog.getByRole('textbox', { name: 'Blog content' });
    const save = shell.dialog.getByRole('button', { name: 'Save' });
    await feed.open();

    await slip.readMore.click();
    await expect(slip.root.getByText('This is how it ends.')).toBeVisible();
    await page.reload();

    await slip.choose('Edit Post');
    const form = new Composer(page, shell.dialog);
    await form.words.fill(`${words}, edited`);
    await form.save.click();
    await expect(shell.toast('Your post has been updated!')).toBeVisible();
    expect(await stored()).toEqual([{ short_content: `${words}, edited`, long_content: long }]);
    await page.reload();

    await slip.choose('Edit Blog Content');
    await expect(text).toHaveValue(long);
    await text.fill(`${long} And after.`);
    await save.click();
    await expect(shell.toast('Blog content updated!')).toBeVisible();
    expect(await stored()).toEqual([
      { short_content: `${words}, edited`, long_content: `${long} And after.` },
    ]);
    await page.reload();

    await slip.ownPage.click();
    await expect(page.getByText('This is how it ends. And after.')).toBeVisible();
  });

  test('deletes it after a question, and then nobody sees it', async ({ join, enter, page, guard }) => {
    guard.tolerate(/status of 404/);
    const author = await join();
    const words = `Soon gone ${author.username}`;
    const post = await share(author, words);
    const own = await enter(author);
    const feed = new Feed(own);
    const shell = new Shell(own);
    await feed.open();
    await feed.slip(words).choose('Delete Post');
    await expect(shell.dialog).toContainText('Are you sure you want to delete this post?');
    await expect(shell.dialog.getByText('Cancel')).toBeFocused();
    await shell.dialog.getByText('Cancel').click();
    await expect(feed.slip(words).root).toBeVisible();
    await feed.slip(words).choose('Delete Post');
    await shell.choose('Delete Post');
    await expect(shell.focused).toHaveCount(1);
    await expect(shell.toast('Post deleted successfully')).toBeVisible();
    await expect(feed.slip(words).root).toHaveCount(0);
    await page.goto(`/posts/${post.id}`);
    await expect(page.getByText('Post not found')).toBeVisible();
  });

  test('sees it again when the server rejects the deletion', async ({ join, enter, guard }) => {
    guard.tolerate(/status of 500|answer 500/);
    const author = await join();
    const words = `Not gone ${author.username}`;
    await share(author, words);
    const page = await enter(author);
    const feed = new Feed(page);
    await page.route('**/api/posts/*', (route) =>
      route.request().method() === 'DELETE' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
    );
    await feed.open();
    await feed.slip(words).choose('Delete Post');
    await new Shell(page).choose('Delete Post');
    await expect(new Shell(page).toast('Failed to delete post')).toBeVisible();
    await expect(feed.slip(words).root).toBeVisible();
  });

  test('schedules it, and the server publishes it at its time', async ({
    app,
    join,
    enter,
    page: visitor,
  }) => {
    const author = await join();
    const words = `For tomorrow ${author.username}`;
    const page = await enter(author);
    const feed = new Feed(page);
    await feed.open();
    await feed.startSharing();
    await feed.composer.write(words);
    await feed.composer.later.check();
    const min = await feed.composer.when.getAttribute('min');
    expect(Date.parse(`${min}Z`)).toBeGreaterThan(Date.now() - 120_000);
    await feed.composer.when.fill('2020-01-01T10:00');
    await feed.composer.when.blur();
    await expect(page.getByText('Please choose a time that is still to come')).toBeVisible();
    await feed.composer.when.fill(`${new Date().getUTCFullYear() + 1}-06-01T10:30`);
    await feed.composer.submit.click();
    await expect(new Shell(page).toast('Until then you find it on your profile.')).toBeVisible();

    await page.goto(`/profile/${author.username}`);
    const draft = feed.slip(words).root;
    await expect(draft).toContainText('Draft');
    await expect(draft).toContainText('Scheduled');
    await visitor.goto(`/profile/${author.username}`);
    await expect(visitor.getByText('Nothing here that you can see')).toBeVisible();

    await app.sql("update posts set scheduled_for = now() - interval '1 second' where user_id = $1", [
      author.id,
    ]);
    await startJob(app, 'publish-posts');
    await expect
      .poll(
        () => app.sql('select 1 from posts where user_id = $1 and published_at is not null', [author.id]),
        // A worker in a process of its own finds the start with its next look.
        { timeout: 20_000 },
      )
      .toHaveLength(1);
    await page.reload();
    await expect(draft).not.toContainText('Draft');
    await expect(draft).not.toContainText('Scheduled');
    await visitorCacheExpired();
    await new Feed(visitor).open();
    await expect(new Feed(visitor).slip(words).root).toBeVisible();
  });
});
