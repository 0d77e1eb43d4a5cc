import type { CheckInFrequency } from '@halved/shared/notification-kinds';
import { Temporal } from 'temporal-polyfill';
import {
  afterQuietHours,
  atTime,
  isQuiet,
  onClock,
  type QuietHours,
  timeOutsideQuietHours,
} from '../notify/public.ts';

/** The time of a member's day at which a check-in comes (docs/product.md §11.1). */
export const checkInTime = '10:00';

/** The time between two check-ins. */
const pauses: Record<Exclude<CheckInFrequency, 'never'>, Temporal.DurationLike> = {
  daily: { days: 1 },
  weekly: { days: 7 },
  biweekly: { days: 14 },
  monthly: { months: 1 },
};

export interface CheckInSchedule extends QuietHours {
  checkInFrequency: CheckInFrequency;
  lastCheckInAt: Date | null;
  lastReminderAt: Date | null;
  /** When the account was created. The first check-in is counted from this day. */
  createdAt: Date;
}

/**
 * The moment of the next check-in: on the day that the frequency asks for, at `time` of the member's day or as near to
 * it as the quiet hours allow, never in the past, in quiet hours, or on a day that had a check-in or a reminder. A
 * missed one comes on the day of `now`, at `time` or later. Null if the member wants none.
 */
export function nextCheckIn(member: CheckInSchedule, now: Date, time: string = checkInTime): Date | null {
  const { checkInFrequency, lastCheckInAt, lastReminderAt, createdAt, timezone } = member;
  if (checkInFrequency === 'never') return null;
  const today = onClock(now, timezone);
  const dayOf = (moment: Date) => onClock(moment, timezone).toPlainDate();
  const day = latestOf([
    today.toPlainDate(),
    dayOf(lastCheckInAt ?? createdAt).add(pauses[checkInFrequency]),
    ...(lastReminderAt ? [dayOf(lastReminderAt).add({ days: 1 })] : []),
  ]);
  const dueOn = (date: Temporal.PlainDate) => atTime(date, timeOutsideQuietHours(time, member), today);
  const moment = later(dueOn(day), now);
  if (!isQuiet(moment, member)) return moment;
  // It was missed, and the quiet hours may end on the next day.
  const end = afterQuietHours(moment, member);
  return later(dueOn(dayOf(end)), end);
}

const later = (a: Date, b: Date): Date => (a > b ? a : b);

const latestOf = (days: [Temporal.PlainDate, ...Temporal.PlainDate[]]): Temporal.PlainDate =>
  days.reduce((latest, day) => (Temporal.PlainDate.compare(day, latest) > 0 ? day : latest));

/** Whether a member had a check-in or a reminder today, by the date on their own clock. */
export function wasNotifiedToday(
  {
    lastCheckInAt,
    lastReminderAt,
    timezone,
  }: Pick<CheckInSchedule, 'lastCheckInAt' | 'lastReminderAt' | 'timezone'>,
  now: Date,
): boolean {
  const startOfDay = onClock(now, timezone).startOfDay().epochMilliseconds;
  return [lastCheckInAt, lastReminderAt].some((last) => last !== null && last.getTime() >= startOfDay);
}
