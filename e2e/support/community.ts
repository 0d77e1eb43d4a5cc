import { setTimeout as sleep } from 'node:timers/promises';
import { contract } from '@halved/shared/contract/index';
import { expect } from '@playwright/test';
import type { Account } from './account.ts';
import type { Instance } from './instance.ts';

const { visitorCacheMs } = contract.posts.list;

/** Makes one member follow another, with the same effect as the follow button. */
export const follow = (follower: Account, { username }: Account) =>
  follower.api.users.follow.mutate({ username });

/** Marks members as just active, so that the list of members begins with them. */
export const markActive = (app: Instance, ...members: Account[]) =>
  app.sql('update users set last_seen_at = now() where id = any($1)', [members.map(({ id }) => id)]);

/** Adds many public worries of one author, one minute apart. The first one is the newest. */
export async function fillFeed(app: Instance, author: Account, count: number, stem: string): Promise<void> {
  await app.sql(
    `insert into posts (id, user_id, short_content, worry_prompt, privacy_level, published_at)
     select gen_random_uuid(), $1, $2 || ' ' || n, 'What is on your mind?', 'public',
       now() - n * interval '1 minute'
     from generate_series(1, $3) n`,
    [author.id, stem, count],
  );
}

/** Adds unread notifications of a member, one minute apart. */
export const addNotifications = (app: Instance, { id }: Account, count: number) =>
  app.sql(
    `insert into notifications (id, user_id, kind, subject_id, created_at)
     select gen_random_uuid(), $1, 'report_decided', gen_random_uuid(), now() - n * interval '1 minute'
     from generate_series(1, $2) n`,
    [id, count],
  );

/** Waits until the cached lists of visitors have expired, which takes a second. */
export const visitorCacheExpired = () => sleep(visitorCacheMs);

/** Empties the community, for tests that count its content. */
export async function emptyFeed(app: Instance): Promise<void> {
  await app.sql('delete from posts');
}

/**
 * Makes a member a moderator or an admin. For a member who was already active, the server notices it within seconds.
 */
export async function appoint(
  app: Instance,
  { id, api }: Account,
  role: 'moderator' | 'admin',
): Promise<void> {
  await app.sql('update users set role = $2 where id = $1', [id, role]);
  const mayModerate = () =>
    api.moderation.queue.query({ limit: 1 }).then(
      () => true,
      () => false,
    );
  await expect.poll(mayModerate, { timeout: 10_000 }).toBe(true);
}

/** Marks the addresses of members as verified, without which no report counts and nothing can be bought. */
export const verify = (app: Instance, ...members: Account[]) =>
  app.sql('update users set email_verified_at = now() where id = any($1)', [members.map(({ id }) => id)]);

/** Empties the moderation queue, for tests that count its items. */
export async function emptyQueue(app: Instance): Promise<void> {
  await app.sql('delete from moderation_cases');
}

/** A text that is held as hostile. */
export const hostileWords = 'You are a pathetic idiot, nobody likes you';
