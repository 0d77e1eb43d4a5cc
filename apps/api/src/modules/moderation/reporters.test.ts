import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hoursFromNow, type Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';
import { createModerating, type Moderating } from '../../testing/moderating.ts';

const { comments, posts } = contract;

let api: Api;
let on: Moderating;
let author: Member;
beforeAll(async () => {
  api = await startApi({ variables: { REPORTER_MIN_AGE_DAYS: '' } });
  on = await createModerating(api);
});
beforeEach(async () => {
  author = await api.aMember();
});
afterAll(() => api.stop());

const days = (count: number) => hoursFromNow(-24 * count);
const oldMember = () => api.aMember({ createdAt: days(7.01) });
const newMember = () => api.aMember({ createdAt: days(6.99) });
const unverified = () => api.aMember({ createdAt: days(100), emailVerifiedAt: null });

type Kind = 'post' | 'comment';

const aSubject = async (kind: Kind) => {
  const post = await api.aPost({ by: author });
  return kind === 'post' ? post : api.aComment({ by: author, on: post });
};
const statusOf = async (kind: Kind, { id }: { id: string }) =>
  (await api.call(kind === 'post' ? posts.get : comments.get, { as: author, input: { id } }))
    .moderationStatus;

describe.each(['post', 'comment'] as const)('a %s', (kind) => {
  it('is not hidden by reports of new or unverified accounts, but moderators see these reports', async () => {
    const subject = await aSubject(kind);
    const accounts = [newMember, newMember, newMember, unverified];
    for (const account of accounts) await on.report(await account(), kind, subject);
    expect(await statusOf(kind, subject)).toBe('approved');
    const item = await on.itemOf(subject);
    expect(item).toMatchObject({ reason: 'reports', status: 'approved', decidedAt: null });
    expect(item?.reports).toHaveLength(accounts.length);
  });

  it('is hidden once three reporters have verified accounts older than a week', async () => {
    const subject = await aSubject(kind);
    for (const account of [oldMember, newMember, oldMember, unverified])
      await on.report(await account(), kind, subject);
    expect(await statusOf(kind, subject)).toBe('approved');
    await on.report(await oldMember(), kind, subject);
    expect(await statusOf(kind, subject)).toBe('pending');
  });
});

it('a rewritten comment stays hidden only if three trusted members reported it', async () => {
  const rewrite = async (reporters: (() => Promise<Member>)[]) => {
    const post = await api.aPost({ by: author });
    const { id } = await api.aComment({ by: author, on: post, moderationStatus: 'pending' });
    await api.aCase({ comment: { id } });
    for (const account of reporters) {
      const reporter = await account();
      await api.pool.query(
        `insert into reports (id, comment_id, reporter_id, reason) values (gen_random_uuid(), $1, $2, 'spam')`,
        [id, reporter.id],
      );
    }
    const input = { id, content: 'You are not alone with this.' };
    return (await api.call(comments.update, { as: author, input })).moderationStatus;
  };
  expect(await rewrite([oldMember, oldMember, oldMember])).toBe('pending');
  expect(await rewrite([oldMember, oldMember, newMember, unverified])).toBe('approved');
});
