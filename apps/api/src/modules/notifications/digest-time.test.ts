import { hourMs } from '@halved/shared/durations';
import { timeZones } from '@halved/shared/notification-kinds';
import { describe, expect, it } from 'vitest';
import { clockAt } from '../notify/public.ts';
import { mailTime, nextDigest } from './digest-time.ts';

const night = { quietHoursStart: '22:00', quietHoursEnd: '08:00' };
const digestOf = (moment: string, quiet: Partial<Parameters<typeof nextDigest>[1]> = {}) =>
  nextDigest(new Date(moment), { ...night, timezone: 'Europe/London', ...quiet }).toISOString();

describe('the time of a digest', () => {
  it.each([
    ['in the evening before the quiet hours', '2026-11-02T20:00:00Z', '2026-11-03T08:00:00.000Z'],
    ['in quiet hours before midnight', '2026-11-02T23:30:00Z', '2026-11-03T08:00:00.000Z'],
    ['in quiet hours after midnight', '2026-11-03T07:59:59Z', '2026-11-03T08:00:00.000Z'],
    ['at the moment of the last digest', '2026-11-03T08:00:00Z', '2026-11-04T08:00:00.000Z'],
  ])('is the next end of quiet hours for a notification %s', (_, moment, expected) => {
    expect(digestOf(moment)).toBe(expected);
  });

  it.each(Object.keys(timeZones))(
    'is once on every date of a year in %s, at the same time on the clock',
    (timezone) => {
      const quiet = { ...night, timezone };
      const end = new Date('2027-07-02T00:00:00Z');
      let digests = 0;
      for (let at = new Date('2026-07-01T12:00:00Z'); at < end; digests++) {
        const next = nextDigest(at, quiet);
        expect(clockAt(next, timezone)).toBe('08:00');
        const hours = (next.getTime() - at.getTime()) / hourMs;
        if (digests > 0) expect([23, 24, 25]).toContain(hours);
        at = next;
      }
      expect(digests).toBeGreaterThanOrEqual(365);
      expect(digests).toBeLessThanOrEqual(367);
    },
  );

  it('is an hour earlier or later in UTC after daylight saving began or ended in the night', () => {
    expect(digestOf('2026-03-28T23:00:00Z')).toBe('2026-03-29T07:00:00.000Z');
    expect(digestOf('2026-10-24T23:00:00Z')).toBe('2026-10-25T08:00:00.000Z');
    expect(digestOf('2026-03-08T04:00:00Z', { timezone: 'America/New_York' })).toBe(
      '2026-03-08T12:00:00.000Z',
    );
    expect(digestOf('2026-11-01T04:00:00Z', { timezone: 'America/New_York' })).toBe(
      '2026-11-01T13:00:00.000Z',
    );
  });

  it('comes an hour later if daylight saving skips it, and once if daylight saving repeats it', () => {
    const atHalfPastOne = { quietHoursEnd: '01:30' };
    expect(digestOf('2026-03-28T23:00:00Z', atHalfPastOne)).toBe('2026-03-29T01:30:00.000Z');
    const first = digestOf('2026-10-24T23:00:00Z', atHalfPastOne);
    expect(first).toBe('2026-10-25T00:30:00.000Z');
    expect(digestOf(first, atHalfPastOne)).toBe('2026-10-26T01:30:00.000Z');
  });

  it('is the chosen end of quiet hours even if it is also their beginning, which turns quiet hours off', () => {
    expect(digestOf('2026-11-02T20:00:00Z', { quietHoursStart: '08:00' })).toBe('2026-11-03T08:00:00.000Z');
  });
});

describe('the time of an immediate mail', () => {
  const member = { ...night, timezone: 'UTC', emailFrequency: 'immediate' } as const;

  it('is now, or the end of quiet hours', () => {
    const day = new Date('2026-11-02T12:00:00Z');
    expect(mailTime(day, member)).toEqual(day);
    expect(mailTime(new Date('2026-11-02T22:00:00Z'), member)).toEqual(new Date('2026-11-03T08:00:00Z'));
  });
});
