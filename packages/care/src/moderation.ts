import { hostilityBounds } from '@halved/shared/hostility';
import type { CaseReason } from '@halved/shared/moderation-kinds';

/** The moderation status of a text (docs/product.md §8.1). */
export type Moderation = 'approved' | 'pending' | 'flagged';

export interface ModerationFacts {
  kind: 'comment' | 'worry';
  /** 0 to 1. */
  toxicity: number;
  /** The text addresses somebody. */
  isAimed: boolean;
  /** The text names a group of people who are often hated. */
  namesGroup: boolean;
  /** The text contains a word that insults a person. */
  isInsulting: boolean;
  /** The text contains a swear word. */
  isProfane: boolean;
  /** The text tells somebody else to harm themselves. */
  urgesSelfHarm: boolean;
  /** The text is an insult and says nothing else. */
  isBareInsult?: boolean;
  /** The text reads as if its writer were in danger. */
  isCrisis: boolean;
  /** The number of links, addresses and telephone numbers in the text. */
  contacts: number;
  /** The age of the account; undefined counts as old. */
  accountAgeHours?: number;
  /** How often the writer has recently sent the same text before. */
  repeats?: number;
  /** The number of different members who have reported the item. */
  reporters?: number;
}

/** The reasons for holding an item that come from its text, its writer or its readers. */
type ModerationReason = Exclude<CaseReason, 'crisis' | 'rewritten' | 'unread'>;

export interface ModerationVerdict {
  status: Moderation;
  /** Whether the case comes first in the queue. */
  isUrgent: boolean;
  reason?: ModerationReason;
}

const newcomerHours = 24;
const reportersForReview = 3;
const repeatsForReview = 2;
const { doubtful, doubtfulAlone, hostile } = hostilityBounds;

const approved: ModerationVerdict = { status: 'approved', isUrgent: false };
const pending = (reason: ModerationReason, isUrgent = false): ModerationVerdict => ({
  status: 'pending',
  isUrgent,
  reason,
});

/** The decision from the text alone, without the writer's history. Worries are published more readily than comments. */
function byTone(facts: ModerationFacts): ModerationVerdict {
  const { kind, toxicity, isAimed, namesGroup, isInsulting, isProfane, isBareInsult } = facts;
  const hasSecondSign = isAimed || isInsulting || namesGroup;
  if (kind === 'worry') {
    return toxicity >= hostile && isInsulting && isAimed ? pending('hostile') : approved;
  }
  if (toxicity >= hostile && hasSecondSign) return { status: 'flagged', isUrgent: false, reason: 'hostile' };
  if (isBareInsult) return pending('doubtful');
  if (toxicity >= doubtful && hasSecondSign) return pending('doubtful');
  if (toxicity >= doubtfulAlone && !isProfane) return pending('doubtful');
  return approved;
}

/** Whether this number of reports holds a text until a moderator has decided. */
export const isHeldByReports = (reporters: number): boolean => reporters >= reportersForReview;

/**
 * The pure rule for a text that is written or reported: publish it, hold it for a moderator, or hold it as hostile. A
 * worry of somebody in danger is never held because of its tone, its links or its repetition.
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
