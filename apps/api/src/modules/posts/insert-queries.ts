import type { Analysis } from '@halved/care';
import {
  analyses,
  countsPublicly,
  type Database,
  isoStatement,
  literalNames,
  posts,
  selecting,
  users,
} from '@halved/db';
import type { ModerationStatus, PrivacyLevel } from '@halved/shared/contract/scalars';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { analysisColumnNames, analysisColumnsOf, listedFindings } from './analysis-queries.ts';
import { authorColumns, type PostRow, postColumns } from './row-queries.ts';

const p = sql.placeholder;

interface NewPost {
  id: string;
  userId: string;
  shortContent: string;
  worryPrompt: string;
  longContent: string | null;
  privacyLevel: PrivacyLevel;
  commentsEnabled: boolean;
  sensitive: boolean;
  /** Null publishes the post now. */
  scheduledFor: Date | null;
  moderationStatus: ModerationStatus;
}

const postColumnNames = [
  'id',
  'user_id',
  'short_content',
  'worry_prompt',
  'long_content',
  'privacy_level',
  'comments_enabled',
  'sensitive',
  'moderation_status',
  'category',
  'language',
  'is_scheduled',
  'scheduled_for',
  'published_at',
];

const newPost = alias(posts, 'new_post');
const analysisColumns = literalNames(analysisColumnNames);

// One statement writes the post, its analysis and its author's counter, and returns the post as its author reads it.
const insert = isoStatement(
  selecting(
    { ...postColumns, ...authorColumns, isLiked: sql<boolean>`false` },
    (selectList) => sql`
      with new_post as (
        insert into ${posts} (${literalNames(postColumnNames)})
        select ${p('id')}::uuid, ${p('userId')}::uuid, ${p('shortContent')}::text, ${p('worryPrompt')}::text,
          ${p('longContent')}::text, ${p('privacyLevel')}::text, ${p('commentsEnabled')}::boolean,
          ${p('sensitive')}::boolean, ${p('moderationStatus')}::text, ${p('category')}::text, ${p('language')}::text,
          later.at is not null, later.at, case when later.at is null then now() end
        from (values (${p('scheduledFor')}::timestamptz)) later (at)
        returning *
      ),
      analysis as (
        insert into ${analyses} (post_id, ${analysisColumns}) select new_post.id, read.*
        from new_post, (select ${analysisColumns} from json_populate_record(null::${analyses}, ${p('analysis')}::json)) read
        where ${p('isRead')}::boolean
      ),
      counted as (
        update ${users} set worries_count = worries_count + 1 from new_post
        where ${users.id} = ${newPost.userId} and ${countsPublicly(newPost)}
      )
      select ${selectList} from new_post ${posts} join ${users} on ${users.id} = ${posts.userId}`,
  ),
);

/**
 * Inserts a new post and, if it was analysed, its analysis. Adds the post to its author's counter if it is public,
 * published and approved. Returns the post as its author reads it.
 */
export async function insertAnalyzedPost(
  db: Database,
  post: NewPost,
  analysis: Analysis,
): Promise<PostRow | undefined> {
  const { isRead } = analysis;
  const listed = isRead ? listedFindings(analysis) : { category: null, language: null };
  const columns = JSON.stringify(analysisColumnsOf(analysis));
  const [row] = await insert(db, { ...post, ...listed, analysis: columns, isRead });
  return row;
}
