import {
  type Audience,
  type Database,
  literalInt,
  posts,
  type RowOf,
  resolutions,
  selecting,
  statement,
  viewerId,
  visibleOnceApproved,
} from '@halved/db';
import { limits } from '@halved/shared/limits';
import { type SQL, sql } from 'drizzle-orm';
import { perAudience } from '../audience/public.ts';
import { allOf, isApproved } from '../posts/public.ts';

const p = sql.placeholder;

/** The number of a category's latest resolved posts that are read in addition to the similar posts. */
const maxOfCategory = 200;
/** The number of stories that are read for each method, so that methods need not share a story. */
const maxStories = 4;

const columns = {
  method: sql<string>`used.method`,
  count: sql<number>`used.count`,
  averageHelpfulness: sql<number | null>`round(used.average, 2)::float8`,
  stories: sql<string[]>`array(
    select story from helped
    where story is not null and used.name in (select lower(method) from unnest(coping_methods) as method)
    order by is_alike desc, rating desc nulls last, resolved_at desc limit ${literalInt(maxStories)}
  )`,
};

export type SuggestionRow = RowOf<typeof columns>;

/** Resolved public posts, except those of the caller and of the post's author. */
const isByOthers = (audience: Audience): SQL =>
  allOf(
    isApproved,
    sql`${posts.privacyLevel} = 'public'`,
    visibleOnceApproved(audience),
    sql`${posts.resolvedAt} is not null`,
    sql`${posts.userId} is distinct from ${viewerId}`,
    sql`${posts.userId} <> ${p('authorId')}`,
  );

// Methods from similar posts come first, then the most frequent methods of the post's category.
const statementFor = (audience: Audience, limit: number) =>
  statement(
    selecting(
      columns,
      (selectList) => sql`
    with pool as materialized (
      select ${posts.id}, ${posts.sensitive}, true as is_alike from ${posts}
      where ${posts.id} = any(${p('similarIds')}::uuid[]) and ${isByOthers(audience)}
      union all
      (select ${posts.id}, ${posts.sensitive}, false from ${posts}
      where ${posts.category} = ${p('category')} and ${posts.id} <> all(${p('similarIds')}::uuid[]) and ${isByOthers(audience)}
      order by ${posts.resolvedAt} desc, ${posts.id} desc limit ${literalInt(maxOfCategory)})
    ),
    helped as materialized (
      select pool.is_alike, ${resolutions.copingMethods},
        case when not pool.sensitive then ${resolutions.resolutionStory} end as story,
        ${resolutions.helpfulnessRating} as rating, ${resolutions.resolvedAt}
      from pool join ${resolutions} on ${resolutions.postId} = pool.id
    ),
    used as materialized (
      select lower(method) as name, mode() within group (order by method) as method, count(*)::int as count,
        avg(rating) as average, count(*) filter (where is_alike) as closeness
      from helped cross join unnest(coping_methods) as method group by 1
      order by closeness desc, count desc, average desc nulls last, 1 limit ${literalInt(limit)}
    )
    select ${selectList}
    from used order by used.closeness desc, used.count desc, used.average desc nulls last, used.name`,
    ),
    { prepared: limit === limits.suggestions },
  );

const usualStatements = perAudience((audience: Audience) => statementFor(audience, limits.suggestions));

interface SuggestionQuery {
  audience: Audience;
  limit: number;
  viewerId: string | null;
  /** The author of the post that suggestions are for. */
  authorId: string;
  category: string | null;
  /** The ids of similar posts. */
  similarIds: readonly string[];
}

/** The coping methods of similar posts and of other posts in the category. Each method has stories to choose from. */
export const findSuggestions = (
  db: Database,
  { audience, limit, ...values }: SuggestionQuery,
): Promise<SuggestionRow[]> => {
  const select = limit === limits.suggestions ? usualStatements(audience) : statementFor(audience, limit);
  return select(db, { ...values });
};
