import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { data, stubApi } from '../../testing/api.ts';
import { aUser } from '../../testing/factories.ts';
import { anItem, aQueuePage } from '../../testing/moderation-factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { Queue } from './queue.tsx';

const renderHead = vi.hoisted(() => vi.fn());
// Every item renders its head, whose calls therefore count the renders of each item.
vi.mock('./item-head.tsx', () => ({
  useNameOf: () => () => 'Noor',
  ItemHead: ({ item }: { item: { excerpt: string } }) => {
    renderHead(item.excerpt);
    return null;
  },
}));

beforeAll(prepareTexts);
afterEach(cleanup);

test('a decision and a claim render only the item that they are about, however long the queue is', async () => {
  const items = ['first', 'second', 'third'].map((excerpt) => anItem({ excerpt }));
  const [first, second] = items.map(({ kind, id }) => `/api/moderation/${kind}/${id}`);
  stubApi({
    'GET /api/moderation/queue': () => data(aQueuePage(items)),
    [`POST ${second}/claim`]: () => data({ ...items[1], claim: null }),
    [`POST ${first}/decision`]: () => data({ ...items[0], decidedAt: '2026-11-21T11:00:00.000Z' }),
  });
  const onView = () => undefined;
  renderApp(<Queue view={{ show: 'all', kind: 'all' }} onView={onView} />, {
    user: aUser({ role: 'moderator' }),
  });
  const [, read] = await screen.findAllByRole('button', { name: 'Read it' });
  const [approve] = screen.getAllByRole('button', { name: 'Approve' });
  if (!read || !approve) return expect.unreachable();
  renderHead.mockClear();
  fireEvent.click(read);
  fireEvent.click(approve);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  await screen.findByText('Approved');
  expect(renderHead.mock.calls.flat()).not.toContain('third');
});
