import type { CheckInFrequency } from '@halved/shared/notification-kinds';
import { LRUCache } from 'lru-cache';

/** HH:MM on the clock of a time zone; where both are the same there are none. */
export interface QuietHours {
  quietHoursStart: string;
  quietHoursEnd: string;
  /** An IANA name. */
  timezone: string;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const minutesOfDay = 24 * 60;

const minuteOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

// Made once for each zone: making one takes longer than all it does.
const clocks = new LRUCache<string, Intl.DateTimeFormat>({
  max: 100,
  memoMethod: (timeZone) =>
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
});

/** What the clock says at a moment, in minutes since its midnight. */
const clockAt = (moment: Date, timeZone: string): number => minuteOf(clocks.memo(timeZone).format(moment));

/** How many minutes a clock goes forward from one to the other, from 0 up to a day. */
const minutesBetween = (from: number, to: number): number => (to - from + minutesOfDay) % minutesOfDay;

/** Whether a member wants to be left alone at a moment; the hours may go across midnight. */
export function isQuiet(moment: Date, { quietHoursStart, quietHoursEnd, timezone }: QuietHours): boolean {
  const start = minuteOf(quietHoursStart);
  return minutesBetween(start, clockAt(moment, timezone)) < minutesBetween(start, minuteOf(quietHoursEnd));
}

/** The moment itself, or the end of the quiet hours that it falls in, also where the clock is changed in between. */
export function outOfQuietHours(moment: Date, quiet: QuietHours): Date {
  if (!isQuiet(moment, quiet)) return moment;
  const { timezone } = quiet;
  const end = minuteOf(quiet.quietHoursEnd);
  const minuteStart = moment.getTime() - (moment.getTime() % minuteMs);
  const endOfQuiet = new Date(minuteStart + minutesBetween(clockAt(moment, timezone), end) * minuteMs);
  // The clock was put forward or back: by as much the end comes sooner or later.
  const minutesLate = minutesBetween(end, clockAt(endOfQuiet, timezone));
  const shift = minutesLate > minutesOfDay / 2 ? minutesLate - minutesOfDay : minutesLate;
  const shifted = new Date(endOfQuiet.getTime() - shift * minuteMs);
  return isQuiet(shifted, quiet) ? endOfQuiet : shifted;
}

/** The same day a month later, or the last of a month that is shorter. */
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
  /** When the account was made: it is from there that a first check-in is waited for. */
  createdAt: Date;
}

/** When the next check-in comes: never in the past, never in quiet hours; null where none is wanted. */
export function nextCheckIn(member: CheckIns, now: Date): Date | null {
  const due = nextAfter[member.checkInFrequency](member.lastCheckInAt ?? member.createdAt);
  return due && outOfQuietHours(due > now ? due : now, member);
}
