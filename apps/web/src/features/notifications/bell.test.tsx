import type { Notification } from '@halved/shared/contract/notifications';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as logging from '../../lib/state/log.ts';
import { type Call, data, refusal, stubApi } from '../../testing/api.ts';
import { aUser } from '../../testing/factories.ts';
import { aNotification, aNotificationPage } from '../../testing/notification-factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { Bell } from './bell.tsx';
import { NotificationList } from './notification-list.tsx';

beforeAll(prepareTexts);
beforeEach(() => {
  vi.spyOn(logging, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

type Handlers = Record<string, (call: Call) => Response>;
const list = 'GET /api/notifications';

const someNotifications = (count: number) =>
  Array.from({ length: count }, (_, index) => aNotification({ title: `News ${index + 1}` }));

function open(notifications: Notification[], handlers: Handlers = {}) {
  const calls = stubApi({ [list]: () => data(aNotificationPage(notifications)), ...handlers });
  renderApp(<Bell />, { user: aUser() });
  return calls;
}
const bell = (name: string) => screen.findByRole('button', { name });
const badge = () => document.querySelector('[data-badge]')?.textContent;
const titles = () =>
  screen
    .getAllByRole('link')
    .map((link) => link.textContent)
    .filter((text) => text?.startsWith('News'));

describe('the bell', () => {
  it('requests ten notifications, shows how many are unread, and lists five', async () => {
    const calls = open(someNotifications(10));
    fireEvent.click(await bell('Notifications, 10 unread'));
    expect(badge()).toBe('9+');
    await screen.findByText('News 1');
    expect(titles()).toEqual([1, 2, 3, 4, 5].map((n) => `News ${n}`));
    expect(screen.getAllByText('Unread')).toHaveLength(5);
    expect(screen.getByRole('link', { name: 'View all notifications' }).getAttribute('href')).toBe(
      '/notifications',
    );
    expect(calls.map(({ url }) => url)).toEqual(['/api/notifications?limit=10']);
  });

  it('has no badge when nothing is unread, and says that nothing is new', async () => {
    open(someNotifications(0));
    fireEvent.click(await bell('Notifications'));
    expect(await screen.findByText('Nothing new yet')).toBeDefined();
    expect(badge()).toBeUndefined();
  });

  it('closes when a notification is followed, and marks it as read once the server has accepted it', async () => {
    const notifications = someNotifications(2);
    open(notifications, {
      [`PUT /api/notifications/${notifications[0]?.id}/read`]: () => data({ unreadCount: 1 }),
    });
    fireEvent.click(await bell('Notifications, 2 unread'));
    fireEvent.click(await screen.findByRole('link', { name: 'News 1' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await bell('Notifications, 1 unread')).toBeDefined();
  });

  it('shows a list that was still loading when all notifications were marked as read', async () => {
    const notifications = someNotifications(2);
    const loading = Promise.withResolvers<void>();
    const respondAllRead = () =>
      data(aNotificationPage(notifications.map((notification) => ({ ...notification, isRead: true }))));
    stubApi({
      [list]: ({ url }) =>
        url.includes('limit=50')
          ? loading.promise.then(respondAllRead)
          : data(aNotificationPage(notifications)),
      'PUT /api/notifications/read-all': () => data({ unreadCount: 0 }),
    });
    renderApp(
      <>
        <Bell />
        <NotificationList />
      </>,
      { user: aUser() },
    );
    fireEvent.click(await bell('Notifications, 2 unread'));
    fireEvent.click(await screen.findByRole('button', { name: 'Mark all read' }));
    await bell('Notifications');
    loading.resolve();
    expect(await screen.findByText('All read')).toBeDefined();
  });

  it('marks all notifications as read', async () => {
    const calls = open(someNotifications(3), {
      'PUT /api/notifications/read-all': () => data({ unreadCount: 0 }),
    });
    fireEvent.click(await bell('Notifications, 3 unread'));
    fireEvent.click(await screen.findByRole('button', { name: 'Mark all read' }));
    expect(await bell('Notifications')).toBeDefined();
    expect(screen.queryByText('Unread')).toBeNull();
    expect(calls.map(({ method }) => method)).toEqual(['GET', 'PUT']);
  });

  it('only logs that a notification could not be marked, and still shows it as unread', async () => {
    open(someNotifications(1), { 'PUT /api/notifications/read-all': () => refusal(500, 'INTERNAL', 'no') });
    fireEvent.click(await bell('Notifications, 1 unread'));
    fireEvent.click(await screen.findByRole('button', { name: 'Mark all read' }));
    await waitFor(() => expect(logging.log).toHaveBeenCalledOnce());
    expect(await bell('Notifications, 1 unread')).toBeDefined();
    expect(document.querySelector('[data-toast]')).toBeNull();
  });

  it('says that the notifications could not be loaded, and offers to load them again', async () => {
    let requests = 0;
    open(someNotifications(1), {
      [list]: () => {
        requests += 1;
        return requests === 1
          ? refusal(403, 'FORBIDDEN', 'no')
          : data(aNotificationPage([aNotification({ title: 'News 1' })]));
      },
    });
    fireEvent.click(await bell('Notifications'));
    expect(await screen.findByText('Failed to load notifications')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('News 1')).toBeDefined();
  });

  it('requests nothing while no member is signed in', () => {
    const calls = stubApi({});
    renderApp(<Bell />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(calls).toEqual([]);
  });
});
