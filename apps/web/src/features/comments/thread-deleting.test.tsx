import type { Post } from '@halved/shared/contract/posts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { getQueryKey } from '@trpc/react-query';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { createQueryClient } from '../../lib/cache/query-client.ts';
import { trpc } from '../../lib/server/trpc.ts';
import { endUndo } from '../../lib/state/toast.ts';
import { data, refusal, stubApi } from '../../testing/api.ts';
import { aThread, aThreadPage } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { me, ownAuthor, post } from '../../testing/thread-scene.tsx';
import { PostComments } from './post-comments.tsx';

beforeAll(prepareTexts);
afterEach(cleanup);

function Page() {
  const { data: current = post } = trpc.posts.get.useQuery({ id: post.id }, { enabled: false });
  return <PostComments post={current} />;
}
const heading = (name: string) => screen.findByRole('heading', { name });

/** A post with one comment, which its author deletes. Before the deletion is sent, the post is loaded again. */
async function deleteAndReload(response: () => Response) {
  const comment = aThread({ content: 'mine', ...ownAuthor });
  stubApi({
    [`GET /api/comments/post/${post.id}/threaded`]: () => data(aThreadPage([comment])),
    [`DELETE /api/comments/${comment.id}`]: response,
  });
  const client = createQueryClient();
  const key = getQueryKey(trpc.posts.get, { id: post.id }, 'query');
  client.setQueryData<Post>(key, post);
  renderApp(<Page />, { user: me, client });
  await heading('Comments (1)');
  fireEvent.click(await screen.findByRole('button', { name: 'Delete your comment' }));
  fireEvent.click(screen.getByRole('button', { name: 'Delete comment' }));
  await heading('Comments');
  client.setQueryData<Post>(key, { ...post });
}
const deleted = () => data({ success: true });

test('the number of comments leaves out a comment that is about to be deleted, also when the post is loaded again', async () => {
  await deleteAndReload(deleted);
  await heading('Comments');
  endUndo();
  await screen.findByText('Comment deleted successfully');
  await heading('Comments');
});

test.each([
  ['taken back', () => fireEvent.click(screen.getByRole('button', { name: 'Undo' })), deleted],
  ['refused', endUndo, () => refusal(500, 'INTERNAL', '')],
])(
  'the number of comments is the old one after a deletion was %s, also when the post was loaded again',
  async (_, end, response) => {
    await deleteAndReload(response);
    end();
    await waitFor(() => expect(screen.getByText('mine')).toBeTruthy());
    await heading('Comments (1)');
  },
);
