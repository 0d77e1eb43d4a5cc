import type { ModerationItem } from '@halved/shared/contract/moderation';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Call, data, stubApi } from '../../testing/api.ts';
import { aUser } from '../../testing/factories.ts';
import { anItem, aQueuePage } from '../../testing/moderation-factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { Screen } from './moderation.tsx';

beforeAll(prepareTexts);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const moderator = aUser({ role: 'moderator', username: 'mo' });

function open(items: ModerationItem[], handlers: Record<string, () => Response>, show = 'all') {
  const calls: Call[] = stubApi({
    'GET /api/moderation/queue': () => data(aQueuePage(items)),
    ...handlers,
  });
  renderApp(<Screen />, { user: moderator, at: `/moderation?show=${show}` });
  return {
    writes: () => calls.filter(({ method }) => method !== 'GET'),
    requestedUrls: () => calls.map(({ url }) => url),
  };
}
const suspensionOf = ({ author }: ModerationItem) => `/api/moderation/users/${author?.id}/suspension`;

test('the author of a moderation item can be suspended for a time, with a reason, and the suspension can be lifted', async () => {
  const item = anItem();
  const { writes } = open([item], {
    [`POST ${suspensionOf(item)}`]: () => data({ suspended: true }),
    [`DELETE ${suspensionOf(item)}`]: () => data({ suspended: false }),
  });
  await screen.findByText('Reads hostile');
  fireEvent.click(screen.getByRole('button', { name: 'Suspend author' }));
  expect(await screen.findByText('Suspend Noor?')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Suspend' }));
  expect(await screen.findByText('Please say why')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Why'), { target: { value: 'Threats' } });
  fireEvent.change(screen.getByLabelText('How long'), { target: { value: 'open-ended' } });
  for (const button of [1, 2].map(() => screen.getByRole('button', { name: 'Suspend' })))
    fireEvent.click(button);
  expect(await screen.findByText('Noor is suspended')).toBeTruthy();
  expect(writes().map(({ body }) => body)).toEqual([{ reason: 'Threats' }]);
  fireEvent.click(await screen.findByRole('button', { name: 'Take the suspension back' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText('Take the suspension of Noor back?')).toBeTruthy();
  expect(writes()).toHaveLength(1);
  fireEvent.click(question.getByRole('button', { name: 'Take the suspension back' }));
  expect(await screen.findByText('Noor can write again')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Suspend author' })).toBeTruthy();
});

test('each item of a suspended author says so, also after a reload', async () => {
  const { author } = anItem();
  const [first, second, other] = [anItem({ author }), anItem({ author }), anItem()];
  open([first, second, other], { [`POST ${suspensionOf(first)}`]: () => data({ suspended: true }) });
  const suspended = () => screen.queryAllByText('Author suspended');
  const [button] = await screen.findAllByRole('button', { name: 'Suspend author' });
  if (button) fireEvent.click(button);
  fireEvent.change(await screen.findByLabelText('Why'), { target: { value: 'Spam' } });
  fireEvent.click(screen.getByRole('button', { name: 'Suspend' }));
  await waitFor(() => expect(suspended()).toHaveLength(2));
  expect(screen.getAllByRole('button', { name: 'Take the suspension back' })).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: 'Suspend author' })).toHaveLength(1);
  cleanup();
  open([anItem({ author, isAuthorSuspended: true })], {});
  expect(await screen.findByRole('button', { name: 'Take the suspension back' })).toBeTruthy();
  expect(suspended()).toHaveLength(1);
});

test('a rejection can be taken back: the rejected items have a part of the queue, without a number', async () => {
  const item = anItem({ status: 'rejected', decidedAt: '2026-11-20T12:00:00.000Z' });
  const { writes, requestedUrls } = open(
    [item],
    {
      'GET /api/moderation/queue': () =>
        data({ ...aQueuePage([item]), counts: aQueuePage([anItem()]).counts }),
      [`POST /api/moderation/comment/${item.id}/decision`]: () => data({ ...item, status: 'approved' }),
    },
    'rejected',
  );
  const button = await screen.findByRole('button', { name: 'Rejected' });
  expect(button.getAttribute('aria-pressed')).toBe('true');
  expect(requestedUrls().at(-1)).toContain('status=rejected');
  const card = within(await screen.findByRole('article'));
  expect(card.queryByRole('button', { name: 'Reject' })).toBeNull();
  fireEvent.click(card.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Approved')).toBeTruthy();
  expect(writes()[0]?.body).toEqual({
    decision: 'approve',
    decidedAt: item.decidedAt,
    revision: 'first',
  });
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.getByRole('button', { name: /^All/ }).textContent).toBe('All1');
});
