import type { Post } from '@halved/shared/contract/posts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { data, refusal, stubApi } from '../../testing/api.ts';
import { aPost, aUser, authoredBy } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { PostCard } from './post-card.tsx';
import { stateOf } from './post-facts.tsx';

const me = aUser();

beforeAll(prepareTexts);
afterEach(cleanup);

const show = (changes: Partial<Post>) =>
  renderApp(<PostCard post={aPost(changes)} viewerId={me.id} />, { user: me });
const menu = () => screen.queryByRole('button', { name: 'Actions for this worry' });

test('a post is a draft until it is published, then shared, then resolved', () => {
  expect(stateOf({ publishedAt: null, isResolved: false })).toBe('draft');
  expect(stateOf({ publishedAt: '2026-11-20T10:00:00.000Z', isResolved: false })).toBe('shared');
  expect(stateOf({ publishedAt: '2026-11-20T10:00:00.000Z', isResolved: true })).toBe('resolved');
});

test('a list says the state and privacy of a post only if they are not the usual ones; its own page always says them', () => {
  show({ privacyLevel: 'public' });
  expect(screen.queryByText('Being shared')).toBeNull();
  expect(screen.queryByText('Public')).toBeNull();
  cleanup();
  show({ privacyLevel: 'friends', isResolved: true });
  expect(screen.getByText('Resolved')).toBeTruthy();
  expect(screen.getByText('Friends')).toBeTruthy();
  cleanup();
  renderApp(<PostCard post={aPost({ privacyLevel: 'public' })} viewerId={me.id} full />, { user: me });
  expect(screen.getByText('Being shared')).toBeTruthy();
  expect(screen.getByText('Public')).toBeTruthy();
});

test('the page of a private post does not say that it is being shared', () => {
  renderApp(<PostCard post={aPost({ ...authoredBy(me), privacyLevel: 'private' })} viewerId={me.id} full />, {
    user: me,
  });
  expect(screen.getByText('Private')).toBeTruthy();
  expect(screen.queryByText('Being shared')).toBeNull();
});

test('a scheduled post says Draft, Scheduled and when', () => {
  show({ ...authoredBy(me), publishedAt: null, isScheduled: true, scheduledFor: '2026-12-01T09:00:00.000Z' });
  expect(screen.getByText('Draft')).toBeTruthy();
  expect(screen.getByText(/Scheduled/).textContent).toContain('December 1, 2026');
});

test('a post with a note is folded until the reader opens it', () => {
  show({ sensitive: true, shortContent: 'hard words' });
  expect(screen.queryByText('hard words')).toBeNull();
  const toggle = screen.getByRole('button', { name: 'Show it' });
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(toggle);
  expect(screen.getByText('hard words')).toBeTruthy();
  expect(screen.queryByText('With a note before it')).toBeNull();
});

test('the words of a post carry the language in which they were written, and none if nobody recognised it', () => {
  show({ language: 'es', shortContent: 'no puedo dormir' });
  expect(screen.getByText('no puedo dormir').getAttribute('lang')).toBe('es');
  cleanup();
  show({ language: null, shortContent: 'hm' });
  expect(screen.getByText('hm').hasAttribute('lang')).toBe(false);
});

test('a post is named after its author and its prompt', () => {
  show({ worryPrompt: 'What keeps you up?', user: { ...aUser(), displayName: 'Sam' } });
  expect(screen.getByRole('article', { name: 'Sam What keeps you up?' })).toBeTruthy();
});

test('the author reads their own post without the note, and sees that it has one', () => {
  show({ ...authoredBy(me), sensitive: true, shortContent: 'hard words' });
  expect(screen.getByText('hard words')).toBeTruthy();
  expect(screen.getByText('With a note before it')).toBeTruthy();
  cleanup();
  show({ ...authoredBy(me), sensitive: false });
  expect(screen.queryByText('With a note before it')).toBeNull();
});

test('a post that is not approved says so, and what that means', () => {
  show({ ...authoredBy(me), moderationStatus: 'pending' });
  expect(screen.getByText('Waiting for review')).toBeTruthy();
  expect(screen.getByText('Only you can see this until a moderator has looked at it.')).toBeTruthy();
  cleanup();
  show({ ...authoredBy(me), moderationStatus: 'rejected' });
  expect(screen.getByText('A moderator decided against it. Only you can see it.')).toBeTruthy();
  cleanup();
  show({ moderationStatus: 'flagged' });
  expect(screen.getByText('Only its author and moderators can see this.')).toBeTruthy();
  cleanup();
  show({});
  expect(document.querySelector('[data-status]')).toBeNull();
});

test('a long text is folded behind Read more', () => {
  show({ longContent: 'It began in spring.' });
  expect(screen.queryByText('It began in spring.')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Read more' }));
  expect(screen.getByText('It began in spring.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Read less' })).toBeTruthy();
});

const beginning = { longContent: 'It began in spring', longContentTruncated: true };

test('Read more loads the rest of a long text, because the list contains only its beginning', async () => {
  const post = aPost(beginning);
  const wholePost = { ...post, longContent: 'It began in spring, and went on.', longContentTruncated: false };
  const calls = stubApi({ [`GET /api/posts/${post.id}`]: () => data(wholePost) });
  renderApp(<PostCard post={post} viewerId={me.id} />, { user: me });
  expect(calls).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Read more' }));
  expect(screen.getByText('It began in spring…')).toBeTruthy();
  expect(screen.getByText('Loading the rest…')).toBeTruthy();
  await screen.findByText('It began in spring, and went on.');
  expect(screen.queryByText('Loading the rest…')).toBeNull();
});

test('a long text that failed to load says so, and can be requested again', async () => {
  const post = aPost(beginning);
  let isLoadable = false;
  stubApi({
    [`GET /api/posts/${post.id}`]: () =>
      isLoadable ? data({ ...post, longContentTruncated: false }) : refusal(404, 'NOT_FOUND', ''),
  });
  renderApp(<PostCard post={post} viewerId={me.id} full />, { user: me });
  await screen.findByText('Failed to load the rest');
  expect(screen.getByText('It began in spring…')).toBeTruthy();
  isLoadable = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByText('It began in spring');
});

test('the text of a post sets its own writing direction', () => {
  show({ shortContent: 'لا أستطيع النوم' });
  expect(screen.getByText('لا أستطيع النوم').getAttribute('dir')).toBe('auto');
});

test('only the owner has a menu for a post, and only once the server has accepted the post', () => {
  show({});
  expect(menu()).toBeNull();
  cleanup();
  show(authoredBy(me));
  expect(menu()).not.toBeNull();
  cleanup();
  show({ ...authoredBy(me), id: 'pending:1' });
  expect(menu()).toBeNull();
});

test('an author without a display name is shown by username', () => {
  show({ user: { id: me.id, username: 'quiet_river', displayName: null, avatarUrl: null } });
  expect(screen.getByRole('link', { name: 'quiet_river' }).getAttribute('href')).toBe('/profile/quiet_river');
});
