import { describe, expect, it } from 'vitest';
import { maySuspend } from './rules.ts';

describe('a suspension', () => {
  const [member, moderator, admin] = (['member', 'moderator', 'admin'] as const).map((role) => ({
    id: role,
    role,
  }));
  const other = { id: 'another' };

  it('of a member is allowed to moderators and admins, of a moderator to admins, and of an admin to nobody', () => {
    if (!member || !moderator || !admin) return expect.unreachable();
    expect(maySuspend(moderator, member)).toBe(true);
    expect(maySuspend(moderator, { ...other, role: 'moderator' })).toBe(false);
    expect(maySuspend(admin, member)).toBe(true);
    expect(maySuspend(admin, moderator)).toBe(true);
    for (const by of [moderator, admin]) {
      expect(maySuspend(by, { ...other, role: 'admin' })).toBe(false);
      expect(maySuspend(by, by)).toBe(false);
    }
  });
});
