import { expect, test } from 'vitest';
import { anItem, aReport } from '../../testing/moderation-factories.ts';
import { countsWithout, inputOf, isCountedIn, pageOf, paramsOf, viewOf } from './queue-view.ts';
import { hostilityOf, signsOf } from './score-words.ts';
import { endOf } from './suspension-length.ts';

test('the URL names the part of the queue that is shown, and unknown values show the whole queue', () => {
  expect(viewOf(new URLSearchParams('show=flagged&kind=comment'))).toEqual({
    show: 'flagged',
    kind: 'comment',
  });
  expect(viewOf(new URLSearchParams('show=everything&kind=cats'))).toEqual({ show: 'all', kind: 'all' });
  expect(paramsOf({ show: 'all', kind: 'all' })).toEqual({ show: 'all' });
  expect(paramsOf({ show: 'urgent', kind: 'post' })).toEqual({ show: 'urgent', kind: 'post' });
});

test('the address without a part of the queue shows how heavy it is, or a break', () => {
  const pages = ['', 'show=all', 'kind=post', 'break=1', 'show=all&break=1'];
  expect(pages.map((query) => pageOf(new URLSearchParams(query)))).toEqual([
    'gate',
    'queue',
    'queue',
    'break',
    'break',
  ]);
});

test('the queue is requested by status, as urgent or reported, and by kind', () => {
  expect(inputOf({ show: 'flagged', kind: 'all' })).toEqual({ status: 'flagged' });
  expect(inputOf({ show: 'urgent', kind: 'post' })).toEqual({ only: 'urgent', kind: 'post' });
  expect(inputOf({ show: 'reported', kind: 'all' })).toEqual({ only: 'reported' });
  expect(inputOf({ show: 'rejected', kind: 'all' })).toEqual({ status: 'rejected' });
});

test('an item that is urgent, flagged and reported counts in each of these parts of the queue', () => {
  const item = anItem({ isUrgent: true, status: 'flagged', reports: [aReport()] });
  expect(isCountedIn(item, 'urgent') && isCountedIn(item, 'flagged') && isCountedIn(item, 'reported')).toBe(
    true,
  );
  expect(isCountedIn(item, 'pending')).toBe(false);
  const counts = { all: 3, urgent: 1, flagged: 2, pending: 1, reported: 1 };
  expect(countsWithout(counts, [item])).toEqual({ all: 2, urgent: 0, flagged: 1, pending: 1, reported: 0 });
  expect(countsWithout({ ...counts, reported: 0 }, [item]).reported).toBe(0);
});

test('an item that was rejected counts nowhere, unless somebody is asked about it', () => {
  const decidedAt = '2026-11-20T12:00:00.000Z';
  const item = anItem({ status: 'rejected', decidedAt });
  const counts = { all: 3, urgent: 1, flagged: 2, pending: 1, reported: 1 };
  expect(countsWithout(counts, [item])).toEqual(counts);
  const secondOpinion = { by: null, note: null, askedAt: decidedAt };
  expect(countsWithout(counts, [{ ...item, secondOpinion }]).all).toBe(2);
});

test('the scores of a text become words at the thresholds of the policy', () => {
  expect([0.69, 0.7, 0.84, 0.85, 0.91, 0.92].map(hostilityOf)).toEqual([
    'low',
    'raised',
    'raised',
    'high',
    'high',
    'veryHigh',
  ]);
  const scores = anItem().scores;
  expect(scores && signsOf({ ...scores, urgesSelfHarm: true })).toEqual([
    'urgesSelfHarm',
    'isAimed',
    'isInsulting',
  ]);
});

test('a suspension ends after the chosen days, at the chosen time, or never', () => {
  const now = Date.parse('2026-11-21T10:00:00.000Z');
  expect(endOf('day', '', now)).toBe('2026-11-22T10:00:00.000Z');
  expect(endOf('week', '', now)).toBe('2026-11-28T10:00:00.000Z');
  expect(endOf('open-ended', '', now)).toBeUndefined();
  expect(endOf('date', '2026-12-01T00:00:00.000Z', now)).toBe('2026-12-01T00:00:00.000Z');
  expect(endOf('date', '2026-11-01T00:00:00.000Z', now)).toBeNull();
  expect(endOf('date', '', now)).toBeNull();
});
