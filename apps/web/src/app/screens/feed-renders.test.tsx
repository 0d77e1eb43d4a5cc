import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { queryClient } from '../../lib/cache/query-client.ts';
import { data, stubApi } from '../../testing/api.ts';
import { aPage, aPost } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { prefetch, Screen } from './feed.tsx';

const renderedPosts = vi.hoisted(() => [] as string[]);
vi.mock('../composed-post-card.tsx', () => ({
  ComposedPostCard: ({ post }: { post: { shortContent: string } }) => {
    renderedPosts.push(post.shortContent);
    return <p>{post.shortContent}</p>;
  },
}));

beforeAll(prepareTexts);
afterEach(cleanup);

test('a feed whose posts have already arrived renders each of them once', async () => {
  stubApi({ 'GET /api/posts': () => data(aPage([aPost({ shortContent: 'Rent.' })])) });
  await prefetch(queryClient, '', {});
  renderApp(<Screen />, { at: '/feed', client: queryClient });
  await screen.findByRole('button', { name: 'Refresh' });
  await screen.findByText('Rent.');
  expect(renderedPosts).toEqual(['Rent.']);
});
