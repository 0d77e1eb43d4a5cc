import type { CheckIn } from '@halved/shared/contract/notifications';
import { hourMs } from '@halved/shared/durations';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { askBeforeLeaving } from '../../lib/navigation/leave-page.ts';
import { type Call, data, refusal, stubApi } from '../../testing/api.ts';
import { anId, aUser } from '../../testing/factories.ts';
import { aNotification, aNotificationPage } from '../../testing/notification-factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { CheckInPanel } from './check-in-panel.tsx';
import { pointsOf } from './check-in-points.ts';
import { NotificationList } from './notification-list.tsx';

beforeAll(prepareTexts);
afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

const aCheckIn = (changes: Partial<CheckIn> = {}): CheckIn => ({
  id: anId(),
  postId: anId(),
  shortContent: 'The exam is close.',
  reason: null,
  askedAt: '2026-11-20T10:00:00.000Z',
  answer: null,
  answeredAt: null,
  ...changes,
});
const aPage = (checkIns: CheckIn[]) => ({
  checkIns,
  total: checkIns.length,
  hasMore: false,
  nextCursor: null,
});

type Handlers = Record<string, (call: Call) => Response | Promise<Response>>;
const openPanel = (checkIns: CheckIn[], handlers: Handlers = {}) => {
  const calls = stubApi({ 'GET /api/notifications/check-ins': () => data(aPage(checkIns)), ...handlers });
  renderApp(<CheckInPanel />, { user: aUser() });
  return calls;
};
const answer = (name: string) => screen.getByRole('button', { name });
const isPressed = (name: string) => answer(name).getAttribute('aria-pressed') === 'true';

describe('the line of the answers', () => {
  it('is the running sum of better and worse, the oldest first, without open questions', () => {
    const answers = [null, 'worse', 'worse', 'same', 'better', 'resolved'] as const;
    expect(pointsOf(answers.map((given) => aCheckIn({ answer: given }))).map(({ sum }) => sum)).toEqual([
      1, 2, 2, 1, 0,
    ]);
  });

  it('is described in words, and has a table with the words of each worry', async () => {
    const year = new Date().getFullYear();
    openPanel([
      aCheckIn({ answer: 'better', askedAt: `${year}-09-06T12:00:00.000Z` }),
      aCheckIn({ answer: 'better', askedAt: '2020-09-06T12:00:00.000Z', postId: null, shortContent: null }),
      aCheckIn({ answer: 'worse', shortContent: 'The rent.' }),
    ]);
    await screen.findByRole('img', { name: '3 answers: it is better than at the beginning.' });
    const cells = within(screen.getByRole('table'))
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      );
    expect(cells.map(([, ...others]) => others)).toEqual([
      ['The exam is close.', 'Better'],
      ['A worry that you deleted', 'Better'],
      ['The rent.', 'Worse'],
    ]);
    expect(cells.map(([date]) => date).slice(0, 2), 'nobody reads them as June').toEqual([
      'Sep 6',
      'Sep 6, 2020',
    ]);
  });
});

