import type { ModerationStatus } from '@halved/shared/contract/scalars';
import type { ErrorCode } from '@halved/shared/errors';
import type { Community, ModelComment, ModelPost } from './community.ts';
import type { NotificationsModel } from './notifications-model.ts';

const reportsToHold = 3;
const repeatsToHold = 2;

/** The rules of moderation (docs/product.md §8), computed from plain lists. */
export function createModerationModel(
  { posts, comments }: Community,
  notificationsModel: NotificationsModel,
) {
  const postOf = (item: ModelPost | ModelComment): ModelPost => ('post' in item ? item.post : item);

  const wasReported = ({ reporters, notifiedReporters }: ModelPost | ModelComment): boolean =>
    reporters.size + notifiedReporters.size > 0;

  const isInQueue = (item: ModelPost | ModelComment): boolean => {
    const { publishedAt, privacyLevel } = postOf(item);
    if (item.caseState === null || item.author === null || !publishedAt || privacyLevel === 'private')
      return false;
    if (privacyLevel === 'public') return true;
    return wasReported(item) && (item.caseState === 'open' || !item.isChanged);
  };

  /**
   * Changes the status of an item. Members are notified of an approved comment only once. When a comment is not
   * approved any more, its notifications are removed.
   */
  const setStatus = (item: ModelPost | ModelComment, status: ModerationStatus): void => {
    const before = item.moderationStatus;
    item.moderationStatus = status;
    if (!('post' in item) || (before === 'approved') === (status === 'approved')) return;
    if (status !== 'approved') notificationsModel.retracted(item);
    else if (item.author !== null && !notificationsModel.wasNotified(item))
      notificationsModel.commented(item.author, item, item.parent);
  };

  /** Nobody has decided on new words, which are judged once they are public. */
  const forgetDecision = (item: ModelPost | ModelComment): void => {
    if (item.caseState === 'decided' && postOf(item).privacyLevel !== 'public') item.caseState = null;
  };

  const open = (item: ModelPost | ModelComment, isRewritten: boolean): void => {
    item.caseState = 'open';
    item.isRewritten = isRewritten;
  };

  /** Whether a post is public and its author sent the same words in enough other posts. Every post is of today. */
  const isRepeated = (item: ModelPost | ModelComment): boolean => {
    if ('post' in item || item.privacyLevel !== 'public') return false;
    const isSame = ({ author, shortContent }: ModelPost) =>
      author === item.author && shortContent.toLowerCase() === item.shortContent.toLowerCase();
    return posts.filter((other) => other !== item && isSame(other)).length >= repeatsToHold;
  };

  return {
    isInQueue,
    setStatus,
    open,
    forgetDecision,
    /** The posts and comments with an open case in the queue. */
    openItems: (): (ModelPost | ModelComment)[] =>
      [...posts, ...comments].filter((item) => item.caseState === 'open' && isInQueue(item)),

    reported(by: number, item: ModelPost | ModelComment): void {
      item.reporters.add(by);
      if (item.caseState !== 'open') open(item, false);
      const mayBeHeld = 'post' in item || item.privacyLevel === 'public';
      const isHeld =
        item.moderationStatus === 'approved' && mayBeHeld && item.reporters.size >= reportsToHold;
      if (isHeld) setStatus(item, 'pending');
    },

    /**
     * Screens an item again. In this model a text is harmless unless it is repeated. `isRewritten` says whether the
     * text was changed.
     */
    screenedAgain(item: ModelPost | ModelComment, isRewritten: boolean): void {
      const { moderationStatus: status, caseState } = item;
      if (!isRewritten && (caseState === 'decided' || status === 'rejected')) return;
      const wasRejected = status === 'rejected' || (caseState === 'open' && item.isRewritten);
      const mayBeHeld = 'post' in item || item.privacyLevel === 'public';
      const isReported = item.reporters.size >= reportsToHold && mayBeHeld;
      const isSeen = 'post' in item || item.privacyLevel === 'public' || wasReported(item);
      const isHeld = (wasRejected && isSeen) || isReported || isRepeated(item);
      setStatus(item, isHeld ? 'pending' : 'approved');
      if (isHeld || wasRejected) open(item, wasRejected);
      else if (caseState === 'open') {
        item.isRewritten = false;
        if (item.reporters.size === 0) item.caseState = null;
      }
      if (isRewritten) forgetDecision(item);
    },

    /**
     * Screens the comments under a post again that has become public, or has stopped to be public. Only a comment that
     * was held for its words is approved.
     */
    commentsScreenedAgain(post: ModelPost): void {
      for (const comment of comments) {
        const { moderationStatus: status, caseState, isRewritten, reporters } = comment;
        if (comment.post !== post || comment.author === null) continue;
        const isHeldForWords = status === 'pending' && caseState === 'open' && !isRewritten;
        if (post.privacyLevel === 'public' || !isHeldForWords || reporters.size >= reportsToHold) continue;
        setStatus(comment, 'approved');
        if (reporters.size === 0) comment.caseState = null;
      }
    },

    decided(by: number, item: ModelPost | ModelComment, status: 'approved' | 'rejected'): void {
      const isChanged = item.moderationStatus !== status;
      if (item.caseState === 'decided' && !isChanged) return;
      setStatus(item, status);
      if (isChanged && item.author !== by) notificationsModel.decided(item, status);
      for (const reporter of item.reporters) {
        item.notifiedReporters.add(reporter);
        if (reporter !== by) notificationsModel.reportDecided(reporter, item);
      }
      item.reporters.clear();
      item.caseState = 'decided';
      item.isChanged = false;
    },

    /**
     * The error for a report of an item; null if the report is accepted. `isSeen` says whether the reporter sees the
     * item.
     */
    refusalOf(by: number, item: ModelPost | ModelComment, isSeen: boolean): ErrorCode | null {
      if (!isSeen) return 'NOT_FOUND';
      if (item.author === by) return 'FORBIDDEN';
      return item.reporters.has(by) || item.notifiedReporters.has(by) ? 'ALREADY_REPORTED' : null;
    },
  };
}

export type ModerationModel = ReturnType<typeof createModerationModel>;
