import { likenessTo, unpackVector } from '@halved/care';
import {
  analyses,
  type Database,
  posts,
  type RequestedAudience,
  selectAs,
  statement,
  visibleTo,
} from '@halved/db';
import type { SimilarWorry } from '@halved/shared/contract/analysis';
import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { fail } from '../../errors.ts';
import { audienceOf, openingAudienceOf } from '../posts/rules.ts';
import { type Anchor, type Candidate, candidatesSeenBy, type Looking } from './candidates.ts';
import { furtherPeople, likeEnough } from './rules.ts';

/** None of it where a worry is not analysed yet. */
type AnchorRow = { [Part in keyof Anchor]: Anchor[Part] | null };

const anchorFor = (audience: RequestedAudience) =>
  statement<AnchorRow & Record<string, unknown>>(sql`
    select ${selectAs({ authorId: posts.userId, terms: analyses.terms, vector: analyses.vector })}
    from ${posts} left join ${analyses} on ${analyses.postId} = ${posts.id}
    where ${posts.id} = ${sql.placeholder('id')} and ${visibleTo(audience)}`);

const anchors = {
  visitor: anchorFor('visitor'),
  member: anchorFor('member'),
  moderating: anchorFor('moderating'),
};

/** A worry like another. */
export type Alike = Candidate & { similarity: number };

/** The public worries of others like one, as far as somebody sees them, the most alike first. */
export async function alikeSeenBy(db: Database, anchor: Anchor, looking: Looking): Promise<Alike[]> {
  const likeness = likenessTo(unpackVector(anchor.vector));
  const found = await candidatesSeenBy(db, anchor, looking);
  return found
    .map((row) => ({ ...row, similarity: likeness(row.vector) }))
    .filter((one) => one.similarity >= likeEnough)
    .sort((a, b) => b.similarity - a.similarity || (a.id < b.id ? 1 : -1));
}

/**
 * Public worries of others like a worry, as far as the caller sees them, the most alike first: none as long as nothing
 * is understood of it, NOT_FOUND where the caller does not see it.
 */
export async function worriesLike(ctx: Context, id: string): Promise<Alike[]> {
  const { db } = ctx.services;
  const viewerId = ctx.viewer?.id ?? null;
  const [anchor] = await anchors[openingAudienceOf(ctx.viewer)](db, { id, viewerId });
  if (!anchor) return fail('NOT_FOUND');
  const { authorId, terms, vector } = anchor;
  if (!authorId || !terms || !vector) return [];
  return alikeSeenBy(db, { authorId, terms, vector }, { audience: audienceOf(ctx.viewer), viewerId });
}

/** So many of them, as they are shown (docs/product.md §9.3). */
export async function similarTo(ctx: Context, id: string, limit: number): Promise<SimilarWorry[]> {
  const found = await worriesLike(ctx, id);
  return found.slice(0, limit).map((one) => ({
    id: one.id,
    shortContent: one.shortContent,
    sensitive: one.sensitive,
    category: one.category,
    subcategory: one.subcategory,
    similarity: one.similarity,
    anonymousCount: furtherPeople(one, found),
  }));
}
