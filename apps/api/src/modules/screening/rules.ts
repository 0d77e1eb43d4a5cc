import { type Analysis, type ModerationVerdict, moderationOf } from '@halved/care';
import type { CaseScores } from '@halved/db';
import type { ModerationStatus } from '@halved/shared/contract/scalars';
import type { Support } from '@halved/shared/contract/support';
import type { CaseReason } from '@halved/shared/moderation-kinds';

/** What is understood of a text, as far as it decides what becomes of it. */
export type TextFindings = Pick<Analysis, 'crisis' | 'language' | 'scores' | 'isRead'>;

/** What is known of a text beside its words: what it is, whom it is for, and who wrote it. */
export interface Submission {
  kind: 'comment' | 'worry';
  /** Whether the post is, or the one that is commented on. */
  isPublic: boolean;
  accountAgeHours: number;
  /** How often its author sent the same in the last 24 hours. */
  repeats: number;
}

/** What was decided on a text before it was changed. */
export interface ModerationState {
  status: ModerationStatus;
  /** Undecided reports: of that many different members who count. */
  reporters: number;
  /** A moderator rejected it, and has not decided on it since. */
  wasRejected: boolean;
  /** A moderator has decided on it as it stands. */
  isDecided: boolean;
}

/** What waits for a moderator. */
export interface OpenCase {
  reason: CaseReason;
  isUrgent: boolean;
  /** Null where nobody has read it yet. */
  scores: CaseScores | null;
}

export interface Verdict {
  status: ModerationStatus;
  /** Null where nothing waits. */
  case: OpenCase | null;
}

const published: ModerationVerdict = { status: 'approved', isUrgent: false };

/**
 * A verdict that does not count: a post that nobody may look at for us is never held, a comment among friends only for
 * what is beyond doubt, and somebody who may be in danger only for what they do to others (docs/product.md §8.2).
 */
function isWaived(verdict: ModerationVerdict, { kind, isPublic }: Submission, isInDanger: boolean): boolean {
  const isGrave =
    verdict.status === 'flagged' || verdict.reason === 'self_harm_urged' || verdict.reason === 'reports';
  if (!isPublic && kind === 'worry') return true;
  return !isGrave && (!isPublic || isInDanger);
}

/** The numbers that moderators are shown. */
export const scoresOf = (scores: TextFindings['scores']): CaseScores => ({
  toxicity: scores.toxicity,
  tone: scores.tone,
  isAimed: scores.isAimed,
  namesGroup: scores.namesGroup,
  isInsulting: scores.isInsulting,
  isProfane: scores.isProfane,
  urgesSelfHarm: scores.urgesSelfHarm,
  contacts: scores.contacts,
});

/**
 * A text that took too long to read waits until it is read, as it may be what moderators hold; but nobody may look at a
 * post that is not public for us, so it never waits.
 */
const unread = ({ kind, isPublic }: Submission): Verdict =>
  kind === 'worry' && !isPublic
    ? { status: 'approved', case: null }
    : { status: 'pending', case: { reason: 'unread', isUrgent: false, scores: null } };

/**
 * What becomes of a text that is sent: published, held for a moderator, or held as hostile (docs/product.md §8.2). A
 * text whose author may be in danger is published, and moderators see it first where it is public.
 */
export function judge(text: TextFindings, submission: Submission, reporters = 0): Verdict {
  if (!text.isRead) return unread(submission);
  const isInDanger = text.crisis !== 'none';
  const scores = scoresOf(text.scores);
  const { kind, accountAgeHours, repeats } = submission;
  const found = moderationOf({
    ...scores,
    kind,
    isCrisis: isInDanger,
    accountAgeHours,
    repeats,
    reporters,
  });
  const verdict = isWaived(found, submission, isInDanger) ? published : found;
  const isUrgent = verdict.isUrgent || isInDanger;
  if (verdict.reason) {
    return { status: verdict.status, case: { reason: verdict.reason, isUrgent, scores } };
  }
  const waits = isInDanger && submission.isPublic;
  return { status: 'approved', case: waits ? { reason: 'crisis', isUrgent, scores } : null };
}

/**
 * The same for a text that is changed: what a moderator rejected waits for a moderator again, what three members
 * reported stays held, everything else is judged by its new words. Null where it stays as it was decided: `isRewritten`
 * says whether its words changed, or only whom it is for.
 */
export function judgeChanged(
  text: TextFindings,
  submission: Submission,
  { before, isRewritten }: { before: ModerationState; isRewritten: boolean },
): Verdict | null {
  if (!isRewritten && (before.isDecided || before.status === 'rejected')) return null;
  const verdict = judge(text, submission, before.reporters);
  if (!before.wasRejected) return verdict;
  const isUrgent = verdict.case?.isUrgent ?? text.crisis !== 'none';
  const status = verdict.status === 'flagged' ? 'flagged' : 'pending';
  const scores = text.isRead ? scoresOf(text.scores) : null;
  return { status, case: { reason: 'rewritten', isUrgent, scores } };
}

/** What the author alone is told: that their text reads as if they were in danger, and in which language it is. */
export const supportOf = ({ crisis, language }: Pick<TextFindings, 'crisis' | 'language'>): Support =>
  crisis === 'none' ? null : { level: crisis, language };
