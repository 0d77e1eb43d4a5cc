import type { EmailFrequency } from '@halved/shared/notification-kinds';
import { afterQuietHours, atTime, onClock, type QuietHours } from '../notify/public.ts';

/**
 * The next moment after `moment` at which a member's quiet hours end. There is one on each date of the member's clock.
 * If daylight saving skips that time, it comes an hour later. If daylight saving repeats it, the first one counts.
 */
export function nextDigest(moment: Date, { quietHoursEnd, timezone }: QuietHours): Date {
  const now = onClock(moment, timezone);
  const today = now.toPlainDate();
  const first = atTime(today, quietHoursEnd, now);
  return first > moment ? first : atTime(today.add({ days: 1 }), quietHoursEnd, now);
}

/** When the mail about a notification of the given moment is due (docs/product.md §11.2). */
export const mailTime = (moment: Date, member: QuietHours & { emailFrequency: EmailFrequency }): Date =>
  member.emailFrequency === 'immediate' ? afterQuietHours(moment, member) : nextDigest(moment, member);
