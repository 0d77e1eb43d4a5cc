import { type Analysis, type ModerationVerdict, moderationOf } from '@halved/care';
import type { CaseScores } from '@halved/db';
import type { ModerationStatus } from '@halved/shared/contract/scalars';
import type { Support } from '@halved/shared/contract/support';
import type { CaseReason } from '@halved/shared/moderation-kinds';

/** The parts of an analysis that decide whether a text is held. */
export type TextFindings = Pick<Analysis, 'crisis' | 'language' | 'scores' | 'isRead'>;

/** What a verdict takes into account beside the words: the kind of text, its readers and its author. */
export interface Submission {
  kind: 'comment' | 'worry';
  /** Whether the post, or the one that is commented on, is public. */
  isPublic: boolean;
  accountAgeHours: number;
  /** How often its author sent the same words in the last 24 hours. */
  repeats: number;
}

/** The state of a text before it was changed. */
export interface ModerationState {
  status: ModerationStatus;
  /** The number of trusted members with an undecided report. */
  reporters: number;
  /** Whether a moderator rejected it and none has decided on it since. */
  wasRejected: boolean;
  /** Whether a moderator has decided on its present words. */
  isDecided: boolean;
}

/** A moderation case that waits for a moderator. */
export interface OpenCase {
  reason: CaseReason;
  isUrgent: boolean;
  /** Null until the text is analysed. */
  scores: CaseScores | null;
}

export interface Verdict {
  status: ModerationStatus;
  /** Null if nothing waits for a moderator. */
  case: OpenCase | null;
}

const published: ModerationVerdict = { status: 'approved', isUrgent: false };

/**
 * Whether a verdict is dropped. A post that is not public is never held, a comment under such a post only for what is
 * beyond doubt, and the text of somebody who may be in danger only for what it does to others (docs/product.md §8.2).
 */
function isWaived(verdict: ModerationVerdict, { kind, isPublic }: Submission, isInDanger: boolean): boolean {
  const isGrave =
    verdict.status === 'flagged' || verdict.reason === 'self_harm_urged' || verdict.reason === 'reports';
  if (!isPublic && kind === 'worry') return true;
  return !isGrave && (!isPublic || isInDanger);
}

/** The scores that moderators are shown. */
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
 * The verdict on a text whose analysis took too long: it waits for its analysis, which may hold it. A post that is not
 * public is never held, so it does not wait.
 */
const unread = ({ kind, isPublic }: Submission): Verdict =>
  kind === 'worry' && !isPublic
    ? { status: 'approved', case: null }
    : { status: 'pending', case: { reason: 'unread', isUrgent: false, scores: null } };

/**
 * The verdict on a new text: published, held for a moderator, or held as hostile (docs/product.md §8.2). A text whose
 * author may be in danger is published; if it is public, it comes first in the moderators' queue.
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
 * The verdict on a changed text. A text that a moderator rejected waits for a moderator again, one that three members
 * reported stays held, every other is judged by its new words. `isRewritten` says whether its words changed, or only
 * its privacy. Null where an earlier decision stands.
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

/** What only the author is told: that their text reads as if they were in danger, and the language of the text. */
export const supportOf = ({ crisis, language }: Pick<TextFindings, 'crisis' | 'language'>): Support =>
  crisis === 'none' ? null : { level: crisis, language };
