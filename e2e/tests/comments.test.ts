import type { Page } from '@playwright/test';
import { expect, storeToken, test } from '../fixtures.ts';
import { Comments, openPost } from '../pages/comments.ts';
import { Feed } from '../pages/feed.ts';
import { Login } from '../pages/login.ts';
import { Shell } from '../pages/shell.ts';
import { comment, expiredToken, share } from '../support/account.ts';

/** Answers the calls of a page with this method and path with a failure of the server. */
const refuse = (page: Page, method: string, path: string) =>
  page.route(path, (route) =>
    route.request().method() === method ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  );

test('everybody can read a comment and a reply to it', async ({ join, enter, page }) => {
  const [author, reader] = await Promise.all([join(), join()]);
  const words = `Too much at once ${author.username}`;
  const post = await share(author, words);
  const theirs = await enter(reader);
  const feed = new Feed(theirs);
  await feed.open();
  const thread = new Comments(feed.slip(words).root);
  await expect(thread.toggle).toHaveText('Comments');
  await thread.toggle.click();
  await thread.write('I know this feeling.');
  await expect(new Shell(theirs).toast('Comment added successfully')).toBeVisible();
  await expect(thread.slip('I know this feeling.').root).toBeVisible();
  await expect(thread.toggle).toHaveAccessibleName('Comments (1)');
  await expect(thread.words).toHaveValue('');

  const own = await enter(author);
  const mine = await openPost(own, post.id);
  await expect(mine.heading).toHaveText('Comments (1)');
  await mine.answer('I know this feeling.', 'Thank you for saying so.');
  await expect(new Shell(own).toast('Reply added successfully')).toBeVisible();
  await expect(mine.heading).toHaveText('Comments (2)');
  await expect(mine.slip('Thank you for saying so.').root).toContainText('Shared this worry');
  await expect(mine.slip('I know this feeling.').answer).toBeFocused();

  await openPost(page, post.id);
  const visitor = Comments.on(page);
  const answers = page.getByRole('list', { name: `Answers to ${reader.username}` });
  await expect(answers).toContainText('Thank you for saying so.');
  await expect(visitor.root.getByText('Please log in to comment')).toBeVisible();
});

test('a member edits and deletes a comment, which leaves a stub if it has a reply', async ({
  join,
  enter,
}) => {
  const [author, reader] = await Promise.all([join(), join()]);
  const post = await share(author, 'Read by two');
  const first = await comment(reader, post.id, 'Frist words');
  await comment(author, post.id, 'An answer to it', first.id);
  const alone = await comment(reader, post.id, 'Without an answer');
  const page = await enter(reader);
  const shell = new Shell(page);
  const thread = await openPost(page, post.id);

  await thread.slip('Frist words').edit.click();
  const editing = thread.slips.first();
  await expect(editing.getByRole('textbox')).toBeFocused();
  await editing.getByRole('textbox').fill('First words');
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(shell.toast('Comment updated successfully')).toBeVisible();
  await expect(thread.slip('First words').root).toContainText('edited');
  await expect(thread.slip('First words').edit).toBeFocused();

  await thread.slip('First words').delete.click();
  await expect(shell.dialog).toContainText('Are you sure you want to delete this comment?');
  await shell.dialog.getByText('Cancel').click();
  await expect(thread.slip('First words').delete).toBeFocused();
  await thread.slip('First words').delete.click();
  await shell.choose('Delete comment');
  await expect(shell.toast('Comment deleted successfully').first()).toBeVisible();
  await expect(thread.stub).toBeFocused();
  await expect(thread.slip('An answer to it').root).toBeVisible();
  await expect(thread.heading).toHaveText('Comments (2)');

  await thread.slip('Without an answer').delete.click();
  await shell.choose('Delete comment');
  await expect(thread.slip('Without an answer').root).toHaveCount(0);
  await expect(thread.slip('An answer to it').root).toBeFocused();
  await expect(shell.toast('Your comment will be deleted.')).toHaveCount(0);
  const isThere = () =>
    author.api.comments.get.query({ id: alone.id }).then(
      () => true,
      () => false,
    );
  await expect.poll(isThere).toBe(false);
  await page.reload();
  await expect(thread.stub).toHaveCount(1);
  await expect(thread.slips).toHaveCount(2);
  await expect(thread.heading).toHaveText('Comments (1)');
});

test('a comment that the server rejects disappears, and its words return to the form', async ({
  join,
  enter,
  guard,
}) => {
  guard.tolerate(/status of 500|answer 500/);
  const author = await join();
  const post = await share(author, 'Refused by turns');
  const known = await comment(author, post.id, 'Here from before');
  const page = await enter(author);
  const shell = new Shell(page);
  const thread = await openPost(page, post.id);
  await refuse(page, 'POST', '**/api/comments/post/*');
  await refuse(page, 'PUT', `**/api/comments/${known.id}`);
  await refuse(page, 'DELETE', `**/api/comments/${known.id}`);

  await thread.write('Not yet');
  await expect(shell.toast('Failed to add comment')).toBeVisible();
  await expect(thread.words).toHaveValue('Not yet');
  await expect(thread.slips).toHaveCount(1);
  await expect(thread.heading).toHaveText('Comments (1)');

  await thread.answer('Here from before', 'Nor this');
  await expect(shell.toast('Failed to add reply')).toBeVisible();
  await expect(thread.answerWords).toHaveValue('Nor this');

  await thread.slip('Here from before').edit.click();
  await thread.slips.getByRole('textbox').fill('Changed in vain');
  await thread.slips.getByRole('button', { name: 'Save' }).click();
  await expect(shell.toast('Failed to update comment')).toBeVisible();
  await expect(thread.slips.getByRole('textbox')).toHaveValue('Changed in vain');
  await thread.slips.getByRole('button', { name: 'Cancel' }).click();
  await shell.choose('Throw it away');

  await thread.slip('Here from before').delete.click();
  await shell.choose('Delete comment');
  await expect(shell.toast('Failed to delete comment')).toBeVisible();
  await expect(thread.slip('Here from before').root).toBeVisible();
  await expect(thread.heading).toHaveText('Comments (1)');
});

