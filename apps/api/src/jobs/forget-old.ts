import { type Database, statement } from '@halved/db';
import { sql } from 'drizzle-orm';

const forget = statement(sql`
  with keys as (delete from idempotency_keys where created_at < now() - interval '24 hours'),
  tokens as (delete from refresh_tokens where expires_at < now())
  delete from sessions where expires_at < now() or ended_at < now() - interval '30 days'`);

/** Deletes what has no use any more: old idempotency keys, dead tokens and sessions. */
export const forgetOld = async (db: Database): Promise<void> => {
  await forget(db);
};
