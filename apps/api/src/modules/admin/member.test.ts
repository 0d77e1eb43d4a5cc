import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Member, password } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';

const { admin, auth, moderation } = contract;
const named = 'operator@mail.example';

let api: Api;
let as: Member;
beforeAll(async () => {
  api = await startApi({ variables: { ADMIN_EMAILS: named } });
  as = await api.aMember({ role: 'admin' });
});
afterAll(() => api.stop());

const detailsOf = ({ id }: { id: string }) => api.call(admin.member, { as, input: { id } });
const verify = ({ id }: { id: string }) => api.call(admin.verifyMember, { as, input: { id } });

describe('the page of a member', () => {
  it('counts the sessions that are open, and has the audit log about the member and their words', async () => {
    const member = await api.aMember();
    await api.call(auth.login, { input: { email: member.email, password } });
    const post = await api.aPost({ by: member, moderationStatus: 'flagged' });
    await api.aCase({ post });
    await api.call(moderation.decide, { as, input: { kind: 'post', id: post.id, decision: 'reject' } });
    const comment = await api.aComment({ by: member, on: await api.aPost({ by: as }) });
    await api.aCase({ comment });
    await api.call(moderation.decide, {
      as,
      input: { kind: 'comment', id: comment.id, decision: 'approve' },
    });
    await api.call(moderation.suspend, { as, input: { id: member.id, reason: 'Too much.' } });
    const { sessions, log, suspension } = await detailsOf(member);
    expect(sessions).toBe(2);
    expect(suspension?.reason).toBe('Too much.');
    expect(log.map(({ action, member: about }) => [action, about?.id])).toEqual([
      ['user.suspend', member.id],
      ['comment.approve', member.id],
      ['post.reject', member.id],
    ]);
    expect((await detailsOf(as)).log).toEqual([]);
  });

  it('tells whether a second factor is in force, as the list does', async () => {
    const member = await api.aMember();
    const said = async () => {
      const { members } = await api.call(admin.members, { as, input: { query: member.username } });
      return [(await detailsOf(member)).hasSecondFactor, members[0]?.hasSecondFactor];
    };
    expect(await said()).toEqual([false, false]);
    await api.aSecondFactor(member);
    expect(await said()).toEqual([true, true]);
  });

  it('is 404 for an unknown member', async () => {
    for (const operation of [admin.member, admin.verifyMember, admin.endMemberSessions])
      for (const id of [crypto.randomUUID(), 'nonsense'])
        expect((await api.refused(operation, { as, input: { id } })).code).toBe('NOT_FOUND');
  });
});

describe('an admin who marks an address as verified', () => {
  it('opens to the member what needs a verified address, at once and on the record', async () => {
    const member = await api.aMember({ emailVerifiedAt: null, grantedTier: 'premium' });
    const gated = () => api.send(contract.users.earlyAccess, { as: member });
    expect((await gated()).statusCode).toBe(403);
    const details = await verify(member);
    expect(details).toMatchObject({ emailVerified: true });
    expect(details.log[0]).toMatchObject({ action: 'user.verify', actor: { id: as.id } });
    expect((await gated()).statusCode).toBe(200);
    const again = await api.refused(admin.verifyMember, { as, input: { id: member.id } });
    expect(again.code).toBe('ALREADY_VERIFIED');
  });

  it('makes nobody an admin whom ADMIN_EMAILS names; the owner’s own proof still does', async () => {
    const member = await api.aMember({ email: named, emailVerifiedAt: null });
    expect((await verify(member)).role).toBe('member');
    const token = await api.aMailedToken(member, 'verify');
    await api.call(auth.verifyEmail, { input: { token } });
    expect((await detailsOf(member)).role).toBe('member');
    await api.call(auth.verifyEmail, { as: member, input: { token } });
    expect((await detailsOf(member)).role).toBe('admin');
  });
});

describe('an admin who ends the sessions of a member', () => {
  it('ends all of them at once, on the record', async () => {
    const member = await api.aMember();
    const { token, refreshToken } = await api.call(auth.login, { input: { email: member.email, password } });
    const end = () => api.call(admin.endMemberSessions, { as, input: { id: member.id } });
    expect(await end()).toEqual({ ended: 2 });
    for (const caller of [member, { token }])
      expect((await api.send(auth.profile, { as: caller })).statusCode).toBe(401);
    expect((await api.refused(auth.refresh, { input: { refreshToken } })).code).toBe('INVALID_REFRESH_TOKEN');
    const { sessions, log } = await detailsOf(member);
    expect(sessions).toBe(0);
    expect(log[0]).toMatchObject({ action: 'user.end_sessions', details: { sessions: '2' } });
    expect(await end()).toEqual({ ended: 0 });
  });
});
