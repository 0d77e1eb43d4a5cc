import { withTransaction } from '@halved/db';
import type { Services } from '../../services/index.ts';
import { resolutionTextOf, saveAnalyses } from '../posts/public.ts';
import {
  analyzePostInBackground,
  judge,
  moderationStateOf,
  screenCommentInBackground,
  type UnreadSubject,
  unreadComment,
  unreadPost,
  updateModerationCase,
} from '../screening/public.ts';
import { setStatus } from './status.ts';

type ScreeningServices = Pick<Services, 'env' | 'pool'>;

const screenPost = (services: ScreeningServices, postId: string): Promise<void> =>
  withTransaction(services.pool, async (db) => {
    const unread = await unreadPost(db, postId);
    if (!unread) return;
    const { hint, accountAgeHours, isPublic, repeats, ...words } = unread;
    const analysis = await analyzePostInBackground(words, { hint });
    const resolution = await resolutionTextOf(db, postId);
    const findings = resolution ? await analyzePostInBackground(words, { hint, resolution }) : analysis;
    const { status, reporters } = await moderationStateOf(services, db, { postId });
    const submission = { kind: 'worry', isPublic, accountAgeHours, repeats } as const;
    const verdict = judge(findings, submission, reporters);
    await saveAnalyses(db, [{ id: postId, analysis }]);
    if (verdict.status !== status) await setStatus.post(db, postId, verdict.status);
    await updateModerationCase(db, { postId }, verdict.case);
  });

const screenComment = (
  services: ScreeningServices,
  subject: { postId: string; commentId: string },
): Promise<void> =>
  withTransaction(services.pool, async (db) => {
    const unread = await unreadComment(db, subject);
    if (!unread) return;
    const { commentId } = subject;
    const { hint, content, ...circumstances } = unread;
    const { status, reporters } = await moderationStateOf(services, db, { commentId });
    const findings = await screenCommentInBackground(content, hint);
    const verdict = judge(findings, { kind: 'comment', ...circumstances }, reporters);
    if (verdict.status !== status) await setStatus.comment(db, commentId, verdict.status);
    await updateModerationCase(db, { commentId }, verdict.case);
  });

/** Analyses and judges a post or comment whose analysis took too long while its author waited. */
export const screenUnread = (
  services: ScreeningServices,
  { postId, commentId }: UnreadSubject,
): Promise<void> =>
  commentId === null ? screenPost(services, postId) : screenComment(services, { postId, commentId });