test('half-written comments survive a reload, and a half-written reply survives the login', async ({
  app,
  join,
  enter,
  guard,
}) => {
  guard.tolerate(/status of 401/);
  const author = await join();
  const post = await share(author, `Interrupted ${author.username}`);
  await comment(author, post.id, 'Here from before');
  const page = await enter(author);
  const thread = await openPost(page, post.id);
  await thread.words.fill('Half a comment, and');
  await thread.slip('Here from before').answer.click();
  await thread.answerWords.fill('half an answer');
  await page.reload();
  await expect(thread.words).toHaveValue('Half a comment, and');
  await expect(thread.answerWords).toHaveValue('half an answer');
  await expect(thread.restored).toHaveCount(2);

  await new Feed(page).open();
  const inFeed = new Comments(new Feed(page).slip(`Interrupted ${author.username}`).root);
  await expect(inFeed.answerWords, 'what waits is open in the feed').toHaveValue('half an answer');

  await openPost(page, post.id);
  await expect(thread.answerWords).toHaveValue('half an answer');
  await app.sql('update sessions set ended_at = now() where user_id = $1', [author.id]);
  await storeToken(page, expiredToken(author, app.tokenSecret));
  await thread.submitAnswer.click();
  await expect(page).toHaveURL(/\/login\?return=/);
  await new Login(page).signIn(author);
  await expect(page).toHaveURL(new RegExp(`/posts/${post.id}`));
  await expect(thread.answerWords).toHaveValue('half an answer');
  await thread.submitAnswer.click();
  await expect(thread.slip('half an answer').root).toBeVisible();
  await expect(thread.answerWords).toHaveCount(0);
});

test('a visitor’s half-written comment is still there after the login', async ({ join, page }) => {
  const author = await join();
  const post = await share(author, 'Open to all');
  const thread = await openPost(page, post.id);
  await thread.words.fill('From outside');
  await thread.logIn.click();
  await new Login(page).signIn(author);
  await expect(page).toHaveURL(new RegExp(`/posts/${post.id}`));
  await expect(thread.words).toHaveValue('From outside');
  await thread.submit.click();
  await expect(thread.slip('From outside').root).toBeVisible();
});

test('a double click creates one comment, and so does a retry after a lost response', async ({
  app,
  join,
  enter,
  guard,
}) => {
  guard.tolerate(/ERR_CONNECTION_RESET/);
  const author = await join();
  const post = await share(author, 'Twice');
  const page = await enter(author);
  const thread = await openPost(page, post.id);
  const storedComments = () => app.sql('select id from comments where post_id = $1', [post.id]);
  await thread.words.fill('Only once');
  await thread.submit.dblclick();
  await expect(new Shell(page).toast('Comment added successfully')).toBeVisible();
  await expect(thread.slips).toHaveCount(1);
  expect(await storedComments()).toHaveLength(1);

  let tries = 0;
  await page.route('**/api/comments/post/*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    tries += 1;
    if (tries > 1) return route.continue();
    // The server receives the comment, but its response is lost.
    await route.fetch();
    return route.abort('connectionreset');
  });
  await thread.write('Lost on the way back');
  // The client retries the request by itself, as for a sleeping server.
  await expect.poll(() => tries).toBe(2);
  await expect(thread.slip('Lost on the way back').sending).toBeHidden();
  await expect(thread.words).toHaveValue('');
  await expect(thread.slip('Lost on the way back').root).toHaveCount(1);
  expect(await storedComments()).toHaveLength(2);
});

test('a worry whose comments are switched off says so, and they stay readable', async ({ join, enter }) => {
  const author = await join();
  const post = await share(author, 'Closed later');
  await comment(author, post.id, 'Here from before');
  await author.api.posts.update.mutate({ id: post.id, commentsEnabled: false });
  const thread = await openPost(await enter(author), post.id);
  await expect(thread.slip('Here from before').root).toBeVisible();
  await expect(thread.root.getByText('Comments are disabled for this post')).toBeVisible();
  await expect(thread.words).toHaveCount(0);
});

test('on a phone a long comment is in view once it is sent, although its box shrinks', async ({
  join,
  enter,
}) => {
  const [author, writer] = await Promise.all([join(), join()]);
  const post = await share(author, 'Tell me how it was');
  const page = await enter(writer, { viewport: { width: 360, height: 740 } });
  const thread = await openPost(page, post.id);
  await thread.write('It became a little lighter each evening. '.repeat(20));
  await expect(thread.slip('It became').root).toBeInViewport({ ratio: 0.5 });
});
