import { type CheckInAnswer, checkInSteps } from '@halved/shared/check-in-kinds';
import type { CheckIn } from '@halved/shared/contract/notifications';

/** An answered check-in, and the running sum of the answers up to it. */
export interface CheckInPoint {
  id: string;
  askedAt: string;
  answer: CheckInAnswer;
  shortContent: string | null;
  sum: number;
}

/** The points of the dashboard's chart of answers, oldest first. `checkIns` is sorted latest first. */
export function pointsOf(checkIns: readonly CheckIn[]): CheckInPoint[] {
  let sum = 0;
  return checkIns.toReversed().flatMap(({ id, askedAt, answer, shortContent }) => {
    if (answer === null) return [];
    sum += checkInSteps[answer];
    return [{ id, askedAt, answer, shortContent, sum }];
  });
}
