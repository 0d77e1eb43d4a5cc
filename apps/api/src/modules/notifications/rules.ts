import type { CheckInFrequency } from '@halved/shared/notification-kinds';
import { LRUCache } from 'lru-cache';

/** Quiet hours as HH:MM on the clock of a time zone. There are none if start and end are the same. */
export interface QuietHours {
  quietHoursStart: string;
  quietHoursEnd: string;
  /** The IANA name of the time zone. */
  timezone: string;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const minutesOfDay = 24 * 60;

const minuteOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

// A formatter is cached for each zone, because making one takes longer than using it.
const clocks = new LRUCache<string, Intl.DateTimeFormat>({
  max: 100,
  memoMethod: (timeZone) =>
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
});

/** The time on a zone's clock at a moment, in minutes since midnight. */
const clockAt = (moment: Date, timeZone: string): number => minuteOf(clocks.memo(timeZone).format(moment));

/** The minutes from one time of day until the clock shows another: 0 if both are the same. */
const minutesBetween = (from: number, to: number): number => (to - from + minutesOfDay) % minutesOfDay;

/** Whether a moment is in a member's quiet hours, which may cross midnight. */
export function isQuiet(moment: Date, { quietHoursStart, quietHoursEnd, timezone }: QuietHours): boolean {
  const start = minuteOf(quietHoursStart);
  return minutesBetween(start, clockAt(moment, timezone)) < minutesBetween(start, minuteOf(quietHoursEnd));
}

/** The moment itself or, if it is in quiet hours, their end. Daylight saving time may begin or end before that end. */
export function afterQuietHours(moment: Date, quiet: QuietHours): Date {
  if (!isQuiet(moment, quiet)) return moment;
  const { timezone } = quiet;
  const end = minuteOf(quiet.quietHoursEnd);
  const minuteStart = moment.getTime() - (moment.getTime() % minuteMs);
  const endOfQuiet = new Date(minuteStart + minutesBetween(clockAt(moment, timezone), end) * minuteMs);
  // If daylight saving time begins or ends before that end, the end is corrected by the minutes that the clock skips or
  // repeats.
  const minutesLate = minutesBetween(end, clockAt(endOfQuiet, timezone));
  const shift = minutesLate > minutesOfDay / 2 ? minutesLate - minutesOfDay : minutesLate;
  const shifted = new Date(endOfQuiet.getTime() - shift * minuteMs);
  return isQuiet(shifted, quiet) ? endOfQuiet : shifted;
}

/** The same day a month later, or the last day of a shorter month. */
function monthAfter(moment: Date): Date {
  const next = new Date(moment);
  next.setUTCMonth(next.getUTCMonth() + 1);
  if (next.getUTCDate() !== moment.getUTCDate()) next.setUTCDate(0);
  return next;
}

const daysAfter = (count: number) => (moment: Date) => new Date(moment.getTime() + count * dayMs);

const nextAfter: Record<CheckInFrequency, (moment: Date) => Date | null> = {
  daily: daysAfter(1),
  weekly: daysAfter(7),
  biweekly: daysAfter(14),
  monthly: monthAfter,
  never: () => null,
};

export interface CheckIns extends QuietHours {
  checkInFrequency: CheckInFrequency;
  lastCheckInAt: Date | null;
  /** When the account was created. The first check-in is counted from this moment. */
  createdAt: Date;
}

/** The moment of the next check-in, never in the past or in quiet hours. Null if the member wants none. */
export function nextCheckIn(member: CheckIns, now: Date): Date | null {
  const due = nextAfter[member.checkInFrequency](member.lastCheckInAt ?? member.createdAt);
  return due && afterQuietHours(due > now ? due : now, member);
}
