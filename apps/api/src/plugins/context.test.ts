import { createHash } from 'node:crypto';
import { newId } from '@halved/db';
import { contract } from '@halved/shared/contract';
import { createSigner } from 'fast-jwt';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../testing/harness.ts';

const secret = 'this one signs and others that know it may sign other things';
const kid = createHash('sha256').update(secret).digest('base64url').slice(0, 8);
const signed = (claims: object) =>
  createSigner({ key: secret, algorithm: 'HS256', kid, expiresIn: 60_000 })(claims);

let api: Api;
let own: { sub: string; sid: string; iss: string; aud: string };
beforeAll(async () => {
  api = await startApi({ variables: { JWT_SECRET: secret } });
  const { id, sessionId } = await api.aMember();
  own = { sub: id, sid: sessionId, iss: 'halved', aud: 'halved' };
});
afterAll(() => api.stop());

const statusOf = async (claims: object) =>
  (await api.send(contract.auth.profile, { as: { token: signed(claims) } })).statusCode;

describe('an access token that our key signed', () => {
  it('is accepted with all its claims', async () => {
    expect(await statusOf(own)).toBe(200);
  });

  it.each(['iss', 'aud', 'sub', 'sid'] as const)('without %s lets nobody in', async (claim) => {
    const { [claim]: _, ...claims } = own;
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
  ])('whose %s is %j lets nobody in', async (claim, value) => {
    expect(await statusOf({ ...own, [claim]: value })).toBe(401);
  });

  it('and whose session is no UUID neither fails the server nor signs anybody out', async () => {
    const as = { token: signed({ ...own, sid: 'no-uuid' }) };
    expect((await api.send(contract.auth.logout, { as })).statusCode).toBe(401);
    expect((await api.send(contract.service.wake, { as })).statusCode).toBe(200);
  });
});
