import { type Database, literalInt, posts, type RowOf, selecting, statement, users } from '@halved/db';
import { sql } from 'drizzle-orm';

const p = sql.placeholder;
const postsAtOnce = 100;

/** Whether a post is to become private because of its age, by the choice of its author and the database's clock. */
const isTooOld = sql`${users.autoPrivateAfterDays} is not null and ${posts.privacyLevel} = 'public'
  and ${posts.madePrivateAt} is null
  and ${posts.publishedAt} < now() - make_interval(days => ${users.autoPrivateAfterDays})`;

const old = statement(
  selecting(
    { id: posts.id },
    (selectList) => sql`
      select ${selectList} from ${posts} join ${users} on ${users.id} = ${posts.userId}
      where ${posts.id} > ${p('after')}::uuid and ${isTooOld}
      order by ${posts.id} limit ${literalInt(postsAtOnce)}`,
  ),
);

/** A few posts that are to become private because of their age, in the order of their ids. */
export const oldPublicPosts = (db: Database, after: string): Promise<{ id: string }[]> => old(db, { after });

const authorColumns = {
  id: users.id,
  language: users.language,
  accountAgeHours: sql<number>`extract(epoch from now() - ${users.createdAt})::float8 / 3600`,
};

// A post that somebody else is changing at this moment is left for the next run.
const claim = statement(
  selecting(
    authorColumns,
    (selectList) => sql`
      select ${selectList} from ${posts} join ${users} on ${users.id} = ${posts.userId}
      where ${posts.id} = ${p('id')}::uuid and ${isTooOld}
      for update of ${posts} skip locked`,
  ),
);

/** Locks a post that is still to become private. Returns its author; undefined if there is nothing to do. */
export const claimOldPost = async (
  db: Database,
  id: string,
): Promise<RowOf<typeof authorColumns> | undefined> => (await claim(db, { id }))[0];
