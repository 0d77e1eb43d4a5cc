import { expect, it } from 'vitest';
import { readEnv } from '../env.ts';

const secret = 'f3b1c4d5e6a7980012aa34bb56cc78dd90ee';

it('moderators need a second factor under https, unless REQUIRE_STAFF_TOTP says otherwise', () => {
  const isNeeded = (variables: Record<string, string>) =>
    readEnv({ DATABASE_URL: 'postgres://localhost/halved', JWT_SECRET: secret, ...variables })
      .requireStaffTotp;
  const https = { PUBLIC_URL: 'https://halved.example' };
  expect(isNeeded({})).toBe(false);
  expect(isNeeded(https)).toBe(true);
  expect(isNeeded({ ...https, REQUIRE_STAFF_TOTP: '0' })).toBe(false);
  expect(isNeeded({ REQUIRE_STAFF_TOTP: '1' })).toBe(true);
  expect(() => isNeeded({ REQUIRE_STAFF_TOTP: 'yes' })).toThrow('REQUIRE_STAFF_TOTP must be 0 or 1');
});
