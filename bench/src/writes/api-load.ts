import type autocannon from 'autocannon';
import { type LoadFigures, measureLoad, type Target } from '../measure/load.ts';
import { bearer } from '../member.ts';
import type { Occasion, WriteName } from './plain-statements.ts';

/** An occasion with the access token of the writer. */
export interface ApiOccasion extends Occasion {
  readonly token: string;
}

let written = 0;
const words = () => `I have been there too, for the ${++written}th time.`;

const jsonHeaders = ({ token }: ApiOccasion) => ({
  ...bearer(token),
  'content-type': 'application/json',
});

const commentRequest = (next: () => ApiOccasion, isReply: boolean): autocannon.Request => ({
  method: 'POST',
  setupRequest: (request) => {
    const occasion = next();
    const parent = isReply ? { parentCommentId: occasion.parentId } : {};
    return {
      ...request,
      path: `/api/comments/post/${occasion.postId}`,
      headers: jsonHeaders(occasion),
      body: JSON.stringify({ content: words(), ...parent }),
    };
  },
});

/** A like and its removal right afterwards, over the same connection. */
function likeRequests(next: () => ApiOccasion): autocannon.Request[] {
  const liked = new WeakMap<object, ApiOccasion>();
  const ask = (method: 'POST' | 'DELETE'): autocannon.Request => ({
    method,
    setupRequest: (request, context) => {
      const occasion = (method === 'DELETE' && liked.get(context)) || next();
      liked.set(context, occasion);
      const headers = bearer(occasion.token);
      return { ...request, path: `/api/likes/${occasion.postId}`, headers };
    },
  });
  return [ask('POST'), ask('DELETE')];
}

/** Measures a write through the API. A like and its removal are two requests. */
export const measureApiWrite = (
  api: Target,
  name: WriteName,
  next: () => ApiOccasion,
  pace: { seconds: number; writers: number; postmaster: () => number },
): Promise<LoadFigures> =>
  measureLoad(
    api,
    {
      requests: name === 'like' ? likeRequests(next) : [commentRequest(next, name === 'reply')],
      connections: pace.writers,
    },
    pace.seconds,
    pace.postmaster,
  );
