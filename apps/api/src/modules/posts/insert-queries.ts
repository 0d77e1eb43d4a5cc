import type { Analysis } from '@halved/care';
import {
  analyses,
  countsPublicly,
  type Database,
  isoStatement,
  literalNames,
  newId,
  posts,
  selecting,
  users,
} from '@halved/db';
import type { PrivacyLevel } from '@halved/shared/contract/scalars';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { insertingCase, repeatsOfPost, type Verdict } from '../screening/public.ts';
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
  /** The verdicts by how often the author sent the same words before (`verdictsByRepeats`). */
  verdicts: readonly Verdict[];
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

// One statement judges and writes the post, its case, its analysis and its author's counter, and returns the post as its
// author reads it.
const insert = isoStatement(
  selecting(
    { ...postColumns, ...authorColumns, isLiked: sql<boolean>`false` },
    (selectList) => sql`
      with judged as materialized (
        select ${p('verdicts')}::jsonb -> ${repeatsOfPost(sql`${p('shortContent')}::text`)} as verdict
      ),
      new_post as (
        insert into ${posts} (${literalNames(postColumnNames)})
        select ${p('id')}::uuid, ${p('viewerId')}::uuid, ${p('shortContent')}::text, ${p('worryPrompt')}::text,
          ${p('longContent')}::text, ${p('privacyLevel')}::text, ${p('commentsEnabled')}::boolean,
          ${p('sensitive')}::boolean, judged.verdict ->> 'status', ${p('category')}::text, ${p('language')}::text,
          later.at is not null, later.at, case when later.at is null then now() end
        from judged cross join (values (${p('scheduledFor')}::timestamptz)) later (at)
        returning *
      ),
      inserted_case as (${insertingCase(sql`post_id`, sql`new_post`)}),
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
 * Inserts a new post, published or held according to its verdict, and its analysis if it was analysed. Adds the post to
 * its author's counter if it is public, published and approved. Returns the post as its author reads it.
 */
export async function insertAnalyzedPost(
  db: Database,
  { userId, verdicts, ...post }: NewPost,
  analysis: Analysis,
): Promise<PostRow | undefined> {
  const { isRead } = analysis;
  const [row] = await insert(db, {
    ...post,
    ...(isRead ? listedFindings(analysis) : { category: null, language: null }),
    viewerId: userId,
    caseId: newId(),
    verdicts: JSON.stringify(verdicts),
    analysis: JSON.stringify(analysisColumnsOf(analysis)),
    isRead,
  });
  return row;
}
