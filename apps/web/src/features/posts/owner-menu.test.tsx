import type { Post } from '@halved/shared/contract/posts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { getQueryKey } from '@trpc/react-query';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '../../lib/cache/query-client.ts';
import { trpc } from '../../lib/server/trpc.ts';
import { endUndo, endUndoOnLeaving } from '../../lib/state/toast.ts';
import { draftNames, writeDraft } from '../../lib/writing/drafts.ts';
import { data, refusal, stubApi } from '../../testing/api.ts';
import { aPage, aPost, aUser, authoredBy } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { PostCard } from './post-card.tsx';
import { editDraft } from './post-draft.ts';
import { PostList } from './post-list.tsx';
import { useAllFeed } from './use-feeds.ts';

const me = aUser();
const post = aPost({ ...authoredBy(me), shortContent: 'First words' });

beforeAll(prepareTexts);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

function Feed() {
  const { pages } = useAllFeed('all');
  const card = (cardPost: Post) => <PostCard post={cardPost} viewerId={me.id} />;
  return <PostList pages={pages} card={card} empty="nothing yet" onRefresh={() => undefined} />;
}

function open(handlers: Record<string, () => Response>, listedPost = post, client = createQueryClient()) {
  const calls = stubApi({ 'GET /api/posts/prompts': () => data({ prompts: [] }), ...handlers });
  const key = getQueryKey(trpc.posts.list, { limit: 20 }, 'infinite');
  client.setQueryData(key, { pages: [aPage([listedPost])], pageParams: [null] });
  renderApp(<Feed />, { user: me, client });
  return calls;
}

async function choose(name: string) {
  fireEvent.click(screen.getByRole('button', { name: 'Actions for this worry' }));
  fireEvent.click(await screen.findByRole('menuitem', { name }));
}

async function write(label: string, value: string) {
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  const save = screen.getByRole('button', { name: 'Save' });
  await waitFor(() => expect(save.getAttribute('aria-disabled')).toBeNull());
  fireEvent.click(save);
}

test('an edit of a post sends only what changed, and shows in the list', async () => {
  const calls = open({
    [`PUT /api/posts/${post.id}`]: () => data({ ...post, shortContent: 'Other words' }),
  });
  await choose('Edit Post');
  await write('Your worry', 'Other words');
  await screen.findByText('Your post has been updated!');
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ shortContent: 'Other words' });
  expect(screen.getByRole('article').textContent).toContain('Other words');
});

test('a refused edit of a post is undone, and the dialog keeps what was typed', async () => {
  open({ [`PUT /api/posts/${post.id}`]: () => refusal(500, 'INTERNAL', '') });
  await choose('Edit Post');
  await write('Your worry', 'Other words');
  // The message shows once beside the form, and once among the messages of the page behind the dialog.
  await waitFor(() => expect(screen.getAllByText('Failed to update post')).toHaveLength(2));
  expect(screen.getByRole('article').textContent).toContain('First words');
  expect(screen.getByLabelText('Your worry')).toHaveProperty('value', 'Other words');
});

test('blog content is added, and cannot be saved unchanged', async () => {
  open({
    [`POST /api/posts/${post.id}/blog`]: () => data({ ...post, longContent: 'It began in spring.' }),
  });
  await choose('Add Blog Content');
  expect((await screen.findByRole('button', { name: 'Save' })).getAttribute('aria-disabled')).toBe('true');
  await write('Blog content', 'It began in spring.');
  await screen.findByText('Blog content added!');
  expect(screen.getByRole('button', { name: 'Read more' })).toBeTruthy();
});

const truncatedPost = { ...post, longContent: 'It began in spring', longContentTruncated: true };
const wholePost = { ...post, longContent: 'It began in spring, and went on.' };

test('editing blog content loads the part that the list does not contain', async () => {
  const calls = open(
    {
      [`GET /api/posts/${post.id}`]: () => data(wholePost),
      [`POST /api/posts/${post.id}/blog`]: () =>
        data({ ...wholePost, longContent: `${wholePost.longContent} Still.` }),
    },
    truncatedPost,
  );
  await choose('Edit Blog Content');
  expect(await screen.findByLabelText('Blog content')).toHaveProperty('value', wholePost.longContent);
  await write('Blog content', `${wholePost.longContent} Still.`);
  await screen.findByText('Blog content updated!');
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    longContent: `${wholePost.longContent} Still.`,
  });
});

test('blog content that cannot be loaded whole cannot be edited', async () => {
  open({ [`GET /api/posts/${post.id}`]: () => refusal(404, 'NOT_FOUND', '') }, truncatedPost);
  await choose('Edit Blog Content');
  await screen.findByText('Failed to load post');
  expect(screen.queryByLabelText('Blog content')).toBeNull();
});

