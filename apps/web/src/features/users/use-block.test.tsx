import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { patchPost } from '../../lib/cache/post-cache.ts';
import { trpc } from '../../lib/server/trpc.ts';
import { data, refusal, stubApi } from '../../testing/api.ts';
import { aPost, aProfile, aUser } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { useBlock } from './use-block.ts';

beforeAll(prepareTexts);
afterEach(cleanup);

const noor = aProfile({ username: 'noor' });

/** A list of posts, and a button that blocks the author of one of them. */
function List() {
  const { data: page } = trpc.posts.list.useQuery({ limit: 20 });
  const { write } = useBlock(true);
  return (
    <>
      <button type="button" onClick={() => write(noor)}>
        Block
      </button>
      {page?.posts.map(({ id, shortContent, isLiked }) => (
        <p key={id}>{isLiked ? `${shortContent} (liked)` : shortContent}</p>
      ))}
    </>
  );
}

test('a refused block brings the posts of the member back, and takes back nothing that has changed since', async () => {
  const theirs = aPost({ userId: noor.id, user: noor, shortContent: 'The exam.' });
  const other = aPost({ shortContent: 'The rent.' });
  const refused = Promise.withResolvers<void>();
  let isLiked = false;
  stubApi({
    'GET /api/posts': () =>
      data({ posts: [theirs, { ...other, isLiked }], total: 2, hasMore: false, nextCursor: null }),
    'POST /api/users/noor/block': async () => {
      await refused.promise;
      return refusal(500, 'INTERNAL', '');
    },
  });
  const { client } = renderApp(<List />, { user: aUser() });
  await screen.findByText('The exam.');
  fireEvent.click(screen.getByRole('button', { name: 'Block' }));
  await waitFor(() => expect(screen.queryByText('The exam.')).toBeNull());
  isLiked = true;
  patchPost(client, other.id, (post) => ({ ...post, isLiked }));
  await screen.findByText('The rent. (liked)');
  refused.resolve();
  await screen.findByText('The exam.');
  expect(screen.getByText('The rent. (liked)')).toBeTruthy();
});
