import { createHash } from 'node:crypto';
import { newId } from '@halved/db';
import { contract } from '@halved/shared/contract';
import { createSigner } from 'fast-jwt';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../testing/harness.ts';

const secret = 'this one signs and others that know it may sign other things';
const kid = createHash('sha256').update(secret).digest('base64url').slice(0, 8);
const sign = (claims: object) =>
  createSigner({ key: secret, algorithm: 'HS256', kid, expiresIn: 60_000 })(claims);

let api: Api;
let validClaims: { sub: string; sid: string; iss: string; aud: string };
beforeAll(async () => {
  api = await startApi({ variables: { JWT_SECRET: secret } });
  const { id, sessionId } = await api.aMember();
  validClaims = { sub: id, sid: sessionId, iss: 'halved', aud: 'halved' };
});
afterAll(() => api.stop());

const statusOf = async (claims: object) =>
  (await api.send(contract.auth.profile, { as: { token: sign(claims) } })).statusCode;

describe('an access token that our key signed', () => {
  it('is accepted with all its claims', async () => {
    expect(await statusOf(validClaims)).toBe(200);
  });

  it.each(['iss', 'aud', 'sub', 'sid'] as const)('is refused without the claim %s', async (claim) => {
    const { [claim]: _, ...claims } = validClaims;
    expect(await statusOf(claims)).toBe(401);
  });

  it.each([
    ['iss', 'somebody'],
    ['aud', ['others']],
    ['sid', 'no-uuid'],
    ['sid', '\0'],
    ['sid', 7],
    ['sid', newId()],
    ['sub', 'no-uuid'],
    ['sub', newId()],
  ])('is refused if the claim %s is %j', async (claim, value) => {
    expect(await statusOf({ ...validClaims, [claim]: value })).toBe(401);
  });

  it('causes no internal error and signs nobody out if its session is not a UUID', async () => {
    const as = { token: sign({ ...validClaims, sid: 'no-uuid' }) };
    expect((await api.send(contract.auth.logout, { as })).statusCode).toBe(401);
    expect((await api.send(contract.service.wake, { as })).statusCode).toBe(200);
  });
});
