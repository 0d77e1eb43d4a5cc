import type { CheckInAnswer } from '@halved/shared/check-in-kinds';
import type { CheckIn, Notification } from '@halved/shared/contract/notifications';
import type { QueryClient } from '@tanstack/react-query';
import { changePages } from '../../lib/cache/change-pages.ts';

/** The part of a notifications.list response that is used here. */
export interface NotificationPage {
  notifications: Notification[];
  unreadCount: number;
}

/** Changes notifications in every cached list, in the bell and on the page. */
const changeNotifications = (
  client: QueryClient,
  change: (notification: Notification) => Notification,
  unreadCount?: number,
): void =>
  changePages<NotificationPage>(client, ['notifications', 'list'], (page) => ({
    ...page,
    unreadCount: unreadCount ?? page.unreadCount,
    notifications: page.notifications.map(change),
  }));

/** Marks notifications as read wherever they are cached, and updates the number of unread ones. */
export const showRead = (client: QueryClient, isRead: (id: string) => boolean, unreadCount: number): void =>
  changeNotifications(
    client,
    (notification) => (isRead(notification.id) ? { ...notification, isRead: true } : notification),
    unreadCount,
  );

/** Shows an answer, or none, in every cached list of notifications and of check-ins. */
export function showAnswer(client: QueryClient, id: string, answer: CheckInAnswer | null): void {
  changeNotifications(client, (notification) =>
    notification.checkIn?.id === id
      ? { ...notification, checkIn: { ...notification.checkIn, answer } }
      : notification,
  );
  changePages<{ checkIns: CheckIn[] }>(client, ['notifications', 'checkIns'], (page) => ({
    ...page,
    checkIns: page.checkIns.map((checkIn) => (checkIn.id === id ? { ...checkIn, answer } : checkIn)),
  }));
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
