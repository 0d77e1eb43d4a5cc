import { contract, operations } from '@halved/shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleOf } from '../testing/examples.ts';
import type { Member } from '../testing/factories.ts';
import { type Api, startApi } from '../testing/harness.ts';
import { aWorld } from '../testing/world.ts';

const { auth, comments, posts } = contract;

let api: Api;
beforeAll(async () => {
  api = await startApi({ variables: { REQUIRE_STAFF_TOTP: '1' } });
});
afterAll(() => api.stop());

const staffCalls = operations.filter(({ operation: { access } }) => access === 'mod' || access === 'admin');
const profileOf = (as: Member) => api.call(auth.profile, { as });

/** A member with a second factor in force, as this process knows it at once. */
async function aMemberWithFactor(role: 'moderator' | 'admin') {
  const as = await api.aMember({ role });
  await api.aSecondFactor(as);
  return as;
}

describe('with REQUIRE_STAFF_TOTP', () => {
  it.each(staffCalls)('$operation.route needs a second factor', async ({ name, operation }) => {
    const world = await aWorld(api);
    const input = exampleOf.get(name)?.(world) ?? {};
    for (const role of ['moderator', 'admin'] as const) {
      const as = await api.aMember({ role });
      const mayCall = operation.access === 'mod' || role === 'admin';
      expect((await api.refused(operation, { as, input })).code, role).toBe(
        mayCall ? 'SECOND_FACTOR_SETUP_REQUIRED' : 'FORBIDDEN',
      );
    }
  });

  it('a moderator without a second factor sees what a member sees, and with one what a moderator sees', async () => {
    const [author, plain] = [await api.aMember(), await api.aMember({ role: 'moderator' })];
    const withFactor = await aMemberWithFactor('moderator');
    const [held, open] = [
      await api.aPost({ by: author, moderationStatus: 'pending' }),
      await api.aPost({ by: author }),
    ];
    await api.aComment({ by: author, on: open, moderationStatus: 'pending' });
    expect((await api.refused(posts.get, { as: plain, input: { id: held.id } })).code).toBe('NOT_FOUND');
    await api.call(posts.get, { as: withFactor, input: { id: held.id } });
    const counted = async (as: Member) =>
      (await api.call(comments.list, { as, input: { postId: open.id, includeModerated: true } })).comments
        .length;
    expect(await counted(plain)).toBe(0);
    expect(await counted(withFactor)).toBe(1);
    expect(
      (await api.refused(contract.analysis.analyze, { as: plain, input: { postId: open.id } })).code,
    ).toBe('FORBIDDEN');
  });

  it('a moderator has the powers of the role again once the second factor is set up', async () => {
    const as = await api.aMember({ role: 'moderator' });
    expect(await profileOf(as)).toMatchObject({ needsSecondFactor: true, hasSecondFactor: false });
    await api.aSecondFactor(as);
    api.services.accounts.forget(as.id);
    expect(await profileOf(as)).toMatchObject({ needsSecondFactor: false, hasSecondFactor: true });
    await api.call(contract.moderation.queue, { as, input: {} });
  });

  it('a member needs none', async () => {
    expect(await profileOf(await api.aMember())).toMatchObject({ needsSecondFactor: false });
  });
});

it('without REQUIRE_STAFF_TOTP a moderator needs none', async () => {
  const free = await startApi({ databaseUrl: api.url, variables: { REQUIRE_STAFF_TOTP: '0' } });
  const as = await api.aMember({ role: 'moderator' });
  expect(await free.call(auth.profile, { as })).toMatchObject({ needsSecondFactor: false });
  await free.call(contract.moderation.queue, { as, input: {} });
  await free.stop();
});
