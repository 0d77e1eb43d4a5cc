import { type Analysis, type ModerationVerdict, moderationOf } from '@halved/care';
import type { CaseScores } from '@halved/db';
import type { ModerationStatus, Role } from '@halved/shared/contract/scalars';
import type { Support } from '@halved/shared/contract/support';
import type { CaseReason } from '@halved/shared/moderation-kinds';

/** What is understood of a text, as far as it matters here. */
export type Understood = Pick<Analysis, 'crisis' | 'language' | 'scores' | 'isRead'>;

/** How a text came: what it is, whom it is for, and what is known of who wrote it. */
export interface Sent {
  kind: 'comment' | 'worry';
  /** Whether the worry is, or the one that is commented on. */
  isPublic: boolean;
  accountAgeHours: number;
  /** How often its writer sent the same in the last 24 hours. */
  repeats: number;
}

/** How a text stood before it was changed. */
export interface Before {
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
 * What nobody may look at for us is not held for a doubt: of comments among friends only what is beyond doubt, of
 * worries nothing. Nor is whoever may be in danger held for more than what they do to others.
 */
function spared(verdict: ModerationVerdict, { kind, isPublic }: Sent, isInDanger: boolean): boolean {
  const isGrave =
    verdict.status === 'flagged' || verdict.reason === 'self_harm_urged' || verdict.reason === 'reports';
  if (!isPublic && kind === 'worry') return true;
  return !isGrave && (!isPublic || isInDanger);
}

/** The numbers that moderators are shown. */
export const scoresOf = (scores: Understood['scores']): CaseScores => ({
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
 * One that took too long to read waits until it is read, as it may be what moderators hold; but nobody may look at a
 * worry that is not public for us, so it never waits.
 */
const unread = ({ kind, isPublic }: Sent): Verdict =>
  kind === 'worry' && !isPublic
    ? { status: 'approved', case: null }
    : { status: 'pending', case: { reason: 'unread', isUrgent: false, scores: null } };

/**
 * What becomes of a text that is sent: published, held for a moderator, or held as hostile (docs/product.md §8.2).
 * One whose writer may be in danger is published, and moderators see it first where it is public.
 */
export function judge(text: Understood, sent: Sent, reporters = 0): Verdict {
  if (!text.isRead) return unread(sent);
  const isInDanger = text.crisis !== 'none';
  const scores = scoresOf(text.scores);
  const { kind, accountAgeHours, repeats } = sent;
  const found = moderationOf({
    ...scores,
    kind,
    isCrisis: isInDanger,
    accountAgeHours,
    repeats,
    reporters,
  });
  const verdict = spared(found, sent, isInDanger) ? published : found;
  const isUrgent = verdict.isUrgent || isInDanger;
  if (verdict.reason) {
    return { status: verdict.status, case: { reason: verdict.reason, isUrgent, scores } };
  }
  const waits = isInDanger && sent.isPublic;
  return { status: 'approved', case: waits ? { reason: 'crisis', isUrgent, scores } : null };
}

/**
 * The same for one that is changed: what a moderator rejected waits for a moderator again, what three members reported
 * stays held, everything else stands by its new words. Null where it stays as it was decided: `isRewritten` says
 * whether its words changed, or only whom it is for.
 */
export function judgeAgain(
  text: Understood,
  sent: Sent,
  { before, isRewritten }: { before: Before; isRewritten: boolean },
): Verdict | null {
  if (!isRewritten && (before.isDecided || before.status === 'rejected')) return null;
  const verdict = judge(text, sent, before.reporters);
  if (!before.wasRejected) return verdict;
  const isUrgent = verdict.case?.isUrgent ?? text.crisis !== 'none';
  const status = verdict.status === 'flagged' ? 'flagged' : 'pending';
  const scores = text.isRead ? scoresOf(text.scores) : null;
  return { status, case: { reason: 'rewritten', isUrgent, scores } };
}

/** What the writer alone is told: that they read as if they were in danger, and in which language. */
export const supportOf = ({ crisis, language }: Pick<Understood, 'crisis' | 'language'>): Support =>
  crisis === 'none' ? null : { level: crisis, language };

/** Nobody decides on their own words, whatever they are to others: another moderator does, or an admin. */
export const mayDecide = (viewer: { id: string }, item: { authorId: string }): boolean =>
  viewer.id !== item.authorId;

/** Whether somebody has decided on an item since it was read as `decidedAt` says; undefined where that does not matter. */
export const isDecidedSince = (
  item: { decidedAt: Date | null },
  decidedAt: string | null | undefined,
): boolean =>
  decidedAt !== undefined &&
  item.decidedAt !== null &&
  (decidedAt === null || item.decidedAt.getTime() !== Date.parse(decidedAt));

interface Ranked {
  id: string;
  role: Role;
}

/** Moderators suspend members, admins moderators too; nobody an admin, nor themselves. */
export const maySuspend = (viewer: Ranked, member: Ranked): boolean =>
  viewer.id !== member.id &&
  (member.role === 'member' || (member.role === 'moderator' && viewer.role === 'admin'));
