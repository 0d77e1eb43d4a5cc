import type { Post } from '@halved/shared/contract/posts';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { completeBrowser } from '../../testing/complete-browser.ts';
import { aPost } from '../../testing/factories.ts';
import { VirtualPosts } from './virtual-posts.tsx';

/** The height of a card, with the gap below it on a phone. */
const cardPx = 210;
const posts = Array.from({ length: 60 }, () => aPost());
const scrollTo = vi.fn();

beforeEach(() => {
  completeBrowser();
  vi.stubGlobal('scrollTo', scrollTo);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(200);
  // The page is higher than its list, so that no position counts as a scroll beyond its end.
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(2 * posts.length * cardPx);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  scrollTo.mockClear();
});

const listOf = (shown: Post[], isCut: boolean) => (
  <MemoryRouter>
    <VirtualPosts posts={shown} isCut={isCut} card={({ id }) => <p>{id}</p>} />
  </MemoryRouter>
);

/** Reads a list of forty posts down to the thirtieth, and then shows this one instead. */
function readAndReplaceBy(list: ReturnType<typeof listOf>) {
  const { rerender } = render(listOf(posts.slice(0, 40), false));
  vi.stubGlobal('scrollY', 30 * cardPx);
  fireEvent.scroll(window);
  scrollTo.mockClear();
  rerender(list);
}

test('a long list whose first posts are dropped for further ones stays at the post that is read', () => {
  readAndReplaceBy(listOf(posts.slice(20, 60), true));
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ top: 10 * cardPx }));
});

test('a long list is not scrolled when it grows at its end', () => {
  readAndReplaceBy(listOf(posts, false));
  expect(scrollTo).not.toHaveBeenCalled();
});
