import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isReservedUsername, usernameCandidates } from './usernames.ts';

const anyWish = fc.oneof(
  fc.stringMatching(/^[A-Za-z0-9_]{3,30}$/),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
);

describe('reserved usernames', () => {
  it('are rejected in any combination of upper and lower case', () => {
    expect(['admin', 'Administrator', 'MOD', 'halved', 'Me', 'deleted'].every(isReservedUsername)).toBe(true);
    expect(['adminka', 'quiet_maple', ''].some(isReservedUsername)).toBe(false);
  });
});

describe('suggestions for a taken username', () => {
  it('are similar to the wanted name', () => {
    expect(usernameCandidates('maple').slice(0, 3)).toEqual(['maple_', 'maple_1', 'maple_2']);
    expect(usernameCandidates('José').slice(0, 1)).toEqual(['Jose_']);
  });

  it('are not similar to a reserved name', () => {
    expect(usernameCandidates('Admin').some((name) => name.toLowerCase().includes('admin'))).toBe(false);
  });

  it('are valid, not reserved, all different and never the wanted name', () => {
    fc.assert(
      fc.property(anyWish, (wanted) => {
        const names = usernameCandidates(wanted);
        expect(names.length).toBeGreaterThanOrEqual(10);
        expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
        for (const name of names) {
          expect(name).toMatch(/^[A-Za-z0-9_]{3,30}$/);
          expect(name.toLowerCase()).not.toBe(wanted.toLowerCase());
          expect(isReservedUsername(name)).toBe(false);
        }
      }),
    );
  });

  it('are the same for the same name', () => {
    fc.assert(
      fc.property(anyWish, (wanted) => {
        expect(usernameCandidates(wanted)).toEqual(usernameCandidates(wanted));
      }),
    );
  });
});