describe('a check-in', () => {
  it('on the dashboard says why it asks about this worry', async () => {
    openPanel([aCheckIn({ reason: 'heaviest' })]);
    await screen.findByText('Of your open worries it read as the heaviest.');
  });

  it('is answered with one tap, and the answer shows before the server has taken it', async () => {
    const checkIn = aCheckIn();
    let accept = (_: Response) => {};
    const accepted = new Promise<Response>((resolve) => {
      accept = resolve;
    });
    const calls = openPanel([checkIn], {
      [`POST /api/notifications/check-ins/${checkIn.id}/answer`]: () => accepted,
    });
    await screen.findByText('The exam is close.');
    fireEvent.click(answer('Better'));
    await waitFor(() => expect(isPressed('Better')).toBe(true));
    accept(data({ ...checkIn, answer: 'better', answeredAt: '2026-11-20T11:00:00.000Z' }));
    expect(calls.at(-1)?.body).toEqual({ answer: 'better' });
  });

  it('shows the earlier answer again and the server’s sentence when a change is refused', async () => {
    const checkIn = aCheckIn({ answer: 'same' });
    openPanel([checkIn], {
      [`POST /api/notifications/check-ins/${checkIn.id}/answer`]: () =>
        refusal(409, 'CHECK_IN_CLOSED', 'This check-in can no longer be changed.'),
    });
    await screen.findByText('The exam is close.');
    fireEvent.click(answer('Worse'));
    await screen.findByText('This check-in can no longer be changed.');
    expect([isPressed('The same'), isPressed('Worse')]).toEqual([true, false]);
  });

  it('takes back only a refused answer, and nothing that has arrived since', async () => {
    const checkIn = aCheckIn({ answer: 'same' });
    const refused = Promise.withResolvers<void>();
    const calls = stubApi({
      'GET /api/notifications/check-ins': () => data(aPage([checkIn])),
      [`POST /api/notifications/check-ins/${checkIn.id}/answer`]: async () => {
        await refused.promise;
        return refusal(409, 'CHECK_IN_CLOSED', 'This check-in can no longer be changed.');
      },
    });
    const { client } = renderApp(<CheckInPanel />, { user: aUser() });
    await screen.findByText('The exam is close.');
    fireEvent.click(answer('Worse'));
    await waitFor(() => expect(calls.at(-1)?.method).toBe('POST'));
    client.setQueriesData<{ checkIns: CheckIn[] }>(
      { queryKey: [['notifications', 'checkIns']] },
      (page) => page && { ...page, checkIns: [...page.checkIns, aCheckIn({ answer: 'better' })] },
    );
    await screen.findByRole('img', { name: /^2 answers/ });
    refused.resolve();
    await screen.findByText('This check-in can no longer be changed.');
    await screen.findByRole('img', { name: /^2 answers/ });
    expect([isPressed('The same'), isPressed('Worse')]).toEqual([true, false]);
  });

  it('can be answered in the list of notifications, and other notifications have no answers', async () => {
    const id = anId();
    let saved: CheckIn['answer'] = null;
    stubApi({
      'GET /api/notifications': () =>
        data(
          aNotificationPage([
            aNotification({
              type: 'check_in',
              title: 'How are you today?',
              checkIn: { id, answer: saved, answeredAt: null },
            }),
            aNotification(),
          ]),
        ),
      [`POST /api/notifications/check-ins/${id}/answer`]: () => {
        saved = 'worse';
        return data(aCheckIn({ id, answer: saved }));
      },
    });
    renderApp(<NotificationList />, { user: aUser() });
    await screen.findByText('How are you today?');
    expect(screen.getAllByRole('group', { name: 'How is it going?' })).toHaveLength(1);
    fireEvent.click(answer('Worse'));
    await waitFor(() => expect([saved, isPressed('Worse')]).toEqual(['worse', true]));
  });

  it('shows the answer alone a day after it was given, when it can no longer be changed', async () => {
    const answeredAt = (hours: number) => new Date(Date.now() - hours * hourMs).toISOString();
    openPanel([aCheckIn({ answer: 'worse', answeredAt: answeredAt(24.1) })]);
    await screen.findByText('Your answer: Worse');
    expect(screen.queryByRole('button', { name: 'Worse' })).toBeNull();
    cleanup();
    openPanel([aCheckIn({ answer: 'worse', answeredAt: answeredAt(23.9) })]);
    await waitFor(() => expect(isPressed('Worse')).toBe(true));
    expect(screen.queryByText('Your answer: Worse')).toBeNull();
  });

  it.each([
    ['opens the form that resolves the worry', '/dashboard', 'The form'],
    ['stays on the page to which the reader went meanwhile', '/feed', 'The dashboard'],
  ])('answered with “Resolved” %s', async (_, now, shown) => {
    history.replaceState(null, '', '/dashboard');
    const checkIn = aCheckIn();
    const accepted = Promise.withResolvers<void>();
    const answered = `POST /api/notifications/check-ins/${checkIn.id}/answer`;
    const calls = stubApi({
      'GET /api/notifications/check-ins': () => data(aPage([checkIn])),
      [answered]: async () => {
        await accepted.promise;
        return data({ ...checkIn, answer: 'resolved' });
      },
    });
    const { client } = renderApp(
      <Routes>
        <Route path="/posts/:id" element="The form" />
        <Route
          path="/dashboard"
          element={
            <>
              <p>The dashboard</p>
              <CheckInPanel />
            </>
          }
        />
      </Routes>,
      { user: aUser(), at: '/dashboard' },
    );
    await screen.findByText('The exam is close.');
    fireEvent.click(answer('Resolved'));
    await waitFor(() => expect(calls.at(-1)?.method).toBe('POST'));
    history.replaceState(null, '', now);
    accepted.resolve();
    await waitFor(() => expect(client.isMutating()).toBe(0));
    await screen.findByText(shown);
  });

  it('answered with “Resolved” asks before it leaves changes that are not saved', async () => {
    history.replaceState(null, '', '/settings');
    const checkIn = aCheckIn();
    const asked: (() => void)[] = [];
    onTestFinished(askBeforeLeaving((proceed) => asked.push(proceed), false));
    stubApi({
      'GET /api/notifications/check-ins': () => data(aPage([checkIn])),
      [`POST /api/notifications/check-ins/${checkIn.id}/answer`]: () =>
        data({ ...checkIn, answer: 'resolved' }),
    });
    renderApp(
      <Routes>
        <Route path="/posts/:id" element="The form" />
        <Route path="/settings" element={<CheckInPanel />} />
      </Routes>,
      { user: aUser(), at: '/settings' },
    );
    await screen.findByText('The exam is close.');
    fireEvent.click(answer('Resolved'));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(screen.queryByText('The form')).toBeNull();
    act(() => asked[0]?.());
    expect(screen.getByText('The form')).toBeTruthy();
  });

  it('has no panel on the dashboard before the first one', async () => {
    const calls = openPanel([]);
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.queryByText('How it is going')).toBeNull();
  });
});
