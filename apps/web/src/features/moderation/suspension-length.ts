import { dayMs } from '@halved/shared/durations';

export const suspensionLengths = ['day', 'week', 'month', 'open-ended', 'date'] as const;
export type SuspensionLength = (typeof suspensionLengths)[number];

const days: Partial<Record<SuspensionLength, number>> = { day: 1, week: 7, month: 30 };

/**
 * When a suspension ends, in UTC; undefined if it lasts until it is lifted, null if the chosen local time is invalid or
 * past.
 */
export function endOf(length: SuspensionLength, chosen: string, now = Date.now()): string | undefined | null {
  if (length === 'open-ended') return undefined;
  const count = days[length];
  const end = count === undefined ? Date.parse(chosen) : now + count * dayMs;
  return end > now ? new Date(end).toISOString() : null;
}
