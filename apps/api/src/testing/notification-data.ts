import { derived, omitted, ownId, type Place, row } from './personal-data-reasons.ts';

/** The columns of notifications and check-ins, as in `personalData`. */
export const notificationData: Record<string, Record<string, Place>> = {
  notification_preferences: {
    user_id: ownId,
    support_notifications: 'notificationPreferences.supportNotifications',
    check_in_frequency: 'notificationPreferences.checkInFrequency',
    quiet_hours_start: 'notificationPreferences.quietHoursStart',
    quiet_hours_end: 'notificationPreferences.quietHoursEnd',
    timezone: 'notificationPreferences.timezone',
    last_check_in_at: 'notificationPreferences.lastCheckInAt',
    last_reminder_at: 'notificationPreferences.lastReminderAt',
  },
  notifications: {
    id: 'notifications.id',
    user_id: ownId,
    kind: 'notifications.kind',
    subject_id: omitted('it is the id of the post, the comment or the member'),
    post_id: 'notifications.worryId',
    comment_id: 'notifications.commentId',
    read_at: 'notifications.readAt',
    created_at: 'notifications.createdAt',
  },
  check_ins: {
    id: row,
    user_id: ownId,
    post_id: 'checkIns.worryId',
    is_caring: omitted(
      'it says whether a post reads as if its writer were in danger, which is never exported',
    ),
    reason: 'checkIns.reason',
    asked_at: 'checkIns.askedAt',
    answer: 'checkIns.answer',
    answered_at: 'checkIns.answeredAt',
  },
  reminders: {
    subject_id: row,
    user_id: ownId,
    created_at: omitted('it is the moment of a reminder, which is in the notifications'),
  },
  notification_actors: {
    notification_id: row,
    actor_id: 'notifications.by',
    comment_id: omitted('it is a comment of another member, or exported with the comments'),
    created_at: derived,
  },
};
