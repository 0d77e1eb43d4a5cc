import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { session } from '../../lib/server/session.ts';
import { writeDraft } from '../../lib/writing/drafts.ts';
import { data, stubApi } from '../../testing/api.ts';
import { aThread, aThreadPage, aUser } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { me, post } from '../../testing/thread-scene.tsx';
import { draftOf } from './comment-drafts.ts';
import { Thread } from './thread.tsx';

beforeAll(prepareTexts);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('the draft of an answer returns after a reload, also if the account arrives after the comments', async () => {
  const comment = aThread({ content: 'first' });
  writeDraft(me.id, draftOf(post.id, comment.id), JSON.stringify({ values: { content: 'half an ans' } }));
  stubApi({ [`GET /api/comments/post/${post.id}/threaded`]: () => data(aThreadPage([comment])) });
  renderApp(<Thread post={post} />);
  act(() => session.set({ status: 'loading' }));
  await screen.findByRole('button', { name: 'Answer Inés' });
  act(() => session.set({ status: 'member', user: me }));
  expect(await screen.findByLabelText('Your answer to Inés')).toHaveProperty('value', 'half an ans');
});

test('held comments leave the view as soon as the moderator signs out, even if the server does not answer', async () => {
  const held = aThread({ content: 'held', moderationStatus: 'pending' });
  stubApi({
    [`GET /api/comments/post/${post.id}/threaded`]: ({ url }) =>
      url.includes('includeModerated') ? data(aThreadPage([held])) : new Promise<Response>(() => {}),
  });
  renderApp(<Thread post={post} />, { user: aUser({ role: 'moderator' }) });
  await screen.findByText('held');
  act(() => session.set({ status: 'visitor' }));
  expect(screen.queryByText('held')).toBeNull();
});
