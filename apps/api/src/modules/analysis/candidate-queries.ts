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
import { sql } from 'drizzle-orm';
import type { Viewer } from '../../context.ts';
import { forEachAudience, forEachOpeningAudience, openingAudienceOf } from '../audience/public.ts';

/** A post for which similar posts are found, with the columns that the search needs. */
export interface Anchor {
  authorId: string;
  terms: number[];
  vector: Buffer;
}

const maxCandidates = 200;
/**
 * The terms of a post are sorted, the most characteristic first. A near post shares two of the first `nearTerms` terms.
 * A far post, which is less similar, shares one of the first `farTerms` terms.
 */
const nearTerms = 6;
const farTerms = 4;

const terms = sql`${sql.placeholder('terms')}::int[]`;
const positions = Array.from({ length: nearTerms }, (_, index) => index + 1);
const pairs = positions.flatMap((first) => positions.slice(first).map((second) => [first, second] as const));
const sharesTwo = sql.join(
  pairs.map(
    ([first, second]) =>
      sql`${analyses.terms} @> array[(${terms})[${literalInt(first)}], (${terms})[${literalInt(second)}]]`,
  ),
  sql` or `,
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

// The index alone finds the analyses that share terms, and at most `maxCandidates` posts are read. The limit is outside
// the table expressions. With a limit inside them, PostgreSQL would scan the table from its start until it has enough
// rows. The statement is not prepared, so that its plan depends on how common each term is.
const candidatesFor = (audience: Audience) =>
  statement(
    selecting(
      candidateColumns,
      (selectList) => sql`
    with near as materialized (select * from ${analyses} where ${sharesTwo}),
    far as materialized (
      select * from ${analyses} where ${analyses.terms} && (${terms})[1:${literalInt(farTerms)}]
    )
    select ${selectList}
    from (select * from near union all select * from far) ${analyses}
      join ${posts} on ${posts.id} = ${analyses.postId}
    where ${posts.publishedAt} is not null and ${posts.moderationStatus} = 'approved'
      and ${posts.privacyLevel} = 'public' and ${visibleOnceApproved(audience)}
      and ${posts.userId} <> ${sql.placeholder('authorId')}::uuid
    limit ${literalInt(maxCandidates)}`,
    ),
    { prepared: false },
  );

const candidates = forEachAudience(candidatesFor);

/** The reader for whom similar posts are found. */
export interface Reader {
  audience: Audience;
  viewerId: string | null;
}

/**
 * Public posts of others that share characteristic terms with a post and that the reader may see, the nearest first. At
 * most `maxCandidates` posts are read, so in a large community some posts are missing.
 */
export async function candidatesSeenBy(
  db: Database,
  anchor: Pick<Anchor, 'authorId' | 'terms'>,
  { audience, viewerId }: Reader,
): Promise<Candidate[]> {
  if (anchor.terms.length === 0) return [];
  const rows = await candidates[audience](db, { authorId: anchor.authorId, terms: anchor.terms, viewerId });
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

/** The columns of an anchor. The terms and the vector are null until the post is analysed. */
const anchorColumns = {
  authorId: posts.userId,
  terms: orNull(analyses.terms),
  vector: orNull(analyses.vector),
};
type AnchorRow = RowOf<typeof anchorColumns>;

const anchors = forEachOpeningAudience((audience) =>
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
  const [anchor] = await anchors[openingAudienceOf(viewer)](db, { id, viewerId: viewer?.id ?? null });
  return anchor;
}
