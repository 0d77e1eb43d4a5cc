import { type Database, statement } from '@halved/db';
import { sql } from 'drizzle-orm';

const batch = 200;

// The rows themselves say what is due, and SKIP LOCKED who takes which: several workers share the work, and a
// killed one leaves it undone. A suspended author's worries wait until the suspension is over.
const publish = statement<{ published: number }>(sql`
  with due as (
    select posts.id from posts join users on users.id = posts.user_id
    where posts.published_at is null and posts.scheduled_for <= now()
      and (users.suspended_at is null or users.suspended_until <= now())
    order by posts.scheduled_for limit ${batch}
    for update of posts skip locked
  ),
  shared as (
    update posts set published_at = now(), is_scheduled = false where id in (select id from due)
    returning user_id, privacy_level
  ),
  counted as (
    update users set worries_count = worries_count + made.count
    from (select user_id, count(*)::int from shared where privacy_level = 'public' group by user_id) made
    where users.id = made.user_id
  )
  select count(*)::int as published from shared`);

/** Publishes every worry whose time has come by the database's clock, each once, and returns how many. */
export async function publishDue(db: Database): Promise<number> {
  let total = 0;
  for (;;) {
    const published = (await publish(db))[0]?.published ?? 0;
    total += published;
    if (published < batch) return total;
  }
}
