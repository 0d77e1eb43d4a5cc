import { hourMs } from '@halved/shared/durations';
import { timeZones } from '@halved/shared/notification-kinds';
import { describe, expect, it } from 'vitest';
import { clockAt, isQuiet } from '../notify/public.ts';
import { type CheckInSchedule, nextCheckIn, wasNotifiedToday } from './schedule.ts';

const at = (text: string) => new Date(`${text}Z`);

const member: CheckInSchedule = {
  quietHoursStart: '22:00',
  quietHoursEnd: '08:00',
  timezone: 'UTC',
  checkInFrequency: 'weekly',
  lastCheckInAt: null,
  lastReminderAt: null,
  createdAt: at('2026-01-31T17:20'),
};
const now = at('2026-02-01T07:00');

describe('the next check-in', () => {
  it.each([
    ['daily', '2026-02-01T10:00'],
    ['weekly', '2026-02-07T10:00'],
    ['biweekly', '2026-02-14T10:00'],
    ['monthly', '2026-02-28T10:00'],
  ] as const)(
    'comes %s at ten, counted from the day on which the member joined',
    (checkInFrequency, expected) => {
      expect(nextCheckIn({ ...member, checkInFrequency }, now)).toEqual(at(expected));
    },
  );

  it('is counted from the day of the last check-in, however late that was', () => {
    const lastCheckInAt = at('2026-02-01T21:40');
    expect(nextCheckIn({ ...member, lastCheckInAt }, now)).toEqual(at('2026-02-08T10:00'));
    const monthly = { ...member, lastCheckInAt, checkInFrequency: 'monthly' as const };
    expect(nextCheckIn(monthly, now)).toEqual(at('2026-03-01T10:00'));
  });

  it('never comes to a member who wants none', () => {
    expect(nextCheckIn({ ...member, checkInFrequency: 'never' }, now)).toBeNull();
  });

  it('that was missed on an earlier day comes at ten; after ten it comes at once, or when the quiet hours end', () => {
    expect(nextCheckIn(member, at('2026-05-01T08:30'))).toEqual(at('2026-05-01T10:00'));
    expect(nextCheckIn(member, at('2026-05-01T15:00'))).toEqual(at('2026-05-01T15:00'));
    expect(nextCheckIn(member, at('2026-05-01T23:00'))).toEqual(at('2026-05-02T10:00'));
    const late = { ...member, quietHoursEnd: '11:30' };
    expect(nextCheckIn(late, at('2026-05-01T23:00'))).toEqual(at('2026-05-02T11:30'));
  });

  it('waits for the end of quiet hours that contain ten in the morning', () => {
    const nightShift = { ...member, quietHoursStart: '07:00', quietHoursEnd: '15:30' };
    expect(nextCheckIn(nightShift, now)).toEqual(at('2026-02-07T15:30'));
  });

  it('does not come on the day of a reminder', () => {
    const reminded = { ...member, lastReminderAt: at('2026-02-07T06:00') };
    expect(nextCheckIn(reminded, now)).toEqual(at('2026-02-08T10:00'));
  });

  it('comes at the time that the caller chooses', () => {
    expect(nextCheckIn(member, now, '19:00')).toEqual(at('2026-02-07T19:00'));
  });

  it.each(Object.keys(timeZones))('comes at ten on the clock of %s on each day of a year', (timezone) => {
    const wrong: string[] = [];
    let last = at('2026-01-01T23:59');
    for (let day = 0; day < 366; day += 1) {
      const next = nextCheckIn({ ...member, timezone, checkInFrequency: 'daily', lastCheckInAt: last }, last);
      const hours = next === null ? 0 : (next.getTime() - last.getTime()) / hourMs;
      if (next === null || clockAt(next, timezone) !== '10:00' || (day > 0 && (hours < 23 || hours > 25))) {
        wrong.push(`${last.toISOString()} ${next?.toISOString()}`);
      }
      last = next ?? last;
    }
    expect(wrong).toEqual([]);
  });

  it.each([
    ['Europe/London', '2026-03-28T10:00', '2026-03-29T09:00'],
    ['Europe/London', '2026-10-24T09:00', '2026-10-25T10:00'],
    ['America/New_York', '2026-03-07T15:00', '2026-03-08T14:00'],
    ['America/New_York', '2026-10-31T14:00', '2026-11-01T15:00'],
    ['Australia/Sydney', '2026-04-03T23:00', '2026-04-05T00:00'],
    ['Australia/Sydney', '2026-10-03T00:00', '2026-10-03T23:00'],
  ])('in %s after %s is at ten although daylight saving time begins or ends', (timezone, last, expected) => {
    const daily = { ...member, timezone, checkInFrequency: 'daily' as const, lastCheckInAt: at(last) };
    expect(nextCheckIn(daily, at(last))).toEqual(at(expected));
  });

  it.each([
    ['22:00', '07:00'],
    ['20:30', '20:00'],
    ['09:00', '01:00'],
    ['09:00', '23:59'],
    ['00:00', '23:30'],
    ['00:30', '23:45'],
    ['06:00', '15:30'],
    ['07:00', '07:00'],
  ])(
    'comes on each day to members with quiet hours from %s to %s, whatever their usual hour is',
    (quietHoursStart, quietHoursEnd) => {
      const daily = { ...member, checkInFrequency: 'daily' as const, quietHoursStart, quietHoursEnd };
      const daysAsked = (hour: number) => {
        const time = `${String(hour).padStart(2, '0')}:00`;
        const asked: Date[] = [];
        for (let minutes = 0; minutes < 4 * 1_440; minutes += 30) {
          const moment = new Date(at('2026-03-01T00:00').getTime() + minutes * 60_000);
          const lastCheckInAt = asked.at(-1) ?? null;
          const due = nextCheckIn({ ...daily, lastCheckInAt }, moment, time);
          if (due && due <= moment) asked.push(moment);
        }
        return asked.filter((moment) => !isQuiet(moment, daily)).length;
      };
      const hours = Array.from({ length: 24 }, (_, hour) => hour);
      expect(hours.map(daysAsked)).toEqual(hours.map(() => 4));
    },
  );

  it('that is announced for later comes when it was announced', () => {
    const evenings = { ...member, checkInFrequency: 'daily' as const, lastCheckInAt: at('2026-02-28T10:00') };
    const wrong: string[] = [];
    for (const time of ['02:00', '10:00', '21:30', '22:00', '23:00']) {
      let announced = nextCheckIn(evenings, at('2026-03-01T00:00'), time);
      for (let minutes = 0; minutes < 2 * 1_440; minutes += 30) {
        const moment = new Date(at('2026-03-01T00:00').getTime() + minutes * 60_000);
        const next = nextCheckIn(evenings, moment, time);
        const isMissed = announced !== null && announced <= moment;
        if (!isMissed && next?.getTime() !== announced?.getTime())
          wrong.push(`${time} ${moment.toISOString()}`);
        announced = next;
      }
    }
    expect(wrong).toEqual([]);
  });

  it.each(Object.keys(timeZones))('is never in quiet hours over midnight in %s', (timezone) => {
    const quiet = {
      ...member,
      timezone,
      checkInFrequency: 'daily' as const,
      quietHoursStart: '09:30',
      quietHoursEnd: '00:15',
    };
    for (let hour = 0; hour < 48; hour += 1) {
      const moment = new Date(at('2026-03-28T00:00').getTime() + hour * hourMs);
      const next = nextCheckIn({ ...quiet, lastCheckInAt: at('2026-03-27T00:30') }, moment);
      expect(next && isQuiet(next, quiet)).toBe(false);
    }
  });
});

describe('a member was notified today', () => {
  const tokyo = { timezone: 'Asia/Tokyo', lastCheckInAt: at('2026-05-01T14:59'), lastReminderAt: null };

  it('until the day ends on the member’s clock', () => {
    expect(wasNotifiedToday(tokyo, at('2026-05-01T14:59:30'))).toBe(true);
    expect(wasNotifiedToday(tokyo, at('2026-05-01T15:00'))).toBe(false);
  });

  it('by a reminder too', () => {
    const reminded = { ...tokyo, lastCheckInAt: null, lastReminderAt: at('2026-05-01T01:00') };
    expect(wasNotifiedToday(reminded, at('2026-05-01T02:00'))).toBe(true);
    expect(wasNotifiedToday({ ...reminded, lastReminderAt: null }, at('2026-05-01T02:00'))).toBe(false);
  });
});
