import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { data, refusal, stubApi } from '../../testing/api.ts';
import { aUser } from '../../testing/factories.ts';
import { aNotification, aNotificationPage } from '../../testing/notification-factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { NotificationList } from './notification-list.tsx';

beforeAll(prepareTexts);
afterEach(cleanup);

const list = 'GET /api/notifications';
const manyNotifications = (count: number, stem: string) =>
  Array.from({ length: count }, (_, index) => aNotification({ title: `${stem} ${index + 1}` }));
const rows = () => screen.getAllByRole('listitem');

describe('the list of notifications', () => {
  it('shows the type of each notification, and which are unread', async () => {
    const types = ['check_in', 'support', 'encouragement', 'community', 'reminder'] as const;
    const notifications = types.map((type) => aNotification({ type, isRead: type === 'reminder' }));
    stubApi({ [list]: () => data(aNotificationPage(notifications)) });
    renderApp(<NotificationList />, { user: aUser() });
    await screen.findByText('Check-in');
    for (const word of ['Support', 'Encouragement', 'Community', 'Reminder']) screen.getByText(word);
    expect(rows().map((row) => within(row).queryByText('Unread') !== null)).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
  });

  it('shows a notification of a type that only the next version knows, without a word for the type', async () => {
    const notification = aNotification({ title: 'Something new' });
    const page = aNotificationPage([notification]);
    stubApi({ [list]: () => data({ ...page, notifications: [{ ...notification, type: 'milestone' }] }) });
    renderApp(<NotificationList />, { user: aUser() });
    await screen.findByText('Something new');
    expect(rows()[0]?.textContent).not.toContain('types');
    expect(rows()[0]?.textContent).not.toContain('milestone');
  });

  it('loads fifty at a time, and shows a notification that is on two pages only once', async () => {
    const first = manyNotifications(50, 'Early');
    const moved = first[49];
    const calls = stubApi({
      [list]: ({ url }) =>
        data(
          url.includes('cursor=next')
            ? aNotificationPage([...(moved ? [moved] : []), ...manyNotifications(2, 'Late')])
            : aNotificationPage(first, 'next'),
        ),
    });
    renderApp(<NotificationList />, { user: aUser() });
    fireEvent.click(await screen.findByRole('button', { name: 'Load more' }));
    await screen.findByText('Late 2');
    expect(rows()).toHaveLength(52);
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('list'));
    expect(calls.map(({ url }) => url)).toEqual([
      '/api/notifications?limit=50',
      '/api/notifications?limit=50&cursor=next',
    ]);
  });

  it('marks one notification as read, and moves the focus to it', async () => {
    const [first, second] = [aNotification({ title: 'One', link: null }), aNotification({ title: 'Other' })];
    stubApi({
      [list]: () => data(aNotificationPage([first, second])),
      [`PUT /api/notifications/${first.id}/read`]: () => data({ unreadCount: 1 }),
    });
    renderApp(<NotificationList />, { user: aUser() });
    fireEvent.click(await screen.findByRole('button', { name: 'Mark as read: One' }));
    await screen.findByRole('button', { name: 'Mark as read: Other' });
    await expect.poll(() => screen.getAllByText('Unread')).toHaveLength(1);
    expect(document.activeElement?.textContent).toContain('One');
    expect(screen.queryByRole('link', { name: 'One' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Other' })).toBeDefined();
  });

  it('announces, in a region that is there before, that all are marked as read', async () => {
    stubApi({
      [list]: () => data(aNotificationPage([aNotification()])),
      'PUT /api/notifications/read-all': () => data({ unreadCount: 0 }),
    });
    renderApp(<NotificationList />, { user: aUser() });
    const button = await screen.findByRole('button', { name: 'Mark all as read' });
    const known = screen.getAllByRole('status');
    fireEvent.click(button);
    await screen.findByText('All read');
    expect(known.map(({ textContent }) => textContent)).toContain('All read');
  });

  it('leaves the focus where it has moved meanwhile', async () => {
    const [first, second] = [aNotification({ title: 'One' }), aNotification({ title: 'Other' })];
    const answer = Promise.withResolvers<Response>();
    stubApi({
      [list]: () => data(aNotificationPage([first, second])),
      [`PUT /api/notifications/${first.id}/read`]: () => answer.promise,
    });
    renderApp(<NotificationList />, { user: aUser() });
    fireEvent.click(await screen.findByRole('button', { name: 'Mark as read: One' }));
    const other = screen.getByRole('link', { name: 'Other' });
    other.focus();
    answer.resolve(data({ unreadCount: 1 }));
    await expect.poll(() => screen.getAllByText('Unread')).toHaveLength(1);
    expect(document.activeElement).toBe(other);
  });

  it('links to the feed when there are no notifications', async () => {
    stubApi({ [list]: () => data(aNotificationPage([])) });
    renderApp(<NotificationList />, { user: aUser() });
    expect(await screen.findByText('Nothing new yet')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to the feed' }).getAttribute('href')).toBe('/feed');
  });

  it('says that the notifications could not be loaded', async () => {
    stubApi({ [list]: () => refusal(403, 'FORBIDDEN', 'A reason.') });
    renderApp(<NotificationList />, { user: aUser() });
    expect(await screen.findByText('Failed to load notifications')).toBeDefined();
    expect(screen.getByText('A reason.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeDefined();
  });
});
