import { randomUUID } from 'node:crypto';
import { limits } from '@halved/shared/limits';
import { withClient } from '../lib/postgres.ts';
import { analysePosts } from '../seed/understood.ts';

/** The data for a storm: the longest lists with the longest texts that members can send. */
export interface Largest {
  readonly userId: string;
  readonly username: string;
  readonly threadId: string;
}

/** One grapheme of 25 bytes. */
const family = '👩‍👩‍👧‍👦';
const count = limits.page.max;
const answersEach = 10;
/** The longest long text that fits into the body of a request. */
const longMost = 4_500;

const statements = (userId: string, threadId: string): [text: string, values: unknown[]][] => [
  [
    `insert into users (id, username, email, password_hash, bio, email_verified_at)
     select case n when 1 then $1::uuid else gen_random_uuid() end, 'storm_' || n, 'storm_' || n || '@example.org',
       '', repeat($2, $3), now() from generate_series(1, $4) n`,
    [userId, family, limits.bio.max, count],
  ],
  [
    `insert into posts (id, user_id, short_content, worry_prompt, long_content, privacy_level, published_at, resolved_at)
     select case n when 1 then $1::uuid else gen_random_uuid() end, $2, repeat($3, $4), repeat($3, $5), repeat($3, $6),
       'public', now() - n * interval '1 minute', now() - n * interval '1 second'
     from generate_series(1, $7) n`,
    [threadId, userId, family, limits.shortContent.max, limits.worryPromptMax, longMost, count],
  ],
  [
    `insert into resolutions (id, post_id, coping_methods, resolution_story, resolved_at)
     select gen_random_uuid(), id, array_fill(repeat($1, $2), array[$3::int]), repeat($1, $4), resolved_at from posts`,
    [family, limits.copingMethod.max, limits.copingMethod.most, limits.resolutionStory.max],
  ],
  [
    `with roots as (
       insert into comments (id, post_id, user_id, content, depth, created_at)
       select gen_random_uuid(), $1, $2, repeat($3, $4), 1, now() - n * interval '1 minute'
       from generate_series(1, $5) n returning id
     )
     insert into comments (id, post_id, user_id, content, depth, parent_id, root_id)
     select gen_random_uuid(), $1, $2, repeat($3, $4), 2, id, id from roots, generate_series(1, $6)`,
    [threadId, userId, family, limits.comment.max, count, answersEach],
  ],
];

/** Fills an empty, migrated database with the longest lists. */
export async function fillWithLargest(url: string): Promise<Largest> {
  const [userId, threadId] = [randomUUID(), randomUUID()];
  await withClient(url, async (client) => {
    for (const [text, values] of statements(userId, threadId)) await client.query(text, values);
    await analysePosts(client);
    await client.query('analyze');
  });
  return { userId, username: 'storm_1', threadId };
}

/** Makes a member follow the author of the longest lists and like all posts. */
export async function follow(url: string, memberId: string, { userId }: Largest): Promise<void> {
  await withClient(url, async (client) => {
    await client.query('insert into follows (follower_id, followed_id) values ($1, $2)', [memberId, userId]);
    await client.query('insert into likes (user_id, post_id) select $1, id from posts', [memberId]);
  });
}

const largest = `limit=${count}`;

/** The paths that visitors request. */
export const visitorPaths = ({ userId, username, threadId }: Largest): string[] => [
  `/posts?${largest}`,
  `/posts/feed/discovery?${largest}`,
  `/posts/user/${userId}?${largest}`,
  `/posts?${largest}&query=${encodeURIComponent(family)}`,
  `/resolutions/stories?${largest}`,
  `/resolutions/users/${userId}/resolved?${largest}`,
  `/comments/post/${threadId}?${largest}`,
  `/comments/post/${threadId}/threaded?${largest}`,
  `/users/${username}`,
  `/posts/${threadId}`,
];

/** The further paths that members request. */
export const memberPaths = (memberId: string): string[] => [
  `/posts/feed/personalized?${largest}`,
  `/likes/user/${memberId}?${largest}`,
  `/community/members?${largest}`,
  `/notifications?${largest}`,
];
