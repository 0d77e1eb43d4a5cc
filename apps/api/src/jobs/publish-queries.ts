import { countsPublicly, type Database, selecting, statement } from '@halved/db';
import { sql } from 'drizzle-orm';
import { suspendedNow } from '../services/account-queries.ts';

/** The most posts that one statement publishes. */
export const publishedAtOnce = 200;

// SKIP LOCKED divides the due posts among workers; the posts of a killed worker stay due. A suspended author's posts
// wait until the suspension is over. Every statement locks authors in the order of their ids, to avoid deadlocks. A
// held post is counted once it is approved, and waits for moderators from now on.
const publish = statement(
  selecting(
    { published: sql<number>`count(*)::int` },
    (selectList) => sql`
  with due as (
    select posts.id from posts join users on users.id = posts.user_id
    where posts.published_at is null and posts.scheduled_for <= now()
      and not ${suspendedNow}
    order by posts.scheduled_for limit ${publishedAtOnce}
    for update of posts skip locked
  ),
  shared as (
    update posts set published_at = now(), is_scheduled = false where id in (select id from due)
    returning id, user_id, resolved_at, ${countsPublicly()} as counts
  ),
  entered as (
    update moderation_cases set opened_at = now() from shared
    where moderation_cases.post_id = shared.id and moderation_cases.decided_at is null
  ),
  locked as (
    select id from users where id in (select user_id from shared where counts) order by id for no key update
  ),
  counted as (
    update users set worries_count = worries_count + added.worries, resolved_count = resolved_count + added.resolved
    from (
      select user_id, count(*)::int as worries, count(resolved_at)::int as resolved
      from shared where counts group by user_id
    ) added
    where users.id = added.user_id and users.id in (select id from locked)
  )
  select ${selectList} from shared`,
  ),
);

/** Publishes some posts whose time has come by the database's clock, each once, and returns how many. */
export const publishSome = async (db: Database): Promise<number> => (await publish(db))[0]?.published ?? 0;
