import { describe, expect, it } from 'vitest';
import { judgeRefresh, profileChanges } from './rules.ts';

describe('a refresh token that is presented', () => {
  const fresh = { over: false, spent: false, withinGrace: false, successorUsed: false };

  it.each([
    [{}, 'renew'],
    [{ over: true }, 'over'],
    [{ over: true, spent: true, successorUsed: true }, 'over'],
    [{ spent: true, withinGrace: true, successorUsed: true }, 'renew'],
    [{ spent: true }, 'renew'],
    [{ spent: true, successorUsed: true }, 'theft'],
  ] as const)('%j: %s', (differs, verdict) => {
    expect(judgeRefresh({ ...fresh, ...differs })).toBe(verdict);
  });
});

describe('the changes of a profile', () => {
  it('clear what is sent empty, and leave alone what is not sent', () => {
    expect(profileChanges({ bio: '', displayName: 'Ana' }, { locationSharing: true })).toEqual({
      bio: null,
      displayName: 'Ana',
    });
  });

  it('keep no place that is not shared', () => {
    const nowhere = { country: null, region: null, city: null };
    expect(profileChanges({ city: 'Ulm' }, { locationSharing: false })).toEqual(nowhere);
    expect(profileChanges({ locationSharing: false }, { locationSharing: true })).toEqual({
      locationSharing: false,
      ...nowhere,
    });
    expect(profileChanges({ locationSharing: true, city: 'Ulm' }, { locationSharing: false })).toEqual({
      locationSharing: true,
      city: 'Ulm',
    });
  });
});
