import { type Database, literalInt, literalTexts, statement } from '@halved/db';
import { limits } from '@halved/shared/limits';
import { actedKinds } from '@halved/shared/notification-kinds';
import { sql } from 'drizzle-orm';
import { mailedLinkLifetimes } from '../modules/auth/public.ts';

const forget = statement(sql`
  with keys as (delete from idempotency_keys
    where created_at < now() - make_interval(hours => ${literalInt(limits.idempotencyHours)})),
  tokens as (delete from refresh_tokens where expires_at < now()),
  links as (delete from email_tokens where expires_at < now()
    and (expires_at <> created_at or created_at < now() - ${sql.placeholder('resetLifetime')}::interval)),
  pushes as (delete from push_messages where sent_at < now() - interval '30 days'),
  asked as (delete from checkouts where created_at < now() - interval '90 days'),
  paid as (delete from billing_events where processed_at is not null and received_at < now() - interval '180 days'),
  mails as (delete from sent_mails where hour < now() - interval '30 days'),
  peaks as (delete from process_peaks where created_at < now() - interval '3 days')
  delete from sessions where expires_at < now() or ended_at < now() - interval '30 days'`);

// Deletes notifications that were read long ago, and unread ones whose actors are all gone. Unread ones are deleted
// only after a day, because until then a new actor may still be added to them.
const forgetNotifications = statement(sql`
  delete from notifications
  where read_at is not null and created_at < now() - interval '90 days'
    or read_at is null and created_at < now() - interval '1 day' and kind in (${literalTexts(actedKinds)})
      and not exists (select 1 from notification_actors where notification_id = notifications.id)`);

/**
 * Deletes rows that are no longer needed: old idempotency keys, dead tokens, mailed links and sessions, sent push
 * messages, counts of sent mails, checkouts older than 90 days and events about payments older than 180, peaks older
 * than three days, read notifications older than 90 days, and unread ones whose actors are all gone.
 */
export const forgetOld = async (db: Database): Promise<void> => {
  await forget(db, { resetLifetime: mailedLinkLifetimes.reset });
  await forgetNotifications(db);
};
