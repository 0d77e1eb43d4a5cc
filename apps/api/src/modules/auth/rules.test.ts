import { describe, expect, it } from 'vitest';
import { maskedEmail, profileChanges, refreshVerdict } from './rules.ts';

describe('a refresh token that is presented', () => {
  const fresh = { isOver: false, isSpent: false, isWithinGrace: false, isSuccessorUsed: false };

  it.each([
    [{}, 'renew'],
    [{ isOver: true }, 'over'],
    [{ isOver: true, isSpent: true, isSuccessorUsed: true }, 'over'],
    [{ isSpent: true, isWithinGrace: true, isSuccessorUsed: true }, 'renew'],
    [{ isSpent: true }, 'renew'],
    [{ isSpent: true, isSuccessorUsed: true }, 'theft'],
  ] as const)('in the state %j gets the verdict %s', (differs, verdict) => {
    expect(refreshVerdict({ ...fresh, ...differs })).toBe(verdict);
  });
});

describe('the changes of a profile', () => {
  it('clear a field that is sent empty, and leave a field that is not sent', () => {
    expect(profileChanges({ bio: '', displayName: 'Ana' }, { locationSharing: true })).toEqual({
      bio: null,
      displayName: 'Ana',
    });
  });

  it('store no place that is not shared', () => {
    const noLocation = { country: null, region: null, city: null };
    expect(profileChanges({ city: 'Ulm' }, { locationSharing: false })).toEqual(noLocation);
    expect(profileChanges({ locationSharing: false }, { locationSharing: true })).toEqual({
      locationSharing: false,
      ...noLocation,
    });
    expect(profileChanges({ locationSharing: true, city: 'Ulm' }, { locationSharing: false })).toEqual({
      locationSharing: true,
      city: 'Ulm',
    });
  });
});

describe('a masked address', () => {
  it.each([
    ['ada@mail.example', 'a…@mail.example'],
    ['"a@b"@mail.example', '"…@mail.example'],
    ['é@mail.example', 'é…@mail.example'],
  ])('of %s is %s', (email, masked) => {
    expect(maskedEmail(email)).toBe(masked);
  });
});
