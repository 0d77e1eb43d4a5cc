import type { CaseReason } from '@halved/shared/moderation-kinds';

/** Where a text stands (docs/product.md §8.1). */
export type Moderation = 'approved' | 'pending' | 'flagged';

export interface ModerationFacts {
  kind: 'comment' | 'worry';
  /** 0 to 1. */
  toxicity: number;
  /** It addresses somebody. */
  isAimed: boolean;
  /** It names people who are often hated. */
  namesGroup: boolean;
  /** It holds a word that insults a person. */
  isInsulting: boolean;
  /** It swears. */
  isProfane: boolean;
  /** It tells somebody else to harm themselves. */
  urgesSelfHarm: boolean;
  /** Its writer reads as if in danger. */
  isCrisis: boolean;
  /** Links, addresses and telephone numbers in it. */
  contacts: number;
  /** How old the account is; none counts as old. */
  accountAgeHours?: number;
  /** How often its writer has sent the same before, lately. */
  repeats?: number;
  /** How many different people have reported it. */
  reporters?: number;
}

/** Of the reasons why something waits for a moderator, those that a text itself, its sender or its readers give. */
type ModerationReason = Exclude<CaseReason, 'crisis' | 'rewritten' | 'unread'>;

export interface ModerationVerdict {
  status: Moderation;
  /** Belongs at the head of the queue. */
  isUrgent: boolean;
  reason?: ModerationReason;
}

const newcomerHours = 24;
const reportersForReview = 3;
const repeatsForReview = 2;
const doubtful = 0.7;
const doubtfulAlone = 0.85;
const hostile = 0.92;

const approved: ModerationVerdict = { status: 'approved', isUrgent: false };
const pending = (reason: ModerationReason, isUrgent = false): ModerationVerdict => ({
  status: 'pending',
  isUrgent,
  reason,
});

/** How a text reads, leaving aside who sent it. Worries lean to being published. */
function byTone(facts: ModerationFacts): ModerationVerdict {
  const { kind, toxicity, isAimed, namesGroup, isInsulting, isProfane } = facts;
  const hasSecondSign = isAimed || isInsulting || namesGroup;
  if (kind === 'worry') {
    return toxicity >= hostile && isInsulting && isAimed ? pending('hostile') : approved;
  }
  if (toxicity >= hostile && hasSecondSign) return { status: 'flagged', isUrgent: false, reason: 'hostile' };
  if (toxicity >= doubtful && hasSecondSign) return pending('doubtful');
  if (toxicity >= doubtfulAlone && !isProfane) return pending('doubtful');
  return approved;
}

/** Whether so many members' reports hold a text until a moderator has decided. */
export const isHeldByReports = (reporters: number): boolean => reporters >= reportersForReview;

/**
 * What becomes of a text when it is written or reported: published, held for a moderator, or held as hostile. A pure
 * rule. A worry of somebody in danger is never held for how it sounds, what it links or how often it was said.
 */
export function moderationOf(facts: ModerationFacts): ModerationVerdict {
  const { kind, urgesSelfHarm, isCrisis, contacts, accountAgeHours = Infinity } = facts;
  if (isHeldByReports(facts.reporters ?? 0)) return pending('reports', urgesSelfHarm);
  if (kind === 'worry' && isCrisis) return approved;
  if (urgesSelfHarm) return pending('self_harm_urged', true);
  const tone = byTone(facts);
  if (tone.status !== 'approved') return tone;
  if (contacts > 0 && accountAgeHours < newcomerHours) return pending('contacts_of_a_newcomer');
  if ((facts.repeats ?? 0) >= repeatsForReview) return pending('repeats');
  return approved;
}
