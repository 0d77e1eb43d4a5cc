import { likenessTo, needlesOf, unpackVector } from '@halved/care';
import type { Database } from '@halved/db';
import type { SimilarWorry } from '@halved/shared/contract/analysis';
import type { Context } from '../../context.ts';
import { fail } from '../../errors.ts';
import { audienceOf } from '../audience/public.ts';
import {
  type Anchor,
  type Candidate,
  candidatesSeenBy,
  findAnchor,
  type Reader,
} from './candidate-queries.ts';
import { furtherPeople, minSimilarity } from './rules.ts';

/** A post that is similar to another post. */
export type SimilarPost = Candidate & { similarity: number };

/** The candidates for a post that the reader may see, the most similar first, however little they resemble it. */
export async function rankedFor(db: Database, anchor: Anchor, reader: Reader): Promise<SimilarPost[]> {
  const vector = unpackVector(anchor.vector);
  const likeness = likenessTo(vector);
  const candidates = await candidatesSeenBy(db, anchor.authorId, needlesOf(vector), reader);
  return candidates
    .map((candidate) => ({ ...candidate, similarity: likeness(candidate.vector) }))
    .sort((a, b) => b.similarity - a.similarity || (a.id < b.id ? 1 : -1));
}

/** The public posts of others that resemble a post and that the reader may see, the most similar first. */
export async function similarSeenBy(db: Database, anchor: Anchor, reader: Reader): Promise<SimilarPost[]> {
  const ranked = await rankedFor(db, anchor, reader);
  return ranked.filter(({ similarity }) => similarity >= minSimilarity);
}

/**
 * Public posts of others that resemble a post and that the caller may see, the most similar first. The list is empty
 * until the post is analysed. Fails with NOT_FOUND if the caller does not see the post.
 */
export async function similarPosts(ctx: Context, id: string): Promise<SimilarPost[]> {
  const { db } = ctx.services;
  const { authorId, vector } = (await findAnchor(db, id, ctx.viewer)) ?? fail('NOT_FOUND');
  if (!authorId || !vector) return [];
  const reader = { audience: audienceOf(ctx.viewer), viewerId: ctx.viewer?.id ?? null };
  return similarSeenBy(db, { authorId, vector }, reader);
}

/** The first `limit` similar posts, as a response shows them (docs/product.md §9.3). */
export async function similarPage(ctx: Context, id: string, limit: number): Promise<SimilarWorry[]> {
  const similar = await similarPosts(ctx, id);
  return similar.slice(0, limit).map((post) => ({
    id: post.id,
    shortContent: post.shortContent,
    sensitive: post.sensitive,
    category: post.category,
    subcategory: post.subcategory,
    similarity: post.similarity,
    anonymousCount: furtherPeople(post, similar),
  }));
}
