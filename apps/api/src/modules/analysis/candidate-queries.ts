import type { Needles } from '@halved/care';
import {
  type Audience,
  analyses,
  type Database,
  literalInt,
  orNull,
  posts,
  type RowOf,
  selecting,
  statement,
  visibleOnceApproved,
  visibleTo,
} from '@halved/db';
import { type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '../../context.ts';
import { openingAudienceOf, perAudience } from '../audience/public.ts';

/** A post for which similar posts are found, with the columns that the search needs. */
export interface Anchor {
  authorId: string;
  vector: Buffer;
}

const maxCandidates = 300;
/**
 * If fewer candidates share two needles, posts that share one are candidates too. Only posts that the reader may see
 * decide that. Otherwise the list would tell how many others wrote these words for themselves.
 */
const enough = 120;

const terms = sql`${sql.placeholder('terms')}::int[]`;
/** The needles of the anchor with their weights, as rows. */
const needles = sql`unnest(${terms}, ${sql.placeholder('weights')}::int[]) with ordinality`;

const candidateColumns = {
  id: posts.id,
  authorId: posts.userId,
  shortContent: posts.shortContent,
  sensitive: posts.sensitive,
  category: analyses.category,
  subcategory: analyses.subcategory,
  vector: analyses.vector,
};
export type Candidate = RowOf<typeof candidateColumns>;

const most = literalInt(maxCandidates);

/**
 * The posts of `hits` that are candidates, in the order of `hits`. With OFFSET, PostgreSQL looks up one post after the
 * other until there are enough.
 */
const candidatesAmong = (audience: Audience, hits: SQL, order: SQL, selectList: SQL) => sql`
  select ${selectList} from (${hits} order by ${order}) hit
    join lateral (select * from ${posts} where id = hit_id offset 0) ${posts} on true
    join lateral (select * from ${analyses} where post_id = hit_id offset 0) ${analyses} on true
  where ${posts.publishedAt} is not null and ${posts.moderationStatus} = 'approved'
    and ${posts.privacyLevel} = 'public' and ${visibleOnceApproved(audience)}
    and ${posts.userId} <> ${sql.placeholder('authorId')}::uuid
  order by ${order}
  limit ${most}`;

// The index finds the analyses that share needles, and only the posts with the greatest shared weight are read. Posts
// that share all needles (`whole`) share the greatest weight. If they are enough, as after many people wrote the same,
// nothing else is weighed. Otherwise the index is asked for each pair of needles, because single ones are in thousands
// of posts. With OFFSET, PostgreSQL asks the index for one pair after the other. As one condition of 28 pairs, it would
// compare them with the terms of every post, which takes 30 ms among 6,000 posts instead of 1.
const candidatesFor = (audience: Audience) =>
  statement(
    selecting(
      candidateColumns,
      (selectList) => sql`
    with whole as materialized (${candidatesAmong(
      audience,
      sql`select post_id as hit_id from ${analyses} where ${analyses.terms} @> ${terms}`,
      sql`hit_id desc`,
      selectList,
    )}),
    few as materialized (select count(*) < ${most} as whole from whole),
    pairs as (
      select array[first.term, second.term] as terms
      from ${needles} first (term, weight, place) join ${needles} second (term, weight, place)
        on first.place < second.place
    ),
    paired as materialized (
      select distinct hit.post_id as hit_id from pairs
        cross join lateral (
          select post_id from ${analyses} where ${analyses.terms} @> pairs.terms offset 0
        ) hit
      where (select whole from few)
    ),
    weighed as materialized (
      select hit_id, (
        select sum(weight) from ${needles} needle (term, weight) where needle.term = any (${analyses.terms})
      ) as weight
      from paired join ${analyses} on ${analyses.postId} = hit_id
    ),
    near as materialized (${candidatesAmong(
      audience,
      sql`select * from weighed`,
      sql`weight desc, hit_id desc`,
      selectList,
    )}),
    scarce as materialized (select (select whole from few) and count(*) < ${literalInt(enough)} as near from near),
    far as materialized (
      select hit.post_id as hit_id, sum(weight) as weight from ${needles} needle (term, weight)
        cross join lateral (
          select post_id from ${analyses} where ${analyses.terms} @> array[needle.term] offset 0
        ) hit
      where (select near from scarce)
      group by hit.post_id
    )
    (select * from whole where not (select whole from few))
    union all
    (select * from near where not (select near from scarce))
    union all
    (${candidatesAmong(audience, sql`select * from far`, sql`weight desc, hit_id desc`, selectList)})`,
    ),
  );

const candidates = perAudience(candidatesFor);

/** The reader for whom similar posts are found. */
export interface Reader {
  audience: Audience;
  viewerId: string | null;
}

/**
 * Public posts of others that share characteristic terms with a post and that the reader may see: at most
 * `maxCandidates` posts, those that share the greatest weight.
 */
export async function candidatesSeenBy(
  db: Database,
  authorId: string,
  { terms, weights }: Needles,
  { audience, viewerId }: Reader,
): Promise<Candidate[]> {
  return terms.length === 0 ? [] : candidates(audience)(db, { authorId, terms, weights, viewerId });
}

/** The columns of an anchor. The vector is null until the post is analysed. */
const anchorColumns = {
  authorId: posts.userId,
  vector: orNull(analyses.vector),
};
type AnchorRow = RowOf<typeof anchorColumns>;

const anchors = perAudience((audience) =>
  statement(
    selecting(
      anchorColumns,
      (selectList) => sql`
        select ${selectList} from ${posts} left join ${analyses} on ${analyses.postId} = ${posts.id}
        where ${posts.id} = ${sql.placeholder('id')} and ${visibleTo(audience)}`,
    ),
  ),
);

/** The anchor of a post. Undefined if the viewer does not see the post. */
export async function findAnchor(
  db: Database,
  id: string,
  viewer: Viewer | null,
): Promise<AnchorRow | undefined> {
  const [anchor] = await anchors(openingAudienceOf(viewer))(db, { id, viewerId: viewer?.id ?? null });
  return anchor;
}
