/**
 * The foreign keys of the rows that a request inserts or changes for its caller. A request violates one of them only if
 * the caller's account is deleted at the same moment.
 */
export const callerConstraints: ReadonlySet<string> = new Set([
  'posts_user_id_users_id_fk',
  'likes_user_id_users_id_fk',
  'comments_user_id_users_id_fk',
  'follows_follower_id_users_id_fk',
  'blocks_blocker_id_users_id_fk',
  'reports_reporter_id_users_id_fk',
  'idempotency_keys_user_id_users_id_fk',
  'sessions_user_id_users_id_fk',
  'outbox_user_id_users_id_fk',
  'notification_preferences_user_id_users_id_fk',
  'check_ins_user_id_users_id_fk',
  'exercise_progress_user_id_users_id_fk',
  'checkouts_user_id_users_id_fk',
  'push_subscriptions_user_id_users_id_fk',
  'push_subscriptions_session_id_sessions_id_fk',
  'second_factors_user_id_users_id_fk',
  'invites_created_by_users_id_fk',
  'moderation_cases_opinion_asked_by_users_id_fk',
]);
