import type { Comment } from '@halved/shared/contract/comments';
import type { Post } from '@halved/shared/contract/posts';
import type { User } from '@halved/shared/contract/users';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { setLanguage } from '../../i18n/index.ts';
import { WritingAidProvider } from '../../lib/writing/writing-aid.ts';
import { type Call, data, refusal, stubApi } from '../../testing/api.ts';
import { aComment, aPost, aThread, aThreadPage, aUser } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { draftOf } from './comment-drafts.ts';
import { Thread } from './thread.tsx';

const post = aPost();
const me = aUser();
const ownAuthor = { userId: me.id, user: me };

beforeAll(prepareTexts);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const threadRoute = `GET /api/comments/post/${post.id}/threaded`;

function show(
  handlers: Record<string, (call: Call) => Response>,
  { user, changes = {}, at }: { user?: User; changes?: Partial<Post>; at?: string } = {},
) {
  const calls = stubApi(handlers);
  renderApp(<Thread post={{ ...post, ...changes }} />, { ...(user && { user }), ...(at && { at }) });
  return calls;
}

const slips = () => screen.queryAllByRole('article');
const slip = (words: string) => {
  const match = slips().find((article) => article.textContent?.includes(words));
  if (!match) throw new Error(`There is no comment “${words}”`);
  return within(match);
};

