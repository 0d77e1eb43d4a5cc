import { describe, expect, it } from 'vitest';
import { brokenPromises, type RestartFigures } from './restart.ts';

const kept: RestartFigures = {
  acknowledged: 900,
  missing: 0,
  doubled: 0,
  longestMs: 3_100,
  firstSuccessMs: [40, 310],
  serverLives: true,
  refusedWithoutRetryAfter: 0,
  statuses: { 200: 400, 201: 900, 503: 120 },
};

describe('the promises of a restart', () => {
  it('are kept if nothing is lost and everything is fast', () => {
    expect(brokenPromises(kept)).toEqual([]);
  });

  it.each([
    ['the server ended', { serverLives: false }],
    ['1 acknowledged worries are missing or changed', { missing: 1 }],
    ['2 worries stand there twice', { doubled: 2 }],
    ['a request took 30500 ms', { longestMs: 30_500 }],
    ['the first success came later than 1 s', { firstSuccessMs: [40, Infinity] }],
    ['3 answers of status 503 without Retry-After', { refusedWithoutRetryAfter: 3 }],
    ['answers other than 2xx, 409 and 503: 500', { statuses: { ...kept.statuses, 500: 1 } }],
    ['nothing was written at all', { acknowledged: 0 }],
  ])('are broken if %s', (message, change) => {
    expect(brokenPromises({ ...kept, ...change })).toEqual([message]);
  });
});
