import { describe, expect, it } from 'vitest';
import { adopt } from './follow-account.ts';

describe('an account that changed elsewhere', () => {
  it('changes what nobody has touched here, and nothing else', () => {
    const before = { displayName: 'Maya', bio: 'Awake at night.', city: '' };
    const now = { displayName: 'Noor', bio: 'Asleep.', city: '' };
    expect(adopt({ ...before, bio: 'Half-written' }, before, now)).toEqual({ ...now, bio: 'Half-written' });
  });
});
