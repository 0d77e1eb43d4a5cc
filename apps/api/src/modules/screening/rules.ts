import { type ModerationVerdict, moderationOf, type Screening } from '@halved/care';
import type { CaseScores } from '@halved/db';
import type { ModerationStatus } from '@halved/shared/contract/scalars';
import type { Support } from '@halved/shared/contract/support';
import type { CaseReason } from '@halved/shared/moderation-kinds';

/** The parts of a screening that a verdict and the support for an author need. */
export type TextFindings = Pick<
  Screening,
  'crisis' | 'crisisLanguage' | 'doors' | 'language' | 'scores' | 'isRead'
>;

/** The facts besides the words that a verdict depends on: the kind of text, its readers and its author. */
export interface Submission {
  kind: 'comment' | 'worry';
  /** Whether the post, or the post of the comment, is public. */
  isPublic: boolean;
  accountAgeHours: number;
  /** How often the author sent the same words in the last 24 hours. */
  repeats: number;
}

/** More repetitions than this do not change a verdict. */
export const distinctRepeats = 3;

/** The moderation state of a text before a change. */
export interface ModerationState {
  status: ModerationStatus;
  /** The number of trusted members with an undecided report. */
  reporters: number;
  /** Whether anybody reported the text, before or after a decision. Then moderators see it even if it is friends-only. */
  isReported: boolean;
  /** Whether a moderator rejected the text, and no moderator has decided on it since. */
  wasRejected: boolean;
  /** Whether a moderator has decided on the text's current words. */
  isDecided: boolean;
}

/** The state of a text that has no case. */
export const undecided: ModerationState = {
  status: 'approved',
  reporters: 0,
  isReported: false,
  wasRejected: false,
  isDecided: false,
};

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
 * Whether a verdict is dropped (docs/product.md §8.2). A post that is not public is never held. A comment under such a
 * post is held only for a grave reason: it is flagged, urges self-harm, or was reported by three members. The same
 * applies to a text whose author may be in danger.
 */
function isWaived(verdict: ModerationVerdict, { kind, isPublic }: Submission, isInDanger: boolean): boolean {
  const isGrave =
    verdict.status === 'flagged' || verdict.reason === 'self_harm_urged' || verdict.reason === 'reports';
  if (!isPublic && kind === 'worry') return true;
  return !isGrave && (!isPublic || isInDanger);
}

/** The scores that moderators see. */
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
 * The verdict on a text whose analysis took too long: the text is held until it is analysed. A post that is not public
 * is published at once, since it is never held.
 */
const unread = ({ kind, isPublic }: Submission): Verdict =>
  kind === 'worry' && !isPublic
    ? { status: 'approved', case: null }
    : { status: 'pending', case: { reason: 'unread', isUrgent: false, scores: null } };

/**
 * The verdict on a new text: published, held for a moderator, or held as hostile (docs/product.md §8.2). A text whose
 * author may be in danger is published, unless there is a grave reason to hold it. If it is public, it comes first in
 * the moderators' queue.
 */
export function judge(text: TextFindings, submission: Submission, reporters = 0): Verdict {
  if (!text.isRead) return unread(submission);
  const isInDanger = text.crisis !== 'none';
  const scores = scoresOf(text.scores);
  const { kind, accountAgeHours, repeats } = submission;
  const unwaived = moderationOf({
    ...scores,
    kind,
    isCrisis: isInDanger,
    accountAgeHours,
    repeats,
    reporters,
  });
  const verdict = isWaived(unwaived, submission, isInDanger) ? published : unwaived;
  const isUrgent = verdict.isUrgent || isInDanger;
  if (verdict.reason) {
    return { status: verdict.status, case: { reason: verdict.reason, isUrgent, scores } };
  }
  const waits = isInDanger && submission.isPublic;
  return { status: 'approved', case: waits ? { reason: 'crisis', isUrgent, scores } : null };
}

/**
 * The verdicts on a new text by how often its author sent the same words before, which only the inserting statement
 * finds out.
 */
export const verdictsByRepeats = (text: TextFindings, submission: Omit<Submission, 'repeats'>): Verdict[] =>
  [...Array(distinctRepeats + 1).keys()].map((repeats) => judge(text, { ...submission, repeats }));

/**
 * The verdict on a changed text, or null if an earlier decision remains valid. A text that a moderator rejected waits
 * for a moderator again. A post that moderators cannot see is not held for that; it waits once it is public. A text that
 * three members reported stays held. Every other text is judged by its new words. `isRewritten` is false if only the
 * privacy changed.
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
  const isUnseen = submission.kind === 'worry' && !submission.isPublic && !before.isReported;
  const status = isUnseen || verdict.status === 'flagged' ? verdict.status : 'pending';
  const scores = text.isRead ? scoresOf(text.scores) : null;
  return { status, case: { reason: 'rewritten', isUrgent, scores } };
}

/** The parts of a screening that the support for an author needs. */
export type SupportFindings = Pick<TextFindings, 'crisis' | 'crisisLanguage' | 'doors' | 'language'>;

/**
 * The support for an author whose text suggests danger or speaks of a need with helplines of its own. Nobody else sees
 * it.
 */
export const supportOf = ({ crisis, crisisLanguage, doors, language }: SupportFindings): Support =>
  crisis === 'none' && doors.length === 0
    ? null
    : { level: crisis, language: crisisLanguage ?? language, doors: [...doors] };
