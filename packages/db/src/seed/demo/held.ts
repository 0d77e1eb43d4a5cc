import type { CaseReason } from '@halved/shared/moderation-kinds';
import type { ReportReason } from '@halved/shared/report-reasons';
import type { CaseScores } from '../../schema/index.ts';
import type { DemoUsername } from './members.ts';

/** A report of an item. `by` is the username of a hand-written member. */
interface Reported {
  by: DemoUsername;
  minutesAgo: number;
  reason: ReportReason;
  details: string | null;
}

/** An open moderation case of the demo. */
export interface Held {
  /** The first words of the hand-written post that is held, or under which the held comment is. */
  worry: string;
  /** The held comment; null if the post itself is held. */
  comment: { text: string; minutesAgo: number; status: 'approved' | 'pending' | 'flagged' } | null;
  reason: CaseReason;
  isUrgent: boolean;
  /** The rounded scores of the screening; null if the case is open only because of reports. */
  scores: CaseScores | null;
  reports: readonly Reported[];
}

const quiet: CaseScores = {
  toxicity: 0,
  tone: 0,
  isAimed: false,
  namesGroup: false,
  isInsulting: false,
  isProfane: false,
  urgesSelfHarm: false,
  contacts: 0,
};

/** Cases of each kind. Only moderators and its writer see a hostile comment. */
export const held: readonly Held[] = [
  {
    worry: 'It’s the same list every night',
    comment: {
      text: 'I don’t want to be alive any more, and I don’t know whom to tell.',
      minutesAgo: 24,
      status: 'approved',
    },
    reason: 'crisis',
    isUrgent: true,
    scores: { ...quiet, toxicity: 0.02, tone: 0.12 },
    reports: [],
  },
  {
    worry: 'Everyone on my corridor',
    comment: {
      text: 'Shut up, you stupid bitch. No wonder nobody eats with you.',
      minutesAgo: 47,
      status: 'flagged',
    },
    reason: 'hostile',
    isUrgent: false,
    scores: { ...quiet, toxicity: 0.99, tone: -0.9, isAimed: true, isInsulting: true },
    reports: [],
  },
  {
    worry: 'can’t sleep. nothing happened.',
    comment: { text: 'you idiot, shut up', minutesAgo: 95, status: 'pending' },
    reason: 'doubtful',
    isUrgent: false,
    scores: { ...quiet, toxicity: 0.8, tone: -0.8, isAimed: true, isInsulting: true },
    reports: [],
  },
  {
    worry: 'Five months in Dublin',
    comment: {
      text: 'I was the same until the “Calm in Seven Days” course. Half price for everybody who asks me today!',
      minutesAgo: 410,
      status: 'approved',
    },
    reason: 'reports',
    isUrgent: false,
    scores: null,
    reports: [
      { by: 'lenasoto', minutesAgo: 371, reason: 'spam', details: null },
      {
        by: 'kettle_on',
        minutesAgo: 158,
        reason: 'spam',
        details: 'The same offer stands under three other worries.',
      },
    ],
  },
  {
    worry: 'I’ve said no so often',
    comment: null,
    reason: 'reports',
    isUrgent: false,
    scores: null,
    reports: [
      {
        by: 'hollowoak',
        minutesAgo: 730,
        reason: 'other',
        details: 'nothing wrong with it. i only want somebody to look after her',
      },
    ],
  },
];
