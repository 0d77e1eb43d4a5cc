import { promptsFor } from '@halved/db/content/prompts';
import { bearer } from '../member.ts';
import type { Load } from './load.ts';
import type { RepliableComment } from './repliable.ts';

/** Access tokens of several members; the first is the one who reads. */
export type Tokens = readonly string[];

/** The header of the member who reads. */
export const asViewer = ([token = '']: Tokens) => bearer(token);

const json = { 'content-type': 'application/json' };

const anyOf = (ids: readonly string[]) => ids[Math.floor(Math.random() * ids.length)] ?? '';

/** Reads the first page of twenty posts. */
export const feedLoad = (tokens: Tokens): Load => ({ path: '/api/posts', headers: asViewer(tokens) });

const readLoad = (tokens: Tokens, path: () => string): Load => ({
  headers: asViewer(tokens),
  requests: [{ method: 'GET', setupRequest: (request) => ({ ...request, path: path() }) }],
});

/** Reads one post by its id. */
export const postLoad = (tokens: Tokens, postIds: readonly string[]) =>
  readLoad(tokens, () => `/api/posts/${anyOf(postIds)}`);

/** Reads the threads under a post. */
export const threadLoad = (tokens: Tokens, postIds: readonly string[]) =>
  readLoad(tokens, () => `/api/comments/post/${anyOf(postIds)}/threaded`);

/**
 * Shares posts. Several members take turns, because the posts of one member would wait for that member's counter. The
 * prompt is one of those that the form offers, since it offers no others.
 */
export const shareLoad = (tokens: Tokens): Load => {
  const [prompt] = promptsFor('en');
  let shared = 0;
  return {
    requests: [
      {
        method: 'POST',
        path: '/api/posts',
        setupRequest: (request) => ({
          ...request,
          headers: { ...bearer(tokens[shared % tokens.length] ?? ''), ...json },
          body: JSON.stringify({
            shortContent: `I cannot stop thinking about tomorrow, for the ${++shared}th time.`,
            worryPrompt: prompt?.text,
            privacyLevel: 'public',
          }),
        }),
      },
    ],
  };
};

/** Likes a post and takes the like back right afterwards, so that each call changes something. */
export const likeLoad = (tokens: Tokens, postIds: readonly string[]): Load => {
  // Each connection takes the next post, so that no two wait for the same row.
  let next = 0;
  const path = (context: object, fresh: boolean) => {
    if (fresh || !('post' in context)) Object.assign(context, { post: postIds[next++ % postIds.length] });
    return `/api/likes/${'post' in context ? String(context.post) : ''}`;
  };
  return {
    headers: asViewer(tokens),
    requests: [
      { method: 'POST', setupRequest: (request, context) => ({ ...request, path: path(context, true) }) },
      { method: 'DELETE', setupRequest: (request, context) => ({ ...request, path: path(context, false) }) },
    ],
  };
};

const writeLoad = (tokens: Tokens, bodyOf: () => { postId: string; body: object }): Load => ({
  headers: { ...asViewer(tokens), ...json },
  requests: [
    {
      method: 'POST',
      setupRequest: (request) => {
        const { postId, body } = bodyOf();
        return { ...request, path: `/api/comments/post/${postId}`, body: JSON.stringify(body) };
      },
    },
  ],
});

const content = 'I have been there too, and I am reading along.';

/** Writes comments. Each goes to the next post, so that no two wait for the same counter. */
export function commentLoad(tokens: Tokens, postIds: readonly string[]) {
  let next = 0;
  return writeLoad(tokens, () => ({ postId: postIds[next++ % postIds.length] ?? '', body: { content } }));
}

/** Writes replies. Each goes to the next comment. */
export function replyLoad(tokens: Tokens, repliable: readonly RepliableComment[]) {
  let next = 0;
  return writeLoad(tokens, () => {
    const { postId = '', ...parent } = repliable[next++ % repliable.length] ?? {};
    return { postId, body: { content, ...parent } };
  });
}
