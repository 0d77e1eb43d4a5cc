import {
  type Audience,
  literalInt,
  posts,
  resolutions,
  statement,
  viewerId,
  visibleOnceApproved,
} from '@halved/db';
import type { Suggestion } from '@halved/shared/contract/resolutions';
import { limits } from '@halved/shared/limits';
import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { worriesLike } from '../analysis/queries.ts';
import { all, approved, visiblePost } from '../posts/queries.ts';
import { audienceOf } from '../posts/rules.ts';
import { excerptOf } from './excerpt.ts';

const p = sql.placeholder;

/** The latest resolved worries of a category, beside those that are alike. */
const ofCategory = 200;
/** So many stories are there to choose from for a method, lest one story stands for all. */
const storiesEach = 4;

interface Row extends Omit<Suggestion, 'example'>, Record<string, unknown> {
  stories: string[];
}

/** Public worries of others that were resolved: neither the asker’s nor the author’s of the worry. */
const others = (audience: Audience): SQL =>
  all(
    approved,
    sql`${posts.privacyLevel} = 'public'`,
    visibleOnceApproved(audience),
    sql`${posts.resolvedAt} is not null`,
    sql`${posts.userId} is distinct from ${viewerId}`,
    sql`${posts.userId} <> ${p('authorId')}`,
  );

// What helped with worries like this one comes first, then what helped most people with one of its category.
const suggesting = (audience: Audience, limit: number) =>
  statement<Row>(
    sql`
    with pool as materialized (
      select ${posts.id}, ${posts.sensitive}, true as is_alike from ${posts}
      where ${posts.id} = any(${p('alike')}::uuid[]) and ${others(audience)}
      union all
      (select ${posts.id}, ${posts.sensitive}, false from ${posts}
      where ${posts.category} = ${p('category')} and ${posts.id} <> all(${p('alike')}::uuid[]) and ${others(audience)}
      order by ${posts.resolvedAt} desc, ${posts.id} desc limit ${literalInt(ofCategory)})
    ),
    told as materialized (
      select pool.is_alike, ${resolutions.copingMethods},
        case when not pool.sensitive then ${resolutions.resolutionStory} end as story,
        ${resolutions.helpfulnessRating} as rating, ${resolutions.resolvedAt}
      from pool join ${resolutions} on ${resolutions.postId} = pool.id
    ),
    used as materialized (
      select lower(method) as name, mode() within group (order by method) as method, count(*)::int as count,
        avg(rating) as average, count(*) filter (where is_alike) as closeness
      from told cross join unnest(coping_methods) as method group by 1
      order by closeness desc, count desc, average desc nulls last, 1 limit ${literalInt(limit)}
    )
    select used.method, used.count, round(used.average, 2)::float8 as "averageHelpfulness", array(
      select story from told
      where story is not null and used.name in (select lower(method) from unnest(coping_methods) as method)
      order by is_alike desc, rating desc nulls last, resolved_at desc limit ${literalInt(storiesEach)}
    ) as stories
    from used order by used.closeness desc, used.count desc, used.average desc nulls last, used.name`,
    { named: limit === limits.suggestions },
  );

const usual = {
  visitor: suggesting('visitor', limits.suggestions),
  member: suggesting('member', limits.suggestions),
  moderator: suggesting('moderator', limits.suggestions),
};

/** Each with another story, as far as they go round; none that its author put a note before. */
function withExamples(rows: readonly Row[]): Suggestion[] {
  const shown = new Set<string>();
  return rows.map(({ stories, ...suggestion }) => {
    const story = stories.find((one) => !shown.has(one)) ?? stories[0];
    if (story === undefined) return { ...suggestion, example: null };
    shown.add(story);
    return { ...suggestion, example: excerptOf(story, suggestion.method) };
  });
}

/** What helped others with worries like one that the caller sees; NOT_FOUND where they do not see it. */
export async function suggestionsFor(ctx: Context, postId: string, limit: number): Promise<Suggestion[]> {
  const { userId: authorId, category } = await visiblePost(ctx, postId);
  const alike = (await worriesLike(ctx, postId)).map(({ id }) => id);
  const audience = audienceOf(ctx.viewer);
  const select = limit === limits.suggestions ? usual[audience] : suggesting(audience, limit);
  const values = { alike, category, authorId, viewerId: ctx.viewer?.id ?? null };
  return withExamples(await select(ctx.services.db, values));
}
