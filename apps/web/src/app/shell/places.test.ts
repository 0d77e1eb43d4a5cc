import { expect, test } from 'vitest';
import { besideBar, isCurrent, leadsTo, memberBar, memberPlaces, visitorPlaces } from './places.ts';

const at = (address: string) => new URL(address, 'https://halved.example');
const feed = { to: '/feed', label: 'feed' } as const;
const share = { to: '/feed?share=1', label: 'share' } as const;

test('every place of a member is in the bar or in its menu, once', () => {
  const inBar = memberBar.filter(({ label }) => label !== 'share');
  expect([...inBar, ...besideBar].map(({ to }) => to).sort()).toEqual(
    memberPlaces.map(({ to }) => to).sort(),
  );
});

test('the bar has at most three places beside its menu, and a visitor has four', () => {
  expect(memberBar.map(({ label }) => label).slice(0, 2)).toEqual(['feed', 'share']);
  expect(memberBar.length).toBeLessThanOrEqual(3);
  expect(visitorPlaces).toHaveLength(4);
});

test('a place is current on its page and below it', () => {
  const wellness = { to: '/wellness', label: 'wellness' } as const;
  expect(isCurrent(wellness, at('/wellness/exercises'))).toBe(true);
  expect(isCurrent(wellness, at('/wellnesses'))).toBe(false);
  expect(isCurrent({ to: '/', label: 'home' }, at('/feed'))).toBe(false);
  expect(isCurrent({ to: '/login?return=%2Ffeed', label: 'login' }, at('/login'))).toBe(true);
});

test('while the form of the feed is open, the current place is “share”, not the feed', () => {
  expect([isCurrent(feed, at('/feed?tab=discover')), isCurrent(share, at('/feed'))]).toEqual([true, false]);
  expect([isCurrent(feed, at('/feed?share=1')), isCurrent(share, at('/feed?share=1'))]).toEqual([
    false,
    true,
  ]);
});

test.each([
  ['/privacy', '/privacy', true],
  ['/privacy', '/privacy?utm=1', true],
  ['/privacy', '/pricing', false],
  ['/admin', '/admin/members', true],
  ['/analytics', '/analytics/geographic', true],
  ['/analytics', '/analytics/personal', false],
  ['/analytics', '/analytics/me', false],
  ['/analytics/me', '/analytics/me', true],
  ['/feed?tab=following', '/feed?tab=following', true],
  ['/feed?tab=following', '/feed', false],
])('whether the link %s leads to the page %s: %j', (to, address, expected) => {
  expect(leadsTo(to, at(address))).toBe(expected);
});
