import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { useWritingAid, WritingAidProvider } from '../../lib/writing/writing-aid.ts';
import { data, stubApi } from '../../testing/api.ts';
import { aThread, aThreadPage } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { box, create, created, me, post, slip, submit, type } from '../../testing/thread-scene.tsx';
import { draftOf } from './comment-drafts.ts';
import { Thread } from './thread.tsx';

/** How often each comment has been rendered, by the key of the draft of an answer to it. */
const renders = new Map<string, number>();

function After({ draftName }: { draftName: string }) {
  renders.set(draftName, (renders.get(draftName) ?? 0) + 1);
  return null;
}

function CountingThread() {
  const aid = { ...useWritingAid(), After };
  return (
    <WritingAidProvider value={aid}>
      <Thread post={post} />
    </WritingAidProvider>
  );
}

beforeAll(prepareTexts);
beforeEach(() => {
  localStorage.clear();
  renders.clear();
});
afterEach(cleanup);

/** Opens a thread of two comments, each with a reply. The returned function tells how often each has been rendered. */
async function openCounting() {
  const comments = ['one', 'two'].map((content) =>
    aThread({ content }, [aThread({ content: `reply to ${content}` })]),
  );
  // The thread is loaded again after each comment. That response stays away here.
  const responses = [data(aThreadPage(comments))];
  stubApi({
    [`GET /api/comments/post/${post.id}/threaded`]: () =>
      responses.shift() ?? new Promise<Response>(() => undefined),
    [create]: created,
  });
  renderApp(<CountingThread />, { user: me });
  await screen.findByLabelText('Your comment');
  const all = comments.flatMap((comment) => [comment, ...comment.replies]);
  return () =>
    Object.fromEntries(all.map(({ id, content }) => [content, renders.get(draftOf(post.id, id)) ?? 0]));
}

test('a comment that is written leaves the others of the thread as they are', async () => {
  const timesRendered = await openCounting();
  const before = timesRendered();
  type(box(), 'I am here.');
  fireEvent.click(submit());
  await screen.findByText('Comment added successfully');
  await waitFor(() => expect(slip('I am here.').queryByText('Sending…')).toBeNull());
  expect(timesRendered()).toEqual(before);
});

test('an answer renders the comments that it stands below, and no others', async () => {
  const timesRendered = await openCounting();
  const before = timesRendered();
  fireEvent.click(slip('two').getAllByRole('button', { name: /^Answer/ })[0] ?? document.body);
  const form = (await screen.findByLabelText(/^Your answer to/)).closest('form') ?? document.body;
  type(within(form).getByRole('textbox'), 'Me too.');
  fireEvent.submit(form);
  await screen.findByText('Reply added successfully');
  await waitFor(() => expect(slip('Me too.').queryByText('Sending…')).toBeNull());
  const { one, two } = before;
  expect(timesRendered()).toMatchObject({ one, 'reply to one': before['reply to one'] });
  expect(timesRendered().two).toBeGreaterThan(two ?? 0);
});
