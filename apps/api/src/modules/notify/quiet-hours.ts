import { Temporal } from 'temporal-polyfill';

/** Quiet hours as HH:MM on the clock of a time zone. There are none if start and end are the same. */
export interface QuietHours {
  quietHoursStart: string;
  quietHoursEnd: string;
  /** The IANA name of the time zone. */
  timezone: string;
}

/**
 * A moment with the date and the time on a zone's clock. A zone that this Node does not know is read as UTC: the
 * contract rejects it, but a stored one may come from a newer Node.
 */
export function onClock(moment: Date, timezone: string): Temporal.ZonedDateTime {
  const instant = Temporal.Instant.fromEpochMilliseconds(moment.getTime());
  try {
    return instant.toZonedDateTimeISO(timezone);
  } catch (error) {
    if (error instanceof RangeError) return instant.toZonedDateTimeISO('UTC');
    throw error;
  }
}

/**
 * The moment at which the clock of a member shows a time (HH:MM) on a date. `on` is any moment on the same clock. If the
 * clock shows that time twice on that date, `repeated` says which moment counts.
 */
export const atTime = (
  date: Temporal.PlainDate,
  time: string,
  on: Temporal.ZonedDateTime,
  repeated: 'first' | 'second' = 'first',
): Date =>
  new Date(
    date
      .toPlainDateTime(time)
      .toZonedDateTime(on.timeZoneId, { disambiguation: repeated === 'first' ? 'compatible' : 'later' })
      .epochMilliseconds,
  );

/** The time on a zone's clock as HH:MM. */
export const clockAt = (moment: Date, timezone: string): string =>
  onClock(moment, timezone).toPlainTime().toString({ smallestUnit: 'minute' });

type ClockTimes = Pick<QuietHours, 'quietHoursStart' | 'quietHoursEnd'>;

const crossMidnight = ({ quietHoursStart, quietHoursEnd }: ClockTimes): boolean =>
  quietHoursStart > quietHoursEnd;

/** Whether a time (HH:MM) is in quiet hours, which may cross midnight. */
const isQuietTime = (time: string, quiet: ClockTimes): boolean =>
  crossMidnight(quiet)
    ? quiet.quietHoursStart <= time || time < quiet.quietHoursEnd
    : quiet.quietHoursStart <= time && time < quiet.quietHoursEnd;

/** Whether a moment is in a member's quiet hours. */
export const isQuiet = (moment: Date, quiet: QuietHours): boolean =>
  isQuietTime(clockAt(moment, quiet.timezone), quiet);

/**
 * The time (HH:MM) at which a notification for `time` comes, so that it comes on the same date: `time` itself outside of
 * quiet hours; otherwise when they end, if at least an hour of the date is left then; otherwise an hour before they
 * start, or later if quiet hours end in that hour. A job that runs every few minutes could miss a shorter time.
 */
export function timeOutsideQuietHours(time: string, quiet: ClockTimes): string {
  if (!isQuietTime(time, quiet)) return time;
  const { quietHoursStart, quietHoursEnd } = quiet;
  if (time < quietHoursEnd && quietHoursEnd <= '23:00') return quietHoursEnd;
  const earliest = crossMidnight(quiet) ? quietHoursEnd : '00:00';
  const hourBefore = Temporal.PlainTime.from(quietHoursStart).subtract({ hours: 1 });
  const before = hourBefore.toString({ smallestUnit: 'minute' });
  return quietHoursStart < '01:00' || before < earliest ? earliest : before;
}

/**
 * The moment itself, or the end of the quiet hours that it is in. Quiet hours that end in the hour that daylight saving
 * time skips end after that hour. If they end in the hour that it repeats, that hour has quiet minutes twice.
 */
export function afterQuietHours(moment: Date, quiet: QuietHours): Date {
  if (!isQuiet(moment, quiet)) return moment;
  const now = onClock(moment, quiet.timezone);
  const today = now.toPlainDate();
  const time = quiet.quietHoursEnd;
  const endsOfToday = [atTime(today, time, now), atTime(today, time, now, 'second')];
  return endsOfToday.find((end) => end > moment) ?? atTime(today.add({ days: 1 }), time, now);
}
