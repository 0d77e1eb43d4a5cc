import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hoursFromNow, type Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';
import { createModerating, type Moderating } from '../../testing/moderating.ts';
import { sentBy } from '../../testing/statements.ts';

const { moderation } = contract;

let api: Api;
let on: Moderating;
let owner: Member;
let ids: Record<string, string>;
beforeAll(async () => {
  api = await startApi();
  on = await createModerating(api);
  owner = await api.aMember({ displayName: 'Olive' });
  const post = await api.aPost({ by: owner });
  const aCase = async (
    moderationStatus: 'approved' | 'pending' | 'flagged' | 'rejected',
    hoursAgo: number,
    columns: Parameters<Api['aCase']>[1] = {},
  ) => {
    const comment = await api.aComment({ by: owner, on: post, moderationStatus });
    await api.aCase({ comment }, { openedAt: hoursFromNow(-hoursAgo), ...columns });
    return comment.id;
  };
  const held = await api.aPost({ by: owner, moderationStatus: 'pending' });
  await api.aCase({ post: held }, { openedAt: hoursFromNow(-1) });
  const reported = await aCase('approved', 9, { reason: 'reports' });
  await on.report(await api.aMember(), 'comment', { id: reported });
  ids = {
    reported,
    pending: await aCase('pending', 8),
    flagged: await aCase('flagged', 3),
    laterFlagged: await aCase('flagged', 2),
    danger: await aCase('approved', 1, { reason: 'crisis', isUrgent: true }),
    urging: await aCase('pending', 2, { reason: 'self_harm_urged', isUrgent: true }),
    worry: held.id,
    rejected: await aCase('rejected', 5, { decidedAt: hoursFromNow(-4) }),
    laterRejected: await aCase('rejected', 6, { decidedAt: hoursFromNow(-1) }),
  };
});
afterAll(() => api.stop());

const namesOf = (items: { id: string }[]) =>
  items.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id) ?? id);
const inOrder = ['urging', 'danger', 'flagged', 'laterFlagged', 'pending', 'worry', 'reported'];

describe('the queue', () => {
  it('has urgent cases first, then flagged, pending and merely reported cases, the oldest of each kind first', async () => {
    const { items, counts, total, hasMore } = await on.queue();
    expect(namesOf(items)).toEqual(inOrder);
    expect({ total, hasMore }).toEqual({ total: 7, hasMore: false });
    expect(counts).toEqual({ all: 7, urgent: 2, flagged: 2, pending: 3, reported: 1 });
  });

  it('is paged by cursor and by offset without gaps', async () => {
    const walked: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page: Awaited<ReturnType<Moderating['queue']>> = await on.queue({
        limit: 2,
        ...(cursor && { cursor }),
      });
      walked.push(...namesOf(page.items));
      expect(page.total).toBe(7);
      cursor = page.nextCursor;
    }
    expect(walked).toEqual(inOrder);
    expect(namesOf((await on.queue({ limit: 2, offset: 4 })).items)).toEqual(inOrder.slice(4, 6));
    for (const cursor of ['nonsense', Buffer.from('w 99 0 x').toString('base64url')]) {
      const input = { cursor };
      expect((await api.refused(moderation.queue, { as: on.moderator, input })).code).toBe(
        'VALIDATION_FAILED',
      );
    }
  });

  it('is filtered by posts or comments, while its counts include all cases', async () => {
    const { items, total, counts } = await on.queue({ kind: 'post' });
    expect(namesOf(items)).toEqual(['worry']);
    expect({ total, all: counts.all }).toEqual({ total: 1, all: 7 });
    expect(namesOf((await on.queue({ kind: 'comment' })).items)).not.toContain('worry');
  });

  it('is filtered by a status, and then has decided cases too', async () => {
    expect(namesOf((await on.queue({ status: 'flagged' })).items)).toEqual(['flagged', 'laterFlagged']);
    expect(namesOf((await on.queue({ status: 'approved' })).items)).toEqual(['danger', 'reported']);
    const { items } = await on.queue({ status: 'rejected' });
    expect(namesOf(items)).toEqual(['laterRejected', 'rejected']);
    expect(items[0]?.decidedAt).not.toBeNull();
  });

  it('of rejected cases begins with the latest decision, page by page', async () => {
    const { items, nextCursor: cursor } = await on.queue({ status: 'rejected', limit: 1 });
    expect(namesOf(items)).toEqual(['laterRejected']);
    const rest = await on.queue({ status: 'rejected', limit: 1, ...(cursor && { cursor }) });
    expect(namesOf(rest.items)).toEqual(['rejected']);
    expect(rest.nextCursor).toBeNull();
  });

  it('is filtered by urgent cases, or by cases with undecided reports, page by page', async () => {
    const first = await on.queue({ only: 'urgent', limit: 1 });
    expect(namesOf(first.items)).toEqual(['urging']);
    expect({ total: first.total, all: first.counts.all }).toEqual({ total: 2, all: 7 });
    const { nextCursor: cursor } = first;
    expect(namesOf((await on.queue({ only: 'urgent', limit: 1, ...(cursor && { cursor }) })).items)).toEqual([
      'danger',
    ]);
    expect(namesOf((await on.queue({ only: 'reported' })).items)).toEqual(['reported']);
    expect(namesOf((await on.queue({ only: 'reported', kind: 'post' })).items)).toEqual([]);
  });

  it('costs one statement', async () => {
    await on.queue();
    expect(await sentBy(api, () => on.queue())).toHaveLength(1);
  });

  it('shows only the beginning of a long post', async () => {
    const long = await api.aPost({ by: owner, longContent: 'words '.repeat(300).trim() });
    await api.aCase({ post: long });
    const excerpt = (await on.itemOf(long))?.excerpt ?? '';
    expect(excerpt).toMatch(/^I worry that …\n\nI worry that I said too much\.\n\nwords .*…$/s);
    expect(excerpt.length).toBe(1_001);
  });
});
