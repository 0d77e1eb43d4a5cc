import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, startApi } from '../testing/harness.ts';
import { callerConstraints } from './caller-constraints.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** Foreign keys that no request violates, or not because of its caller. */
const others: Record<string, string> = {
  follows_followed_id_users_id_fk: 'both members are locked',
  blocks_blocked_id_users_id_fk: 'both members are locked',
  notifications_user_id_users_id_fk: 'the reader is somebody else, whose post or account is locked',
  notification_actors_actor_id_users_id_fk: 'a moderator’s decision may insert the actor',
  aggregate_contributors_user_id_users_id_fk: 'a job inserts them',
  email_tokens_user_id_users_id_fk: 'a job inserts them',
  reminders_user_id_users_id_fk: 'a job inserts them',
  subscriptions_user_id_users_id_fk: 'the payer is locked, and no caller inserts them',
  billing_events_user_id_users_id_fk: 'the member whom an event names is locked, and is not the caller',
  refresh_tokens_session_id_sessions_id_fk: 'the session is new or locked',
};

it('every foreign key to an account or a session is known to be of the caller’s rows or not', async () => {
  const { rows } = await api.pool.query<{ name: string }>(
    `select conname as name from pg_constraint
     where contype = 'f' and confrelid in ('users'::regclass, 'sessions'::regclass)`,
  );
  const known = [...callerConstraints, ...Object.keys(others)];
  expect(rows.map(({ name }) => name).sort()).toEqual(known.sort());
});
