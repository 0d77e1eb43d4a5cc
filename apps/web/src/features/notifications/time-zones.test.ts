// @vitest-environment node
import { timeZones } from '@halved/shared/notification-kinds';
import { expect, test } from 'vitest';
import { cityOf, offeredZones, showSameTime } from './time-zones.ts';

const namedZones = Object.keys(timeZones);

test('the nine named time zones are offered first, and no zone is offered twice', () => {
  expect(offeredZones('UTC', 'Europe/Paris')).toEqual(namedZones);
  expect(namedZones).toHaveLength(9);
});

test('the device’s own time zone and one chosen elsewhere are offered too', () => {
  expect(offeredZones('Africa/Lagos', 'Asia/Kolkata')).toEqual([
    ...namedZones,
    'Asia/Kolkata',
    'Africa/Lagos',
  ]);
  expect(offeredZones('Africa/Lagos', 'Africa/Lagos')).toEqual([...namedZones, 'Africa/Lagos']);
});

test.each([
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['Africa/Lagos', 'Lagos'],
  ['CET', 'CET'],
])('the time zone %s is shown as %s', (zone, city) => {
  expect(cityOf(zone)).toBe(city);
});

test.each([
  ['Europe/Paris', 'Europe/Berlin', '2026-07-01T12:00:00Z', true],
  ['UTC', 'Europe/London', '2026-01-01T12:00:00Z', true],
  ['UTC', 'Europe/London', '2026-07-01T12:00:00Z', false],
  ['Pacific/Kiritimati', 'Pacific/Honolulu', '2026-07-01T12:00:00Z', false],
])('clocks of %s and %s on %s show the same day and time: %s', (one, other, moment, same) => {
  expect(showSameTime(one, other, new Date(moment))).toBe(same);
});

test('a time zone that this browser does not know is not said to show another time', () => {
  expect(showSameTime('Europe/Nowhere', 'UTC', new Date(0))).toBe(true);
});
