import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hoursFromNow, type Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';

const { auth, subscriptions } = contract;
const { setRole, setTier } = subscriptions;

let api: Api;
let as: Member;
beforeAll(async () => {
  api = await startApi({ variables: { ADMIN_EMAILS: 'Named@Example.org' } });
});
beforeEach(async () => {
  await api.pool.query(`update users set role = 'member'`);
  as = await api.aMember({ role: 'admin' });
});
afterAll(() => api.stop());

const recordsAbout = async ({ id }: { id: string }) =>
  (await api.pool.query('select actor_id, action, details from audit_log where subject_id = $1', [id])).rows;

describe('an admin changes the role of a member', () => {
  it('at once, with a record of who did it', async () => {
    const member = await api.aMember();
    await api.call(auth.profile, { as: member });
    const changed = await api.call(setRole, { as, input: { userId: member.id, role: 'moderator' } });
    expect(changed).toMatchObject({ id: member.id, role: 'moderator' });
    await api.call(contract.moderation.queue, { as: member, input: {} });
    expect(await recordsAbout(member)).toEqual([
      { actor_id: as.id, action: 'user.role', details: { role: 'moderator' } },
    ]);
  });

  it('and reads of somebody else neither the whole address nor the place, also if nothing changes', async () => {
    const place = { country: 'PT', region: 'Porto', city: 'Gaia', locationSharing: true };
    const member = await api.aMember({ ...place, email: 'noor.lopes@mail.example' });
    const role = await api.call(setRole, { as, input: { userId: member.id, role: 'member' } });
    const tier = await api.call(setTier, { as, input: { userId: member.id, tier: 'free' } });
    for (const changed of [role, tier])
      expect(changed).toMatchObject({
        email: 'n…@mail.example',
        country: null,
        region: null,
        city: null,
        locationSharing: false,
      });
    const own = await api.call(setTier, { as, input: { userId: as.id, tier: 'free' } });
    expect(own.email).toBe(as.email);
  });

  it('but not of the last admin, also if two admins take the role from each other at once', async () => {
    expect((await api.refused(setRole, { as, input: { userId: as.id, role: 'member' } })).code).toBe(
      'LAST_ADMIN',
    );
    const other = await api.aMember({ role: 'admin' });
    for (const admin of [as, other]) await api.call(auth.profile, { as: admin });
    const answers = await Promise.all([
      api.send(setRole, { as, input: { userId: other.id, role: 'member' } }),
      api.send(setRole, { as: other, input: { userId: as.id, role: 'member' } }),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const { rows } = await api.pool.query(`select 1 from users where role = 'admin'`);
    expect(rows).toHaveLength(1);
  });

  it('but not of an admin beside whom only suspended ones remain', async () => {
    const { id } = await api.aMember({ role: 'admin', suspendedAt: hoursFromNow(-1) });
    expect((await api.refused(setRole, { as, input: { userId: as.id, role: 'member' } })).code).toBe(
      'LAST_ADMIN',
    );
    await api.call(setRole, { as, input: { userId: id, role: 'member' } });
  });

  it('but not of a member whom ADMIN_EMAILS would make admin again', async () => {
    const named = await api.aMember({ role: 'admin', email: 'named@example.org' });
    const { code } = await api.refused(setRole, { as, input: { userId: named.id, role: 'member' } });
    expect(code).toBe('NAMED_IN_ADMIN_EMAILS');
    expect(await recordsAbout(named)).toEqual([]);
  });

  it('but gives no more power to a suspended member before the suspension is lifted', async () => {
    const suspended = { suspendedAt: hoursFromNow(-1) };
    const [member, moderator] = [
      await api.aMember(suspended),
      await api.aMember({ ...suspended, role: 'moderator' }),
    ];
    const codeFor = async ({ id: userId }: Member, role: 'moderator' | 'admin') =>
      (await api.refused(setRole, { as, input: { userId, role } })).code;
    expect([await codeFor(member, 'moderator'), await codeFor(member, 'admin')]).toEqual([
      'MEMBER_SUSPENDED',
      'MEMBER_SUSPENDED',
    ]);
    expect(await codeFor(moderator, 'admin')).toBe('MEMBER_SUSPENDED');
    expect(await recordsAbout(member)).toEqual([]);
    const taken = await api.call(setRole, { as, input: { userId: moderator.id, role: 'member' } });
    expect(taken.role).toBe('member');
    const past = await api.aMember({ ...suspended, suspendedUntil: hoursFromNow(-0.5) });
    expect((await api.call(setRole, { as, input: { userId: past.id, role: 'moderator' } })).role).toBe(
      'moderator',
    );
  });

  it('but not of somebody who does not exist', async () => {
    const input = { userId: '0198f0c0-0000-7000-8000-000000000000', role: 'member' } as const;
    expect((await api.refused(setRole, { as, input })).code).toBe('NOT_FOUND');
  });

  it('and an id that is none is a mistake in the body, not somebody who does not exist', async () => {
    const { code, details } = await api.refused(setRole, { as, input: { userId: 'ana', role: 'member' } });
    expect([code, Object.keys(details)]).toEqual(['VALIDATION_FAILED', ['userId']]);
  });
});

describe('an admin grants a tier', () => {
  it('until a moment, at once, with a record', async () => {
    const member = await api.aMember();
    await api.call(auth.profile, { as: member });
    const until = hoursFromNow(5).toISOString();
    const changed = await api.call(setTier, { as, input: { userId: member.id, tier: 'premium', until } });
    expect(changed.tier).toBe('premium');
    const current = await api.call(subscriptions.current, { as: member });
    expect(current).toMatchObject({ source: 'grant', tier: 'premium', status: 'active', endsAt: until });
    expect(await recordsAbout(member)).toEqual([
      { actor_id: as.id, action: 'user.tier', details: { tier: 'premium', until } },
    ]);
  });

  it('and takes it back, which leaves what the member pays for', async () => {
    const member = await api.aMember({ grantedTier: 'premium' });
    await api.aSubscription({ of: member, tier: 'supporter' });
    const changed = await api.call(setTier, { as, input: { userId: member.id, tier: 'free' } });
    expect(changed.tier).toBe('supporter');
  });

  it('and takes it back, after which it is the member’s last subscription, which ended then', async () => {
    const member = await api.aMember({ grantedTier: 'premium' });
    const take = () => api.call(setTier, { as, input: { userId: member.id, tier: 'free' } });
    expect(await take()).toMatchObject({ tier: 'free', tierEndsAt: null, hasSubscribed: true });
    const ended = await api.call(subscriptions.current, { as: member });
    expect(ended).toMatchObject({ source: 'grant', tier: 'premium', status: 'expired' });
    await take();
    expect(await api.call(subscriptions.current, { as: member })).toEqual(ended);
  });

  it('and what was never granted cannot be taken back, so that there never was a subscription', async () => {
    const member = await api.aMember();
    await api.call(setTier, { as, input: { userId: member.id, tier: 'free' } });
    expect((await api.refused(subscriptions.current, { as: member })).code).toBe('NOT_FOUND');
  });

  it('but not with an end in the past, and not to somebody who does not exist', async () => {
    const member = await api.aMember();
    const until = hoursFromNow(-1).toISOString();
    const refusal = await api.refused(setTier, { as, input: { userId: member.id, tier: 'premium', until } });
    expect([refusal.code, Object.keys(refusal.details)]).toEqual(['VALIDATION_FAILED', ['until']]);
    const nobody = { userId: '0198f0c0-0000-7000-8000-000000000000', tier: 'premium' } as const;
    expect((await api.refused(setTier, { as, input: nobody })).code).toBe('NOT_FOUND');
    expect(await recordsAbout(member)).toEqual([]);
  });
});