test('a thread shows ten comments at a time, with their replies below them', async () => {
  const first = aThread({ content: 'first' }, [aThread({ content: 'answer' })]);
  const calls = show({
    [threadRoute]: ({ url }) =>
      url.includes('cursor=next')
        ? data(aThreadPage([aThread({ content: 'second' })]))
        : data(aThreadPage([first], 'next')),
  });
  await screen.findByText('answer');
  expect(calls[0]?.url).toContain('limit=10');
  expect(screen.getByRole('list', { name: 'Answers to Inés' }).textContent).toContain('answer');
  fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await screen.findByText('second');
  await screen.findByText('1 more comment is there.');
  expect(document.activeElement?.textContent).toContain('second');
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

test('a long thread renders a few comments at a time, and each of them only once', async () => {
  const comments = Array.from({ length: 8 }, (_, at) => aThread({ content: `number ${at}` }));
  stubApi({ [threadRoute]: () => data(aThreadPage(comments)) });
  // Every comment renders this component of the writing aid, whose calls therefore count the renders of each comment.
  const after = vi.fn((_: { draftName: string }) => null);
  const nothing = () => null;
  const aid = {
    prepare: nothing,
    HelpWhileWriting: nothing,
    Question: nothing,
    sending: nothing,
    mayHurt: () => false,
    After: after,
  };
  renderApp(
    <WritingAidProvider value={aid}>
      <Thread post={post} />
    </WritingAidProvider>,
    { user: me },
  );
  await screen.findByText('number 7');
  await screen.findByLabelText('Your comment');
  const renderCountOf = (draft: string) =>
    after.mock.calls.filter(([{ draftName }]) => draftName === draft).length;
  expect(comments.map(({ id }) => renderCountOf(draftOf(post.id, id)))).toEqual(comments.map(() => 1));
  expect(renderCountOf(draftOf(post.id)), 'the thread itself, with each step').toBeGreaterThan(2);
});

test('a button loads the replies that did not come with a comment', async () => {
  const first = aThread({ content: 'first', repliesCursor: 'on' }, [aThread({ content: 'one' })]);
  const calls = show({
    [threadRoute]: () => data(aThreadPage([first])),
    [`GET /api/comments/${first.id}/replies`]: () => {
      const two = aComment({ content: 'two', parentCommentId: first.id, depth: 2, replyCount: 3 });
      return data({ comments: [two], total: 2, hasMore: false, nextCursor: null });
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Show more answers' }));
  await screen.findByText('two');
  expect(calls.at(-1)?.url).toContain('cursor=on');
  expect(slips().map((article) => article.textContent?.slice(-3))).toHaveLength(3);
  // The second reply has replies of its own, which the response does not include.
  expect(screen.getByRole('button', { name: 'Show more answers' })).toBeTruthy();
});

test('comments that cannot be loaded say so, and Try Again loads them', async () => {
  let isFailing = true;
  show({
    [threadRoute]: () =>
      isFailing ? refusal(400, 'INTERNAL', '') : data(aThreadPage([aThread({ content: 'here' })])),
  });
  await screen.findByText('Failed to load comments');
  isFailing = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByText('here');
});

test('a thread without comments shows the comment box at once', async () => {
  show({ [threadRoute]: () => data(aThreadPage([])) }, { user: me });
  await screen.findByText(/Nobody has answered yet/);
  expect(screen.getByLabelText('Your comment')).toBeTruthy();
});

test('in a language without spaces between sentences, an empty thread puts none there', async () => {
  await setLanguage('ja');
  onTestFinished(async () => {
    await setLanguage('en');
  });
  show({ [threadRoute]: () => data(aThreadPage([])) }, { user: me });
  const hint = await screen.findByText(/ひとことで十分です。/);
  expect(hint.textContent).not.toMatch(/\s/);
});

test('an empty thread under a private post says who reads it, instead of that nobody has answered', async () => {
  show({ [threadRoute]: () => data(aThreadPage([])) }, { user: me, changes: { privacyLevel: 'private' } });
  await screen.findByText('Only you can see this worry, and what you write under it.');
  expect(screen.queryByText(/Nobody has answered/)).toBeNull();
});

test('a thread whose comments cannot be shown does not say that nobody has answered', async () => {
  show({ [threadRoute]: () => data(aThreadPage([])) }, { user: me, changes: { commentsCount: 1 } });
  await screen.findByText(/There is nothing to read here right now/);
  expect(screen.queryByText(/Nobody has answered/)).toBeNull();
});

test('existing comments stay readable when comments are switched off', async () => {
  show(
    { [threadRoute]: () => data(aThreadPage([aThread({ content: 'first' })])) },
    { user: me, changes: { commentsEnabled: false } },
  );
  await screen.findByText('first');
  expect(screen.getByText('Comments are disabled for this post')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Answer Inés' })).toBeNull();
});

test('a member can edit and delete their own comment, but only delete their own reply', async () => {
  const reply = aThread({ content: 'my answer', ...ownAuthor });
  const comment = aThread({ content: 'my comment', ...ownAuthor }, [reply]);
  show({ [threadRoute]: () => data(aThreadPage([comment, aThread({ content: 'theirs' })])) }, { user: me });
  await screen.findByText('my comment');
  const buttons = (words: string) =>
    slip(words)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  expect(buttons('my comment')).toEqual(['Answer', 'Edit', 'Delete']);
  expect(buttons('my answer')).toEqual(['Answer', 'Delete']);
  expect(buttons('theirs')).toEqual(['Answer']);
});

test('a member can report somebody else’s comment, but not their own', async () => {
  const otherComment = aThread({ content: 'theirs' });
  const report = (comment: Comment, onClose: () => void) => (
    <button type="button" onClick={onClose}>
      {`About ${comment.content}`}
    </button>
  );
  const page = data(aThreadPage([otherComment, aThread({ content: 'my comment', ...ownAuthor })]));
  stubApi({ [threadRoute]: () => page.clone() });
  renderApp(<Thread post={post} report={report} />, { user: me });
  await screen.findByText('theirs');
  expect(slip('my comment').queryByRole('button', { name: /^Report/ })).toBeNull();
  fireEvent.click(slip('theirs').getByRole('button', { name: 'Report the comment by Inés' }));
  fireEvent.click(screen.getByRole('button', { name: 'About theirs' }));
  expect(screen.queryByRole('button', { name: 'About theirs' })).toBeNull();
  cleanup();
  renderApp(<Thread post={post} report={report} />);
  await screen.findByText('theirs');
  expect(screen.queryByRole('button', { name: /^Report/ })).toBeNull();
});

test('a moderator also sees held comments, and who else can see them', async () => {
  const held = aThread({ content: 'held', moderationStatus: 'pending' });
  const calls = show(
    { [threadRoute]: () => data(aThreadPage([held])) },
    { user: aUser({ role: 'moderator' }) },
  );
  await screen.findByText('held');
  expect(calls[0]?.url).toContain('includeModerated=true');
  expect(screen.getByText('Only its author and moderators can see this.')).toBeTruthy();
});

test('a comment that is not approved has a badge with its state', async () => {
  const held = (['pending', 'flagged', 'rejected'] as const).map((moderationStatus) =>
    aThread({ content: moderationStatus, moderationStatus, ...ownAuthor }),
  );
  show({ [threadRoute]: () => data(aThreadPage([...held, aThread({ content: 'fine' })])) }, { user: me });
  await screen.findByText('fine');
  expect(slip('pending').getByText('Waiting for review')).toBeTruthy();
  expect(slip('flagged').getByText('Flagged for review')).toBeTruthy();
  expect(slip('rejected').getByText('Not approved')).toBeTruthy();
  expect(document.querySelectorAll('[data-status]')).toHaveLength(3);
});

test('a stub keeps the place of a deleted comment, and offers no actions', async () => {
  const stub = aThread({ content: '', user: null, isDeleted: true }, [aThread({ content: 'answer' })]);
  show({ [threadRoute]: () => data(aThreadPage([stub])) }, { user: me });
  await screen.findByText('answer');
  expect(slip('This comment is no longer here').queryAllByRole('button')).toEqual([]);
  expect(slip('This comment is no longer here').queryAllByRole('link')).toEqual([]);
});

test('a comment shows its author, its time to the minute, and whether the author wrote the post', async () => {
  const comment = aThread({ content: 'ما أصعب هذا', user: post.user, userId: post.userId });
  show({ [threadRoute]: () => data(aThreadPage([comment])) });
  const text = await screen.findByText('ما أصعب هذا');
  expect(text.getAttribute('dir')).toBe('auto');
  const { getByRole, getByText } = slip('ما أصعب هذا');
  expect(getByRole('link', { name: 'Noor' }).getAttribute('href')).toBe('/profile/noor');
  expect(getByText(/Shared this worry/)).toBeTruthy();
  const time = getByRole('time');
  expect(time.getAttribute('datetime')).toBe(comment.createdAt);
  fireEvent.pointerEnter(time);
  expect(time.title).toContain('2026');
});

test('a thread scrolls to the comment that the URL names', async () => {
  const comment = aThread({ content: 'this one' });
  show(
    { [threadRoute]: () => data(aThreadPage([aThread({ content: 'another' }), comment])) },
    { at: `/posts/${post.id}#comment-${comment.id}` },
  );
  await screen.findByText('this one');
  await waitFor(() => expect(document.activeElement?.textContent).toContain('this one'));
});
