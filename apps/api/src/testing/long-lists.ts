import { hourMs } from '@halved/shared/durations';
import type { Member } from './factories.ts';
import type { Api } from './harness.ts';

interface Long {
  /** The member whose posts, resolutions and followers are made. */
  author: Member;
  /** The member who likes the posts and writes the comments. */
  reader: Member;
  /** The actor of the audit log's entries. */
  admin: Member;
  /** Items in each list. */
  count: number;
  /** An SQL expression for a text that is longer than anybody could send, so that a few texts fill a page. */
  long: string;
}

/** Fills every list with long texts; returns the post with the comments, which is the oldest. */
export async function fillWithLongTexts(
  api: Api,
  { author, reader, admin, count, long }: Long,
): Promise<{ id: string }> {
  await api.pool.query(
    `insert into posts (id, user_id, short_content, worry_prompt, privacy_level, published_at, resolved_at, category)
     select gen_random_uuid(), $1, 'rain ' || ${long}, 'y', 'public', now() - n * interval '1 hour',
       now() - n * interval '1 minute', 'work' from generate_series(1, $2) n`,
    [author.id, count],
  );
  await api.pool.query(
    `insert into likes (user_id, post_id, created_at) select $1, id, published_at from posts`,
    [reader.id],
  );
  await api.pool.query(
    `insert into resolutions (id, post_id, coping_methods, resolution_story, resolved_at)
     select gen_random_uuid(), id, array['Walking'], ${long}, resolved_at from posts`,
  );
  const thread = await api.aPost({ by: author, publishedAt: new Date(Date.now() - 500 * hourMs) });
  await api.pool.query(
    `insert into comments (id, post_id, user_id, content, depth, created_at)
     select gen_random_uuid(), $1, $2, ${long}, 1, now() - n * interval '1 minute' from generate_series(1, $3) n`,
    [thread.id, reader.id, count],
  );
  await api.pool.query(
    `insert into users (id, username, email, password_hash, bio)
     select gen_random_uuid(), 'crowd_' || n, 'crowd_' || n || '@example.org', '', ${long} from generate_series(1, $1) n`,
    [count],
  );
  await api.pool.query(
    `insert into follows (follower_id, followed_id, created_at)
     select id, $1, now() - random() * interval '1 day' from users where username like 'crowd_%'`,
    [author.id],
  );
  await api.pool.query(
    `insert into audit_log (id, actor_id, action, subject_id, details)
     select gen_random_uuid(), $1, 'approve', $2, json_build_object('note', ${long}) from generate_series(1, $3) n`,
    [admin.id, thread.id, count],
  );
  await api.pool.query(
    `insert into moderation_cases (id, comment_id, reason, opened_at)
     select gen_random_uuid(), id, 'reports', created_at from comments`,
  );
  return thread;
}
