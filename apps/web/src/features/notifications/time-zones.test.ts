// @vitest-environment node
import { timeZones } from '@halved/shared/notification-kinds';
import { expect, test } from 'vitest';
import { offeredZones, placeOf } from './time-zones.ts';

const nine = Object.keys(timeZones);

test('the specification’s zones are offered first, and each zone once', () => {
  expect(offeredZones('UTC', 'Europe/Paris')).toEqual(nine);
  expect(nine).toHaveLength(9);
});

test('the device’s own zone and one chosen elsewhere are offered too', () => {
  expect(offeredZones('Africa/Lagos', 'Asia/Kolkata')).toEqual([...nine, 'Asia/Kolkata', 'Africa/Lagos']);
  expect(offeredZones('Africa/Lagos', 'Africa/Lagos')).toEqual([...nine, 'Africa/Lagos']);
});

test.each([
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['Africa/Lagos', 'Lagos'],
  ['CET', 'CET'],
])('%s reads %s', (zone, place) => {
  expect(placeOf(zone)).toBe(place);
});
