import { modelVersion } from '@halved/care/model/version';
import { analyses, type Database, posts, statement } from '@halved/db';
import { sql } from 'drizzle-orm';

/** No analysis, or one by an older model: what a newer server has read stays. */
export const isUnread = sql`(
  ${analyses.postId} is null or split_part(${analyses.modelVersion}, '+', 1)::int < ${modelVersion}::int
)`;

const count = statement<{ unread: number; all: number }>(sql`
  select count(*) filter (where ${isUnread})::int as unread, count(*)::int as all
  from ${posts} left join ${analyses} on ${analyses.postId} = ${posts.id}`);

/** How many worries there are, and how many of them this model has not read. */
export const countUnread = async (db: Database): Promise<{ unread: number; all: number }> =>
  (await count(db))[0] ?? { unread: 0, all: 0 };
