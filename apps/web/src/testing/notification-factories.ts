import type { Notification, NotificationPreferences } from '@halved/shared/contract/notifications';
import { preferenceDefaults } from '@halved/shared/notification-kinds';
import { anId } from './factories.ts';

export const aNotification = (changes: Partial<Notification> = {}): Notification => ({
  id: anId(),
  type: 'support',
  title: 'You are not alone',
  message: 'Noor felt this with you',
  link: '/posts/0198c0de-0000-7000-8000-000000000000',
  isRead: false,
  createdAt: '2026-11-20T11:00:00.000Z',
  checkIn: null,
  ...changes,
});

/** One page of notifications.list, by default the last page. */
export const aNotificationPage = (notifications: Notification[], nextCursor: string | null = null) => ({
  notifications,
  total: notifications.length,
  hasMore: nextCursor !== null,
  nextCursor,
  unreadCount: notifications.filter(({ isRead }) => !isRead).length,
});

export const somePreferences = (changes: Partial<NotificationPreferences> = {}): NotificationPreferences => ({
  ...preferenceDefaults,
  emailNotifications: true,
  pushNotifications: false,
  pushSupported: true,
  ...changes,
});
