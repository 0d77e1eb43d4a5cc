import { describe, expect, it } from 'vitest';
import { commonPasswordList } from './common-password-list.ts';
import { isCommonPassword } from './common-passwords.ts';

const entries = commonPasswordList.trim().split(/\s+/);

describe('the list of common passwords', () => {
  it('holds 10,000 different entries, in lower case, of at least 8 characters', () => {
    expect(entries.length).toBe(10_000);
    expect(new Set(entries).size).toBe(10_000);
    expect(entries.every((entry) => entry.length >= 8 && entry === entry.toLowerCase())).toBe(true);
  });
});

describe('a common password', () => {
  it.each(['Password1', 'PASSWORD123', 'Qwerty123', 'Welcome1', '1qaz2wsx', 'baseball'])(
    'is recognised whatever its case: %s',
    (password) => {
      expect(isCommonPassword(password)).toBe(true);
    },
  );

  it.each(['', 'Halved-demo-1', 'a quiet maple 7 Times', ' Password1', 'Password1 Qwerty123', 'constructor'])(
    'is not confused with another text: %j',
    (password) => {
      expect(isCommonPassword(password)).toBe(false);
    },
  );
});
