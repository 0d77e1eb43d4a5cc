import {
  analyses,
  type Database,
  type Eyes,
  literalInt,
  posts,
  selectAs,
  statement,
  visibleOnceApproved,
} from '@halved/db';
import type { WorryCategory } from '@halved/shared/categories';
import { sql } from 'drizzle-orm';

/** What is asked of a worry to find those like it. */
export interface Anchor {
  authorId: string;
  terms: number[];
  vector: Buffer;
}

interface Candidate extends Record<string, unknown> {
  id: string;
  authorId: string;
  shortContent: string;
  category: WorryCategory;
  subcategory: string | null;
  vector: Buffer;
}

const mostCandidates = 200;

const candidatesFor = (eyes: Eyes) =>
  statement<Candidate>(sql`
    select ${selectAs({
      id: posts.id,
      authorId: posts.userId,
      shortContent: posts.shortContent,
      category: analyses.category,
      subcategory: analyses.subcategory,
      vector: analyses.vector,
    })}
    from ${analyses} join ${posts} on ${posts.id} = ${analyses.postId}
    where ${analyses.terms} && ${sql.placeholder('terms')}::int[]
      and ${posts.publishedAt} is not null and ${posts.moderationStatus} = 'approved'
      and ${posts.privacyLevel} = 'public' and ${visibleOnceApproved(eyes)}
      and ${posts.userId} <> ${sql.placeholder('authorId')}::uuid
    limit ${literalInt(mostCandidates)}`);

const candidates = {
  visitor: candidatesFor('visitor'),
  member: candidatesFor('member'),
  moderator: candidatesFor('moderator'),
};

/** Public worries of others that share telling terms with a worry, as far as a viewer sees them. */
export const candidatesSeenBy = (
  db: Database,
  { authorId, terms }: Anchor,
  { eyes, viewerId }: { eyes: Eyes; viewerId: string | null },
): Promise<Candidate[]> => candidates[eyes](db, { authorId, terms, viewerId });
