import type { ThreadedComment } from '@halved/shared/contract/comments';
import type { Post } from '@halved/shared/contract/posts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getQueryKey } from '@trpc/react-query';
import { expect } from 'vitest';
import { commentsCountOf } from '../features/comments/comments-count.ts';
import { Thread } from '../features/comments/thread.tsx';
import { createQueryClient } from '../lib/cache/query-client.ts';
import { trpc } from '../lib/server/trpc.ts';
import { type Call, data, stubApi } from './api.ts';
import { aComment, aPost, aThreadPage, aUser } from './factories.ts';
import { renderApp } from './render.tsx';

export const post = aPost({ commentsCount: 1 });
export const me = aUser();
export const ownAuthor = { userId: me.id, user: me };
const threadRoute = `GET /api/comments/post/${post.id}/threaded`;
export const create = `POST /api/comments/post/${post.id}`;

/** Renders a thread of these comments, over a server with these handlers. */
export async function open(handlers: Parameters<typeof stubApi>[0], comments: ThreadedComment[] = []) {
  const calls = stubApi({ [threadRoute]: () => data(aThreadPage(comments)), ...handlers });
  const client = createQueryClient();
  const key = getQueryKey(trpc.posts.get, { id: post.id }, 'query');
  client.setQueryData<Post>(key, post);
  const view = renderApp(<Thread post={post} />, { user: me, client });
  await screen.findByLabelText('Your comment');
  await waitFor(() => expect(screen.queryByText('Loading comments')).toBeNull());
  return {
    view,
    requests: (method: string) => calls.filter((call) => call.method === method),
    count: () => commentsCountOf(client.getQueryData<Post>(key) ?? post),
  };
}

export const box = () => screen.getByLabelText('Your comment');
export const submit = () => screen.getByRole('button', { name: /^Comment$|^Sending/ });
export const type = (control: HTMLElement, value: string) => fireEvent.change(control, { target: { value } });
export const commentTexts = () => screen.queryAllByRole('article').map(({ textContent }) => textContent);
export const slip = (text: string) => {
  const match = screen.queryAllByRole('article').find((article) => article.textContent?.includes(text));
  if (!match) throw new Error(`There is no comment “${text}”`);
  return within(match);
};

export const created = ({ body }: Call) =>
  data(
    aComment({ ...ownAuthor, createdAt: '2026-11-21T09:00:00.000Z', ...(body instanceof Object && body) }),
    201,
  );
