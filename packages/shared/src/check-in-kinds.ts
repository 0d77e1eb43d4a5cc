/** The answers to a check-in. */
export const checkInAnswers = ['better', 'same', 'worse', 'resolved'] as const;
export type CheckInAnswer = (typeof checkInAnswers)[number];

/** How much each answer moves the line on the dashboard. */
export const checkInSteps: Readonly<Record<CheckInAnswer, number>> = {
  better: 1,
  same: 0,
  worse: -1,
  resolved: 1,
};

/** Why a smart check-in asks about a post: its last answer was “worse”, its words are the heaviest, or it is the newest. */
export const checkInReasons = ['worse', 'heaviest', 'newest'] as const;
export type CheckInReason = (typeof checkInReasons)[number];
