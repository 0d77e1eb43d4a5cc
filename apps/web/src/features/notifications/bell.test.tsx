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

const news = (count: number) =>
  Array.from({ length: count }, (_, at) => aNotification({ title: `News ${at + 1}` }));

function ring(told: Notification[], handlers: Handlers = {}) {
  const calls = stubApi({ [list]: () => data(aNotificationPage(told)), ...handlers });
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
  it('asks for ten, tells how many are unread, and lists five', async () => {
    const calls = ring(news(10));
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

  it('has no badge when nothing is unread, and says what could come', async () => {
    ring(news(0));
    fireEvent.click(await bell('Notifications'));
    expect(await screen.findByText('Nothing new yet')).toBeDefined();
    expect(badge()).toBeUndefined();
  });

  it('marks one as read when it is followed, once the server has said yes, and closes', async () => {
    const told = news(2);
    ring(told, { [`PUT /api/notifications/${told[0]?.id}/read`]: () => data({ unreadCount: 1 }) });
    fireEvent.click(await bell('Notifications, 2 unread'));
    fireEvent.click(await screen.findByRole('link', { name: 'News 1' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await bell('Notifications, 1 unread')).toBeDefined();
  });

  it('lets a list come that is still loading when all is marked as read', async () => {
    const told = news(2);
    const loading = Promise.withResolvers<void>();
    const read = () => data(aNotificationPage(told.map((one) => ({ ...one, isRead: true }))));
    stubApi({
      [list]: ({ url }) =>
        url.includes('limit=50') ? loading.promise.then(read) : data(aNotificationPage(told)),
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

  it('marks all as read', async () => {
    const calls = ring(news(3), { 'PUT /api/notifications/read-all': () => data({ unreadCount: 0 }) });
    fireEvent.click(await bell('Notifications, 3 unread'));
    fireEvent.click(await screen.findByRole('button', { name: 'Mark all read' }));
    expect(await bell('Notifications')).toBeDefined();
    expect(screen.queryByText('Unread')).toBeNull();
    expect(calls.map(({ method }) => method)).toEqual(['GET', 'PUT']);
  });

  it('only logs that something could not be marked, and shows it unread still', async () => {
    ring(news(1), { 'PUT /api/notifications/read-all': () => refusal(500, 'INTERNAL', 'no') });
    fireEvent.click(await bell('Notifications, 1 unread'));
    fireEvent.click(await screen.findByRole('button', { name: 'Mark all read' }));
    await waitFor(() => expect(logging.log).toHaveBeenCalledOnce());
    expect(await bell('Notifications, 1 unread')).toBeDefined();
    expect(document.querySelector('[data-toast]')).toBeNull();
  });

  it('says that they could not be loaded, and asks again', async () => {
    let answers = 0;
    ring(news(1), {
      [list]: () => {
        answers += 1;
        return answers === 1
          ? refusal(403, 'FORBIDDEN', 'no')
          : data(aNotificationPage([aNotification({ title: 'News 1' })]));
      },
    });
    fireEvent.click(await bell('Notifications'));
    expect(await screen.findByText('Failed to load notifications')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('News 1')).toBeDefined();
  });

  it('keeps its place while nobody is known, and asks nothing', () => {
    const calls = stubApi({});
    renderApp(<Bell />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(document.querySelector('.tap')).not.toBeNull();
    expect(calls).toEqual([]);
  });
});
