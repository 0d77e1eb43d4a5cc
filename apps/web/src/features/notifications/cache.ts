import type { CheckInAnswer } from '@halved/shared/check-in-kinds';
import type { CheckIn, Notification } from '@halved/shared/contract/notifications';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

/** The part of a notifications.list response that is used here. */
export interface NotificationPage {
  notifications: Notification[];
  unreadCount: number;
}

// The keys of the typed hooks: [['notifications', 'list'], { input, type }].
const key = ['notifications', 'list'];

/**
 * Marks notifications as read in every cached list, in the bell and on the page, and updates the number of unread ones.
 */
export function showRead(client: QueryClient, isRead: (id: string) => boolean, unreadCount: number): void {
  const change = <Page extends NotificationPage>(page: Page): Page => ({
    ...page,
    unreadCount,
    notifications: page.notifications.map((notification) =>
      isRead(notification.id) ? { ...notification, isRead: true } : notification,
    ),
  });
  changePages(client, change);
}

const checkInsKey = [['notifications', 'checkIns']];

/** Shows an answer in every cached list of notifications and of check-ins. Returns the function that undoes it. */
export function showAnswer(client: QueryClient, { id, answer }: { id: string; answer: CheckInAnswer }) {
  const before = [
    ...client.getQueriesData({ queryKey: [key] }),
    ...client.getQueriesData({ queryKey: checkInsKey }),
  ];
  const change = <Page extends NotificationPage>(page: Page): Page => ({
    ...page,
    notifications: page.notifications.map((notification) =>
      notification.checkIn?.id === id
        ? { ...notification, checkIn: { ...notification.checkIn, answer } }
        : notification,
    ),
  });
  changePages(client, change);
  client.setQueriesData<{ checkIns: CheckIn[] }>({ queryKey: checkInsKey }, (page) =>
    page
      ? {
          ...page,
          checkIns: page.checkIns.map((checkIn) => (checkIn.id === id ? { ...checkIn, answer } : checkIn)),
        }
      : page,
  );
  return () => {
    for (const [queryKey, data] of before) client.setQueryData(queryKey, data);
  };
}

/** Changes every cached page of notifications, in the bell and on the page. */
function changePages(client: QueryClient, change: <Page extends NotificationPage>(page: Page) => Page): void {
  client.setQueriesData<NotificationPage>({ queryKey: [key, { type: 'query' }] }, (page) =>
    page ? change(page) : page,
  );
  client.setQueriesData<InfiniteData<NotificationPage>>({ queryKey: [key, { type: 'infinite' }] }, (data) =>
    data ? { ...data, pages: data.pages.map(change) } : data,
  );
}

/**
 * The notifications of all loaded pages, each once. A notification that was grouped with newer ones has moved to the
 * top and stays there.
 */
export const notificationsOf = (pages: readonly NotificationPage[]): Notification[] => {
  const byId = new Map<string, Notification>();
  for (const notification of pages.flatMap(({ notifications }) => notifications)) {
    if (!byId.has(notification.id)) byId.set(notification.id, notification);
  }
  return [...byId.values()];
};
