import { hourMs } from '@halved/shared/durations';
import { describe, expect, it } from 'vitest';
import { afterQuietHours, isQuiet, timeOutsideQuietHours } from './quiet-hours.ts';

const night = { quietHoursStart: '22:00', quietHoursEnd: '08:00', timezone: 'UTC' };
const noon = { quietHoursStart: '12:00', quietHoursEnd: '13:30', timezone: 'UTC' };
const none = { quietHoursStart: '07:00', quietHoursEnd: '07:00', timezone: 'UTC' };
const london = { ...night, timezone: 'Europe/London' };
const newYork = { ...night, timezone: 'America/New_York' };
const tokyo = { ...night, timezone: 'Asia/Tokyo' };
const berlin = { quietHoursStart: '22:00', quietHoursEnd: '02:30', timezone: 'Europe/Berlin' };
const kathmandu = { ...night, timezone: 'Asia/Kathmandu' };
const at = (text: string) => new Date(`${text}Z`);

describe('quiet hours', () => {
  it.each([
    ['2026-03-01T21:59', night, false],
    ['2026-03-01T22:00', night, true],
    ['2026-03-01T23:59:59', night, true],
    ['2026-03-02T00:00', night, true],
    ['2026-03-02T07:59:59', night, true],
    ['2026-03-02T08:00', night, false],
    ['2026-03-02T12:00', noon, true],
    ['2026-03-02T13:30', noon, false],
    ['2026-03-02T00:30', noon, false],
    ['2026-03-02T07:00', none, false],
    ['2026-07-01T21:30', london, true],
    ['2026-01-01T21:30', london, false],
    ['2026-07-01T13:00', tokyo, true],
    ['2026-07-01T21:30', { ...night, timezone: 'Mars/Olympus_Mons' }, false],
    ['2026-07-01T02:14', kathmandu, true],
    ['2026-07-01T02:15', kathmandu, false],
  ])('apply at %s with the settings %j: %s', (moment, quiet, expected) => {
    expect(isQuiet(at(moment), quiet)).toBe(expected);
  });

  it.each([
    ['in the evening until the next morning', '2026-03-01T23:10', night, '2026-03-02T08:00'],
    ['after midnight until the same morning', '2026-03-02T00:10:40.500', night, '2026-03-02T08:00'],
    ['at noon until after lunch', '2026-03-02T12:59:59', noon, '2026-03-02T13:30'],
    ['not at all if it is outside of them', '2026-03-02T10:00:12.345', night, '2026-03-02T10:00:12.345'],
    ['in another time zone until the morning there', '2026-07-01T13:00', tokyo, '2026-07-01T23:00'],
    ['in the night in which London’s clocks go forward', '2026-03-28T23:00', london, '2026-03-29T07:00'],
    ['in the night in which London’s clocks go back', '2026-10-24T23:00', london, '2026-10-25T08:00'],
    [
      'in the first of the two hours that Berlin’s clocks repeat',
      '2026-10-25T00:15',
      berlin,
      '2026-10-25T00:30',
    ],
    [
      'in the second of the two hours that Berlin’s clocks repeat',
      '2026-10-25T01:15',
      berlin,
      '2026-10-25T01:30',
    ],
    ['in the evening after Berlin’s clocks went back', '2026-10-25T22:00', berlin, '2026-10-26T01:30'],
    ['in the night in which New York’s clocks go forward', '2026-03-08T04:00', newYork, '2026-03-08T12:00'],
    ['in the night in which New York’s clocks go back', '2026-11-01T05:30', newYork, '2026-11-01T13:00'],
  ])('delay a notification %s', (_, moment, quiet, expected) => {
    expect(afterQuietHours(at(moment), quiet)).toEqual(at(expected));
  });

  it.each([
    ['10:00', '22:00', '08:00', '10:00'],
    ['22:00', '22:00', '08:00', '21:00'],
    ['23:00', '22:00', '08:00', '21:00'],
    ['07:00', '22:00', '08:00', '08:00'],
    ['08:00', '22:00', '08:00', '08:00'],
    ['10:00', '09:00', '01:00', '08:00'],
    ['10:00', '09:00', '13:30', '13:30'],
    ['10:00', '09:00', '23:59', '08:00'],
    ['10:00', '00:30', '23:59', '00:00'],
    ['22:00', '22:00', '21:30', '21:30'],
    ['10:00', '10:00', '10:00', '10:00'],
  ])('move a notification of %s, if they last from %s to %s, to %s', (time, start, end, expected) => {
    const quiet = { quietHoursStart: start, quietHoursEnd: end };
    expect(timeOutsideQuietHours(time, quiet)).toBe(expected);
  });

  it('that end in an hour skipped by daylight saving time are over after that hour', () => {
    const quiet = { ...london, quietHoursEnd: '01:30' };
    const end = afterQuietHours(at('2026-03-29T00:10'), quiet);
    expect(isQuiet(end, quiet)).toBe(false);
    expect(end.getTime()).toBeLessThanOrEqual(at('2026-03-29T01:30').getTime());
  });

  it.each(['Europe/Paris', 'Australia/Sydney', 'Australia/Lord_Howe', 'America/Chicago', 'Asia/Kathmandu'])(
    'in %s are over when a delayed notification is sent, on any day of the year',
    (timezone) => {
      const wrong: string[] = [];
      for (const quietHoursEnd of ['08:00', '01:45', '02:30', '00:00']) {
        const quiet = { quietHoursStart: '21:30', quietHoursEnd, timezone };
        for (let minutes = 0; minutes < 366 * 1_440; minutes += 613) {
          const moment = new Date(Date.UTC(2026, 0, 1, 0, minutes));
          const out = afterQuietHours(moment, quiet);
          const hours = (out.getTime() - moment.getTime()) / hourMs;
          if (isQuiet(out, quiet) || hours < 0 || hours > 12)
            wrong.push(`${moment.toISOString()} ${quietHoursEnd}`);
        }
      }
      expect(wrong).toEqual([]);
    },
  );
});
