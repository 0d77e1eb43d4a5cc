import type { TermLists } from '../../near/terms.ts';

/** What is said near each other when somebody is urged to harm themselves (`urging-near.ts`), and what says the opposite. */
export const urgingLists = [
  // enough alone
  'push',
  // near each other
  'tool',
  'yours',
  'nobody',
  'missing',
  'without',
  'better',
  'coward',
  'still',
  'burden',
  'leave',
  'end',
  // a hand that holds
  'hold',
] as const;
export type UrgingList = (typeof urgingLists)[number];

/** What is said near each other when somebody is urged to harm themselves, in one language. */
export type UrgingTerms = TermLists<UrgingList>;
