/** The kinds of notification, each with its type in the interface (docs/product.md §11). */
export const notificationKinds = {
  like: 'support',
  comment: 'support',
  reply: 'support',
  follow: 'community',
  resolution: 'encouragement',
  approved: 'community',
  rejected: 'community',
  report_decided: 'community',
  check_in: 'check_in',
  reminder: 'reminder',
  exercise_reminder: 'reminder',
} as const;
export type NotificationKind = keyof typeof notificationKinds;

/**
 * The kinds about actions of members. Such a notification is shown while at least one of its actors is visible to the
 * reader.
 */
export const actedKinds = [
  'like',
  'comment',
  'reply',
  'follow',
  'resolution',
] as const satisfies readonly NotificationKind[];

export const notificationTypes = ['check_in', 'support', 'encouragement', 'community', 'reminder'] as const;
export type NotificationType = (typeof notificationTypes)[number];

export const checkInFrequencies = ['daily', 'weekly', 'biweekly', 'monthly', 'never'] as const;
export type CheckInFrequency = (typeof checkInFrequencies)[number];

/** How often mail about notifications is sent: soon after each, or once a day. */
export const emailFrequencies = ['immediate', 'daily'] as const;
export type EmailFrequency = (typeof emailFrequencies)[number];

/** The time zones in the preferences (docs/product.md §11), each with the key of its name. */
export const timeZones = {
  UTC: 'utc',
  'America/New_York': 'eastern',
  'America/Chicago': 'central',
  'America/Denver': 'mountain',
  'America/Los_Angeles': 'pacific',
  'Europe/London': 'london',
  'Europe/Paris': 'paris',
  'Asia/Tokyo': 'tokyo',
  'Australia/Sydney': 'sydney',
} as const;
export type TimeZone = keyof typeof timeZones;

/** The default preferences (docs/product.md §11). */
export const preferenceDefaults = {
  supportNotifications: true,
  emailFrequency: 'daily',
  checkInFrequency: 'weekly',
  quietHoursStart: '22:00',
  quietHoursEnd: '08:00',
  timezone: 'UTC',
  adminMails: false,
} as const;
