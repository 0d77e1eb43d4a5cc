import { type CaseScores, type Database, withTransaction } from '@halved/db';
import type { Pool } from 'pg';
import type { Ai, AiReading } from '../../services/ai.ts';
import { setPostStatus } from '../posts/public.ts';
import { analyzePostInBackground, bodyOf, scoresOf, updateModerationCase } from '../screening/public.ts';
import { enrichAnalysis, lockPostToAsk, type PostToAsk } from './ask-provider-queries.ts';
import { anonymize, withReading } from './provider-reading.ts';

interface Concern {
  isNewDanger: boolean;
  isToHold: boolean;
  scores: CaseScores;
}

/** Opens a case if the author may be in danger, and holds a post that attacks somebody until a moderator decides. */
async function openCaseIfNeeded(
  db: Database,
  postId: string,
  { isNewDanger, isToHold, scores }: Concern,
): Promise<void> {
  if (isNewDanger) return updateModerationCase(db, { postId }, { reason: 'crisis', isUrgent: true, scores });
  if (!isToHold) return;
  await setPostStatus(db, postId, 'pending');
  await updateModerationCase(db, { postId }, { reason: 'doubtful', isUrgent: false, scores });
}

/** Asks the AI provider about a post, without the name of its author. */
export const readByProvider = (ai: Ai, post: PostToAsk): Promise<AiReading> =>
  ai.read(anonymize(bodyOf(post), [post.username, post.displayName]));

/** Saves the provider's reading of a post if the post has not changed meanwhile. */
export async function saveReading(pool: Pool, post: PostToAsk, reading: AiReading): Promise<void> {
  const text = bodyOf(post);
  await withTransaction(pool, async (db) => {
    const current = await lockPostToAsk(db, post.id);
    if (!current || bodyOf(current) !== text) return;
    const analysis = await analyzePostInBackground(current, current);
    const { isToHold: isHostile, ...enriched } = withReading(analysis, reading, text);
    await enrichAnalysis(db, post.id, enriched);
    await openCaseIfNeeded(db, post.id, {
      isNewDanger: enriched.isNewDanger,
      // A post that a moderator approved stays approved.
      isToHold: isHostile && !current.isDecided,
      scores: scoresOf(analysis.scores),
    });
  });
}
