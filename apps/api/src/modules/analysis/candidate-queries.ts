import { mostNeedles, type Needles } from '@halved/care';
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
/** If fewer posts share two needles, posts that share one are candidates too. */
const enough = 120;

const places = Array.from({ length: mostNeedles }, (_, index) => index + 1);
const needle = (place: number) => sql`(${sql.placeholder('terms')}::int[])[${literalInt(place)}]`;
const weight = (place: number) => sql`(${sql.placeholder('weights')}::int[])[${literalInt(place)}]`;
const shares = (...needles: readonly number[]) =>
  sql`${analyses.terms} @> array[${sql.join(needles.map(needle), sql`, `)}]`;

const sharesTwo = sql.join(
  places.flatMap((first) => places.slice(first).map((second) => shares(first, second))),
  sql` or `,
);
const sharesOne = sql`${analyses.terms} && ${sql.placeholder('terms')}::int[]`;
const sharedWeight = sql.join(
  places.map((place) => sql`case when ${shares(place)} then ${weight(place)} else 0 end`),
  sql` + `,
);

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

// The index alone finds the analyses that share needles, and only the posts with the greatest shared weight are read.
// Posts that share all needles (`whole`) share the greatest weight. If they are enough, as after many people wrote the
// same, nothing else is weighed. Otherwise the index is asked for pairs of needles, because single ones are in thousands
// of posts. The statement is not prepared, so that its plan depends on how common each needle is.
const candidatesFor = (audience: Audience) =>
  statement(
    selecting(
      candidateColumns,
      (selectList) => sql`
    with whole as materialized (${candidatesAmong(
      audience,
      sql`select post_id as hit_id from ${analyses} where ${analyses.terms} @> ${sql.placeholder('terms')}::int[]`,
      sql`hit_id desc`,
      selectList,
    )}),
    few as materialized (select count(*) < ${most} as whole from whole),
    near as materialized (
      select post_id as hit_id, ${sharedWeight} as weight from ${analyses} where (select whole from few) and (${sharesTwo})
    ),
    far as materialized (
      select post_id as hit_id, ${sharedWeight} as weight from ${analyses}
      where (select whole from few) and (select count(*) from near) < ${literalInt(enough)} and ${sharesOne}
    ),
    ranked as materialized (
      select * from near where (select count(*) from near) >= ${literalInt(enough)} union all select * from far
    )
    (select * from whole where not (select whole from few))
    union all
    (${candidatesAmong(audience, sql`select * from ranked`, sql`weight desc, hit_id desc`, selectList)})`,
    ),
    { prepared: false },
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
