import { newId } from '@halved/db';
import { operations } from '@halved/shared/contract';
import type { Operation } from '@halved/shared/contract/operation';
import { rateLimits, youngAccounts } from '@halved/shared/rate-limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLimiter, type Limiter } from '../services/limiter.ts';
import { exampleOf, withoutContent } from '../testing/examples.ts';
import { hoursFromNow, type Member, passwordHash } from '../testing/factories.ts';
import { type Api, startApi } from '../testing/harness.ts';

/** The operations that docs/product.md §7 counts by address, even for signed-in callers. */
const byAddress = [
  'POST /auth/register',
  'POST /auth/login',
  'POST /auth/refresh',
  'GET /auth/check-email/:email',
  'GET /auth/check-username/:username',
  'POST /auth/forgot-password',
];

let api: Api;
let limiter: Limiter;
let old: Member[];
let young: Member[];

// Makes members with a password that nobody knows, so that no call can delete them.
const members = (count: number, hours: number) =>
  Promise.all(
    Array.from({ length: count }, () =>
      api.aMember({ createdAt: hoursFromNow(-hours), passwordHash: passwordHash.replace(/.{4}$/, 'none') }),
    ),
  );

beforeAll(async () => {
  const current: Limiter = {
    count: (...call) => limiter.count(...call),
    consume: (...call) => limiter.consume(...call),
    forget: (...call) => limiter.forget(...call),
  };
  api = await startApi({ services: { limiter: current } });
  old = await members(2, youngAccounts.hours + 1);
  young = await members(youngAccounts.times + 2, youngAccounts.hours - 1);
});
beforeEach(() => {
  limiter = createLimiter(1, { limitOf: (name) => ({ ...rateLimits[name], points: 1 }) });
});
afterAll(() => api.stop());

const [here, elsewhere] = ['198.51.100.1', '198.51.100.2'];

/** Examples with ids that no row has, so that calls within the limit change nothing. */
function examplesOfNobody() {
  const newName = `name_${newId().slice(-12)}`;
  const some = { id: newId() };
  return {
    owner: { ...some, username: newName, email: `${newName}@example.org`, sessionId: newId(), token: '' },
    post: some,
    comment: some,
    resolved: some,
    notification: some,
    ...withoutContent,
    checkIn: some,
    invite: some,
    refreshToken: 'none',
    mailed: { verify: 'none', reset: 'none', unsubscribe: 'none' },
    newName,
  };
}

/** A call may have signed the member out, so the session is restored for the next one. */
async function signInAgain(member: Member | undefined) {
  if (!member) return;
  await api.pool.query('update sessions set ended_at = null where id = $1', [member.sessionId]);
  api.services.accounts.forget(member.id);
}

async function isRefused(name: string, operation: Operation, from: string, as?: Member) {
  const input = exampleOf.get(name)?.(examplesOfNobody()) ?? {};
  const { statusCode } = await api.send(operation, { as, from, input });
  if (name === 'auth.logout') await signInAgain(as);
  return statusCode === 429;
}

describe.each(operations)('$operation.route', ({ name, operation }) => {
  const refused = (from: string, as?: Member) => isRefused(name, operation, from, as);
  const ofAddress = byAddress.includes(operation.route);

  it('counts visitors by address', async () => {
    expect([await refused(here), await refused(here), await refused(elsewhere)]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it(`counts signed-in members by ${ofAddress ? 'address' : 'account'}`, async () => {
    const [first, second] = old;
    expect(await refused(here, first)).toBe(false);
    expect(await refused(here, second)).toBe(ofAddress);
    expect(await refused(elsewhere, first)).toBe(!ofAddress);
  });

  if (ofAddress) return;
  it('counts young accounts by their address too, at five times the limit', async () => {
    const [last, other, ...fit] = young;
    for (const member of fit) expect(await refused(here, member)).toBe(false);
    expect(await refused(here, last)).toBe(true);
    expect(await refused(elsewhere, other)).toBe(false);
    expect(await refused(here, old[0])).toBe(false);
  });
});
