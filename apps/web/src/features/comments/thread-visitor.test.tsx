import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { data, stubApi } from '../../testing/api.ts';
import { aPost, aThread, aThreadPage, aUser } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { Thread } from './thread.tsx';

const post = aPost();

beforeAll(prepareTexts);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const comment = aThread({ content: 'first' });

async function show(options: Parameters<typeof renderApp>[1] = {}) {
  stubApi({ [`GET /api/comments/post/${post.id}/threaded`]: () => data(aThreadPage([comment])) });
  renderApp(<Thread post={post} />, options);
  await screen.findByText('first');
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

test('who comes back to the comments after signing in can write at once', async () => {
  await show({ user: aUser(), at: `/posts/${post.id}#comments` });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Your comment')));
});
