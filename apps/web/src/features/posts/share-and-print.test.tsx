import type { Post } from '@halved/shared/contract/posts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { stubApi } from '../../testing/api.ts';
import { aPost, aUser, authoredBy } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { PostCard } from './post-card.tsx';

const me = aUser();
const aPublicPost = (change: Partial<Post> = {}) =>
  aPost({ ...authoredBy(me), privacyLevel: 'public', shortContent: 'Only mine', ...change });

beforeAll(prepareTexts);
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
});

const give = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

async function openMenu(post: Post, full = false) {
  stubApi({});
  renderApp(<PostCard post={post} viewerId={me.id} full={full} />, { user: me });
  fireEvent.click(screen.getByRole('button', { name: 'Actions for this worry' }));
  await screen.findByRole('menuitem', { name: 'Delete Post' });
}
const choose = () => fireEvent.click(screen.getByRole('menuitem', { name: 'Share the link' }));

test('the link to a public post is passed on with the device’s own menu, without the words', async () => {
  const share = vi.fn(async () => undefined);
  give('share', share);
  const post = aPublicPost();
  await openMenu(post);
  choose();
  expect(share).toHaveBeenCalledExactlyOnceWith({ url: `${location.origin}/posts/${post.id}` });
});

test('the link to a public post is copied where there is no such menu', async () => {
  const writeText = vi.fn(async () => undefined);
  give('clipboard', { writeText });
  const post = aPublicPost();
  await openMenu(post);
  choose();
  await screen.findByText('The link to this worry has been copied.');
  expect(writeText).toHaveBeenCalledExactlyOnceWith(`${location.origin}/posts/${post.id}`);
});

test('a link that cannot be copied, because the browser refuses or has no clipboard without TLS, is met with a message', async () => {
  for (const clipboard of [
    { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) },
    undefined,
  ]) {
    give('clipboard', clipboard);
    await openMenu(aPublicPost());
    choose();
    await screen.findByText('This could not be copied. You can select and copy it yourself.');
    cleanup();
  }
});

test('closing the device’s menu copies nothing', async () => {
  const writeText = vi.fn(async () => undefined);
  const share = vi.fn(() => Promise.reject(new DOMException('', 'AbortError')));
  give('clipboard', { writeText });
  give('share', share);
  await openMenu(aPublicPost());
  choose();
  await waitFor(() => expect(share).toHaveBeenCalled());
  expect(writeText).not.toHaveBeenCalled();
});

test.each([
  ['of friends', { privacyLevel: 'friends' }],
  ['that waits for review', { moderationStatus: 'pending' }],
  ['that is not published yet', { publishedAt: null }],
] as const)('the link to a post %s is not offered', async (_, change) => {
  await openMenu(aPublicPost(change));
  expect(screen.queryByRole('menuitem', { name: 'Share the link' })).toBeNull();
});

test('one’s own worry is printed from the menu of its own page', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue(undefined);
  await openMenu(aPublicPost(), true);
  fireEvent.click(screen.getByRole('menuitem', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

test('the menu of a post in a list does not print the list', async () => {
  await openMenu(aPublicPost());
  expect(screen.queryByRole('menuitem', { name: 'Print' })).toBeNull();
});
