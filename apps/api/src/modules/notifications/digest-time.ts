import type { EmailFrequency } from '@halved/shared/notification-kinds';
import { afterQuietHours, atTime, onClock, type QuietHours } from '../notify/public.ts';

/**
 * The next moment after `moment` at which a member's quiet hours end, once on each date of their clock. A time that
 * daylight saving skips comes an hour later; of a time that it repeats, the first one counts.
 */
export function nextDigest(moment: Date, { quietHoursEnd, timezone }: QuietHours): Date {
  const now = onClock(moment, timezone);
  const today = now.toPlainDate();
  const first = atTime(today, quietHoursEnd, now);
  return first > moment ? first : atTime(today.add({ days: 1 }), quietHoursEnd, now);
}

/** The moment of the mail about a notification that arises at `moment` (docs/product.md §11.2). */
export const mailTime = (moment: Date, member: QuietHours & { emailFrequency: EmailFrequency }): Date =>
  member.emailFrequency === 'immediate' ? afterQuietHours(moment, member) : nextDigest(moment, member);
