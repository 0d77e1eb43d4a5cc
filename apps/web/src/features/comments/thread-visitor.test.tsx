import type { Comment } from '@halved/shared/contract/comments';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { data, stubApi } from '../../testing/api.ts';
import { anId, aPost, aThread, aThreadPage, aUser } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { Thread } from './thread.tsx';

const post = aPost();

beforeAll(prepareTexts);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const comment = aThread({ content: 'first' });

async function show(options: Parameters<typeof renderApp>[1] = {}, others: Comment['user'][] = []) {
  const comments = others.length > 0 ? others.map((user) => aThread({ content: 'first', user })) : [comment];
  stubApi({ [`GET /api/comments/post/${post.id}/threaded`]: () => data(aThreadPage(comments)) });
  renderApp(<Thread post={post} />, options);
  await screen.findAllByText('first');
}

test('a visitor can read a thread, and a draft of theirs waits for their login', async () => {
  await show();
  expect(screen.getByText('Please log in to comment')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Your comment'), { target: { value: 'From outside' } });
  const login = screen.getByRole('link', { name: 'Log In' });
  expect(login.getAttribute('href')).toBe(`/login?return=%2Fposts%2F${post.id}%23comments`);
  expect(screen.queryByRole('button', { name: 'Comment' })).toBeNull();
  expect(localStorage.getItem(`halved_draft:visitor:comment:${post.id}`)).toContain('From outside');
});

test('a visitor who wants to comment can also sign up, and comes back to the box', async () => {
  await show();
  const signUp = () =>
    screen.getAllByRole('link', { name: 'Sign Up' }).map((link) => link.getAttribute('href'));
  expect(signUp()).toEqual([`/register?return=%2Fposts%2F${post.id}%23comments`]);
  fireEvent.click(screen.getByRole('button', { name: /^Answer/ }));
  expect(signUp()).toContain(`/register?return=%2Fposts%2F${post.id}%23comment-${comment.id}`);
});

test('members of the same name are told apart in a thread by their usernames', async () => {
  const ana = { displayName: 'Ana', avatarUrl: null };
  const [one, other] = [
    { ...ana, id: anId(), username: 'ana_one' },
    { ...ana, id: anId(), username: 'ana_two' },
  ];
  const nameless = { ...ana, id: anId(), username: 'quiet_maple', displayName: null };
  await show({}, [one, other, nameless]);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
  expect(screen.getAllByRole('article').map(({ textContent }) => textContent?.match(/@\w+/g) ?? [])).toEqual([
    ['@ana_one'],
    ['@ana_two'],
    [],
  ]);
});

test('who comes back to the comments after signing in can write at once', async () => {
  await show({ user: aUser(), at: `/posts/${post.id}#comments` });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Your comment')));
});