test('a refused edit keeps the whole blog content on the post’s own page', async () => {
  const client = createQueryClient();
  const postKey = getQueryKey(trpc.posts.get, { id: post.id }, 'query');
  client.setQueryData(postKey, wholePost);
  open({ [`PUT /api/posts/${post.id}`]: () => refusal(500, 'INTERNAL', '') }, truncatedPost, client);
  await choose('Edit Post');
  await write('Your worry', 'Other words');
  await waitFor(() => expect(screen.getAllByText('Failed to update post')).toHaveLength(2));
  expect(client.getQueryData(postKey)).toEqual(wholePost);
});

test('emptied blog content says that it cannot be empty', async () => {
  open({}, { ...post, longContent: 'It began in spring.' });
  await choose('Edit Blog Content');
  const field = await screen.findByLabelText('Blog content');
  fireEvent.change(field, { target: { value: ' ' } });
  fireEvent.blur(field);
  await screen.findByText('Blog content cannot be empty');
});

test('a removal of blog content that is refused says so in the dialog', async () => {
  open(
    { [`DELETE /api/posts/${post.id}/blog`]: () => refusal(500, 'INTERNAL', 'x') },
    { ...post, longContent: 'It began in spring.' },
  );
  await choose('Edit Blog Content');
  fireEvent.click(await screen.findByRole('button', { name: 'Remove blog content' }));
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.getAllByText(/Failed to/)).toHaveLength(2));
  expect(screen.getAllByText(/Failed to/).map(({ textContent }) => textContent)).toEqual([
    'Failed to remove blog content',
    'Error: Failed to remove blog content',
  ]);
});

test('blog content is removed after asking', async () => {
  open(
    { [`DELETE /api/posts/${post.id}/blog`]: () => data(post) },
    { ...post, longContent: 'It began in spring.' },
  );
  await choose('Edit Blog Content');
  fireEvent.click(await screen.findByRole('button', { name: 'Remove blog content' }));
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await screen.findByText('Blog content removed');
  expect(screen.queryByRole('button', { name: 'Read more' })).toBeNull();
});

const deletionsIn = (calls: { method: string }[]) => calls.filter(({ method }) => method === 'DELETE').length;

test('a post is deleted after asking, and after the time to undo it', async () => {
  const calls = open({ [`DELETE /api/posts/${post.id}`]: () => data({ success: true }) });
  await choose('Delete Post');
  expect(screen.getByText('Are you sure you want to delete this post?')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Delete Post' }));
  expect(screen.queryByRole('article')).toBeNull();
  await screen.findByText('Your worry will be deleted.');
  expect(deletionsIn(calls)).toBe(0);
  endUndo();
  await screen.findByText('Post deleted successfully');
  expect(deletionsIn(calls)).toBe(1);
  expect(screen.queryByRole('article')).toBeNull();
});

test('a deleted post takes its drafts along, and leaves those of others', async () => {
  for (const name of [editDraft(post.id), `comment:${post.id}:c1`, 'worry']) writeDraft(me.id, name, 'words');
  open({ [`DELETE /api/posts/${post.id}`]: () => data({ success: true }) });
  await choose('Delete Post');
  fireEvent.click(screen.getByRole('button', { name: 'Delete Post' }));
  expect(draftNames(me.id)).toHaveLength(3);
  endUndo();
  await screen.findByText('Post deleted successfully');
  expect(draftNames(me.id)).toEqual(['worry']);
});

test('a post whose deletion is refused returns to its place', async () => {
  open({ [`DELETE /api/posts/${post.id}`]: () => refusal(500, 'INTERNAL', '') });
  await choose('Delete Post');
  fireEvent.click(screen.getByRole('button', { name: 'Delete Post' }));
  endUndo();
  await screen.findByText('Failed to delete post');
  expect(screen.getByRole('article').textContent).toContain('First words');
});

test('a deletion that is undone brings the post back, and sends nothing', async () => {
  const calls = open({});
  await choose('Delete Post');
  fireEvent.click(screen.getByRole('button', { name: 'Delete Post' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('article').textContent).toContain('First words');
  endUndo();
  expect(deletionsIn(calls)).toBe(0);
});

test('a deletion is sent at once when the page is left', async () => {
  const calls = open({ [`DELETE /api/posts/${post.id}`]: () => data({ success: true }) });
  await choose('Delete Post');
  fireEvent.click(screen.getByRole('button', { name: 'Delete Post' }));
  endUndoOnLeaving();
  dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(deletionsIn(calls)).toBe(1));
});
