import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { session } from '../../lib/server/session.ts';
import { writeDraft } from '../../lib/writing/drafts.ts';
import { aPost, aUser } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { draftOf } from './comment-drafts.ts';
import { useDiscussion } from './use-discussion.ts';

const me = aUser();

beforeAll(prepareTexts);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

function Toggle({ postId }: { postId: string }) {
  const { open, toggle } = useDiscussion(postId);
  return (
    <button type="button" onClick={toggle}>
      {open ? 'open' : 'closed'}
    </button>
  );
}

const show = (postId: string) => renderApp(<Toggle postId={postId} />, { user: me });
const toggle = () => fireEvent.click(screen.getByRole('button'));
const state = () => screen.getByRole('button').textContent;

test('the comments of a post in a list are closed until the reader opens them, and stay open for the visit', () => {
  const { id } = aPost();
  show(id);
  expect(state()).toBe('closed');
  toggle();
  expect(state()).toBe('open');
  cleanup();
  show(id);
  expect(state()).toBe('open');
  toggle();
  cleanup();
  show(id);
  expect(state()).toBe('closed');
});

test('comments with a draft are open, and stay open after the draft was sent', () => {
  const { id } = aPost();
  writeDraft(me.id, draftOf(id), 'half');
  show(id);
  expect(state()).toBe('open');
  writeDraft(me.id, draftOf(id), null);
  // A change of the session renders the component again.
  act(() => session.set({ status: 'member', user: { ...me, bio: 'New.' } }));
  expect(state()).toBe('open');
});
