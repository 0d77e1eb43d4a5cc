import * as z from 'zod/mini';
import { checkInAnswers, checkInReasons } from '../check-in-kinds.ts';
import { limits } from '../limits.ts';
import { checkInFrequencies, emailFrequencies, notificationTypes } from '../notification-kinds.ts';
import { parseUrl } from '../parse-url.ts';
import { operation } from './operation.ts';
import { component, id, moment, page, pageOf, printable, success } from './scalars.ts';

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
    /** The check-in that can be answered; null for all other notifications. */
    checkIn: z.nullable(
      z.strictObject({ id, answer: z.nullable(z.enum(checkInAnswers)), answeredAt: z.nullable(moment) }),
    ),
  }),
);
export type Notification = z.infer<typeof Notification>;

/** A question about an open post of the member, and the answer. */
export const CheckIn = component(
  'CheckIn',
  z.strictObject({
    id,
    /** Null once the post is deleted. */
    postId: z.nullable(id),
    shortContent: z.nullable(z.string()),
    /** Why a smart check-in asks about this post. */
    reason: z.nullable(z.enum(checkInReasons)),
    askedAt: moment,
    answer: z.nullable(z.enum(checkInAnswers)),
    answeredAt: z.nullable(moment),
  }),
);
export type CheckIn = z.infer<typeof CheckIn>;

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
const emailFrequency = z.enum(emailFrequencies, 'validation.emailFrequency');

const fields = {
  emailNotifications: z.boolean(),
  /** Whether mail comes soon after each notification, or once a day when the quiet hours end. */
  emailFrequency,
  pushNotifications: z.boolean(),
  supportNotifications: z.boolean(),
  checkInFrequency,
  /** HH:MM in the time zone `timezone`. */
  quietHoursStart: clock,
  quietHoursEnd: clock,
  timezone,
  /** Whether a mail tells, once a day at most, what of the instance waits too long. It counts only for admins. */
  adminMails: z.boolean(),
};

export const NotificationPreferences = component(
  'NotificationPreferences',
  z.strictObject({
    ...fields,
    /** Whether this server sends push messages. */
    pushSupported: z.boolean(),
  }),
);
export type NotificationPreferences = z.infer<typeof NotificationPreferences>;

const invalidSubscription = 'validation.pushSubscription';
const endpoint = z.string(invalidSubscription).check(
  z.maxLength(limits.pushSubscriptions.endpointMax, { error: invalidSubscription, abort: true }),
  // The parser drops or encodes control characters, and the text itself is stored.
  printable(invalidSubscription),
  z.refine((text) => parseUrl(text)?.protocol === 'https:', invalidSubscription),
);
/** Bytes in base64url, with or without padding. */
const bytes = (length: number) => {
  const characters = Math.ceil((length * 4) / 3);
  return z
    .string(invalidSubscription)
    .check(z.regex(new RegExp(`^[\\w-]{${characters}}={0,2}$`), invalidSubscription));
};
/** A subscription as browsers print it (PushSubscription.toJSON). */
const PushSubscription = z.strictObject({
  endpoint,
  expirationTime: z.optional(z.nullable(z.number())),
  keys: z.strictObject({ p256dh: bytes(65), auth: bytes(16) }),
});

/** A device that gets push messages. */
const PushDevice = component(
  'PushDevice',
  z.strictObject({
    endpoint: z.string(),
    userAgent: z.nullable(z.string()),
    createdAt: moment,
    /** When it last got a message; null if it got none. */
    lastUsedAt: z.nullable(moment),
    /** Whether the caller’s session subscribed it. */
    current: z.boolean(),
  }),
);

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
      emailFrequency: z.optional(emailFrequency),
      pushNotifications: z.optional(fields.pushNotifications),
      supportNotifications: z.optional(fields.supportNotifications),
      checkInFrequency: z.optional(checkInFrequency),
      quietHoursStart: z.optional(clock),
      quietHoursEnd: z.optional(clock),
      timezone: z.optional(timezone),
      adminMails: z.optional(fields.adminMails),
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
  checkIns: operation('GET /notifications/check-ins', {
    summary: 'The questions about the caller’s open worries with their answers, the latest first.',
    access: 'user',
    input: z.strictObject(page),
    output: pageOf('checkIns', CheckIn),
  }),
  answerCheckIn: operation('POST /notifications/check-ins/:id/answer', {
    summary: 'Answers a check-in. The answer can be changed for 24 hours. The worry itself does not change.',
    access: 'user',
    input: z.strictObject({ id, answer: z.enum(checkInAnswers, 'validation.checkInAnswer') }),
    output: CheckIn,
    errors: ['NOT_FOUND', 'CHECK_IN_CLOSED'],
  }),
  triggerSmart: operation('POST /notifications/trigger-smart', {
    summary:
      'Asks the caller now about the worry that matters most, unless they were asked today or have quiet hours now.',
    access: 'tier:smart_notifications',
    limit: 'smartCheckIns',
    output: z.strictObject({ created: z.array(Notification) }),
  }),
  pushKey: operation('GET /notifications/push-key', {
    summary: 'The key with which a browser subscribes to push messages; null if this server sends none.',
    access: 'user',
    output: z.strictObject({ publicKey: z.nullable(z.string()) }),
  }),
  pushSubscriptions: operation('GET /notifications/push-subscriptions', {
    summary: 'The caller’s devices that get push messages, the latest first.',
    access: 'user',
    output: z.strictObject({ subscriptions: z.array(PushDevice) }),
  }),
  subscribePush: operation('POST /notifications/push-subscriptions', {
    summary:
      'Sends push messages to the caller’s device from now on, until the session ends. A device of another account moves to the caller.',
    access: 'user',
    input: PushSubscription,
    output: success,
    errors: ['PUSH_OFF'],
  }),
  unsubscribePush: operation('DELETE /notifications/push-subscriptions', {
    summary: 'Removes one of the caller’s devices; repeating it changes nothing.',
    access: 'user',
    bodied: true,
    allowsSuspended: true,
    input: z.strictObject({ endpoint }),
    output: success,
  }),
  unsubscribe: operation('POST /notifications/unsubscribe', {
    summary:
      'Ends mails about notifications to the member whom the token names. Mail providers call it for one click (RFC 8058); repeating it changes nothing.',
    access: 'any',
    inQuery: true,
    ignoresBadToken: true,
    allowsSuspended: true,
    input: z.strictObject({ token: z.string('INVALID_TOKEN').check(z.maxLength(300, 'INVALID_TOKEN')) }),
    output: success,
    errors: ['INVALID_TOKEN'],
  }),
};
