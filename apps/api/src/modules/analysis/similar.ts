import { likenessTo, unpackVector } from '@halved/care';
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
import { furtherPeople, similarEnough } from './rules.ts';

/** A post like another. */
export type SimilarPost = Candidate & { similarity: number };

/** The public posts of others like one, as far as the reader sees them, the most alike first. */
export async function similarSeenBy(db: Database, anchor: Anchor, reader: Reader): Promise<SimilarPost[]> {
  const likeness = likenessTo(unpackVector(anchor.vector));
  const candidates = await candidatesSeenBy(db, anchor, reader);
  return candidates
    .map((candidate) => ({ ...candidate, similarity: likeness(candidate.vector) }))
    .filter(({ similarity }) => similarity >= similarEnough)
    .sort((a, b) => b.similarity - a.similarity || (a.id < b.id ? 1 : -1));
}

/**
 * Public posts of others like a post, as far as the caller sees them, the most alike first: none as long as nothing is
 * understood of it, NOT_FOUND where the caller does not see it.
 */
export async function similarPosts(ctx: Context, id: string): Promise<SimilarPost[]> {
  const { db } = ctx.services;
  const { authorId, terms, vector } = (await findAnchor(db, id, ctx.viewer)) ?? fail('NOT_FOUND');
  if (!authorId || !terms || !vector) return [];
  const reader = { audience: audienceOf(ctx.viewer), viewerId: ctx.viewer?.id ?? null };
  return similarSeenBy(db, { authorId, terms, vector }, reader);
}

/** So many of them, as they are shown (docs/product.md §9.3). */
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
