import * as z from 'zod/mini';
import { checkInFrequencies, notificationTypes } from '../notification-kinds.ts';
import { operation } from './operation.ts';
import { component, id, moment, page, pageOf } from './scalars.ts';

/** A notification in the member's language. */
export const Notification = component(
  'Notification',
  z.strictObject({
    id,
    type: z.enum(notificationTypes),
    title: z.string(),
    message: z.string(),
    /** A path of the interface. */
    link: z.nullable(z.string()),
    isRead: z.boolean(),
    createdAt: moment,
  }),
);
export type Notification = z.infer<typeof Notification>;

const unread = {
  /** The exact number up to 100; 100 if there are more. */
  unreadCount: z.int(),
};
const UnreadCount = z.strictObject(unread);

const clock = z.string('validation.clock').check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'validation.clock'));
const isTimeZone = (zone: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
};
const timezone = z
  .string('validation.timezone')
  .check(
    z.maxLength(64, { error: 'validation.timezone', abort: true }),
    z.refine(isTimeZone, 'validation.timezone'),
  );
const checkInFrequency = z.enum(checkInFrequencies, 'validation.checkInFrequency');

const fields = {
  emailNotifications: z.boolean(),
  pushNotifications: z.boolean(),
  supportNotifications: z.boolean(),
  checkInFrequency,
  /** HH:MM in the time zone `timezone`. */
  quietHoursStart: clock,
  quietHoursEnd: clock,
  timezone,
};

export const NotificationPreferences = component('NotificationPreferences', z.strictObject(fields));
export type NotificationPreferences = z.infer<typeof NotificationPreferences>;

export const notifications = {
  list: operation('GET /notifications', {
    summary: 'The caller’s notifications, the latest first, and the number of unread ones.',
    access: 'user',
    input: z.strictObject(page),
    output: z.extend(pageOf('notifications', Notification), unread),
  }),
  read: operation('PUT /notifications/:id/read', {
    summary: 'Marks one notification as read.',
    access: 'user',
    input: z.strictObject({ id }),
    output: UnreadCount,
    errors: ['NOT_FOUND'],
  }),
  readAll: operation('PUT /notifications/read-all', {
    summary: 'Marks all notifications as read.',
    access: 'user',
    output: UnreadCount,
  }),
  preferences: operation('GET /notifications/preferences', {
    summary: 'The caller’s preferences for notifications.',
    access: 'user',
    output: NotificationPreferences,
  }),
  updatePreferences: operation('PUT /notifications/preferences', {
    summary:
      'Changes any of the preferences. Without support notifications, likes, comments and replies create no notifications.',
    access: 'user',
    input: z.strictObject({
      emailNotifications: z.optional(fields.emailNotifications),
      pushNotifications: z.optional(fields.pushNotifications),
      supportNotifications: z.optional(fields.supportNotifications),
      checkInFrequency: z.optional(checkInFrequency),
      quietHoursStart: z.optional(clock),
      quietHoursEnd: z.optional(clock),
      timezone: z.optional(timezone),
    }),
    output: NotificationPreferences,
  }),
  context: operation('GET /notifications/context', {
    summary:
      'The facts for a gentle check-in: what is unread and unresolved, and when the check-in would be due.',
    access: 'user',
    output: component(
      'NotificationContext',
      z.strictObject({
        ...unread,
        lastCheckInAt: z.nullable(moment),
        nextCheckInAt: z.nullable(moment),
        inQuietHours: z.boolean(),
        /** The number of the member's published posts that are not resolved. */
        openWorries: z.int(),
        lastActiveAt: z.nullable(moment),
      }),
    ),
  }),
};
