import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { hidePost } from '../../lib/cache/hidden-posts.ts';
import * as logging from '../../lib/state/log.ts';
import { type Call, data, refusal, stubApi } from '../../testing/api.ts';
import { aPage, aPost, aUser } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { Screen } from './community.tsx';

beforeAll(prepareTexts);
beforeEach(() => {
  vi.spyOn(logging, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const numbers = { totalUsers: 1_204, postsToday: 7, supportGiven: 310, activeNow: 4 };
const nobody = { members: [], total: 0, hasMore: false, nextCursor: null };

function open(at: string, handlers: Record<string, (call: Call) => Response> = {}) {
  const calls = stubApi({
    'GET /api/community/stats': () => data(numbers),
    'GET /api/posts': () => data(aPage([aPost()])),
    ...handlers,
  });
  renderApp(<Screen />, { user: aUser(), at });
  return calls;
}

describe('the community page', () => {
  it('shows four tiles with the server’s numbers', async () => {
    open('/community');
    await screen.findByText('1,204');
    const tiles = [...document.querySelectorAll('ul[aria-label="The community in numbers"] li')];
    expect(tiles.map((tile) => tile.textContent)).toEqual([
      '1,204Community Members',
      '7Posts Today',
      '310Support Given',
      '4Active Now',
    ]);
  });

  it('offers to request its numbers again when they could not be loaded', async () => {
    let requests = 0;
    open('/community', {
      'GET /api/community/stats': () => {
        requests += 1;
        return requests === 1 ? refusal(403, 'FORBIDDEN', 'no') : data(numbers);
      },
    });
    await screen.findByText('Failed to load the community’s numbers');
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('1,204')).toBeDefined();
  });

  it('requests the first ten posts of the feed, and only logs a failure', async () => {
    const calls = open('/community', { 'GET /api/posts': () => refusal(403, 'FORBIDDEN', 'no') });
    expect(await screen.findByText('No Recent Posts')).toBeDefined();
    expect(logging.log).toHaveBeenCalledOnce();
    expect(calls.map(({ url }) => url)).toContain('/api/posts?limit=10');
  });

  it('leaves out a post that is being deleted, shows the next one, and shows the post again after an undo', async () => {
    const posts = Array.from({ length: 6 }, (_, at) => aPost({ shortContent: `Worry ${at}.` }));
    open('/community', { 'GET /api/posts': () => data(aPage(posts)) });
    const shown = () =>
      posts.map(({ shortContent }) => shortContent).filter((words) => screen.queryByText(words));
    await screen.findByText('Worry 4.');
    expect(shown()).not.toContain('Worry 5.');
    let undo = () => {};
    act(() => {
      undo = hidePost(posts[1]?.id ?? '');
    });
    expect(shown()).toEqual(['Worry 0.', 'Worry 2.', 'Worry 3.', 'Worry 4.', 'Worry 5.']);
    act(undo);
    expect(shown()).toEqual(['Worry 0.', 'Worry 1.', 'Worry 2.', 'Worry 3.', 'Worry 4.']);
  });

  it('says that no member is listed', async () => {
    open('/community?tab=members', { 'GET /api/community/members': () => data(nobody) });
    expect(await screen.findByText('Nobody is listed here yet')).toBeDefined();
  });

  it('says that the members could not be loaded', async () => {
    open('/community?tab=members', { 'GET /api/community/members': () => refusal(403, 'FORBIDDEN', 'Why.') });
    expect(await screen.findByText('Why.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeDefined();
  });
});
