import { withTransaction } from '@halved/db';
import type { Services } from '../../services/index.ts';
import { resolutionTextOf, saveAnalyses } from '../posts/public.ts';
import {
  analyzeCommentInBackground,
  analyzePostInBackground,
  judge,
  moderationStateOf,
  type UnreadSubject,
  unreadComment,
  unreadPost,
  updateModerationCase,
} from '../screening/public.ts';
import { setStatus } from './status.ts';

type World = Pick<Services, 'env' | 'pool'>;

const screenPost = (world: World, postId: string): Promise<void> =>
  withTransaction(world.pool, async (db) => {
    const unread = await unreadPost(db, postId);
    if (!unread) return;
    const { hint, accountAgeHours, isPublic, repeats, ...words } = unread;
    const analysis = await analyzePostInBackground(words, { hint });
    const resolution = await resolutionTextOf(db, postId);
    const findings = resolution ? await analyzePostInBackground(words, { hint, resolution }) : analysis;
    const { status, reporters } = await moderationStateOf(world, db, { postId });
    const submission = { kind: 'worry', isPublic, accountAgeHours, repeats } as const;
    const verdict = judge(findings, submission, reporters);
    await saveAnalyses(db, [{ id: postId, analysis }]);
    if (verdict.status !== status) await setStatus.post(db, postId, verdict.status);
    await updateModerationCase(db, { postId }, verdict.case);
  });

const screenComment = (world: World, subject: { postId: string; commentId: string }): Promise<void> =>
  withTransaction(world.pool, async (db) => {
    const unread = await unreadComment(db, subject);
    if (!unread) return;
    const { commentId } = subject;
    const { hint, content, ...circumstances } = unread;
    const { status, reporters } = await moderationStateOf(world, db, { commentId });
    const findings = await analyzeCommentInBackground(content, hint);
    const verdict = judge(findings, { kind: 'comment', ...circumstances }, reporters);
    if (verdict.status !== status) await setStatus.comment(db, commentId, verdict.status);
    await updateModerationCase(db, { commentId }, verdict.case);
  });

/** Analyses and judges a post or comment whose analysis took too long while its author waited. */
export const screenUnread = (world: World, { postId, commentId }: UnreadSubject): Promise<void> =>
  commentId === null ? screenPost(world, postId) : screenComment(world, { postId, commentId });
