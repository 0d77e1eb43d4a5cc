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
  };
});
afterAll(() => api.stop());

const named = (items: { id: string }[]) =>
  items.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id) ?? id);
const inOrder = ['urging', 'danger', 'flagged', 'laterFlagged', 'pending', 'worry', 'reported'];

describe('the queue', () => {
  it('has the urgent first, then flagged, pending, and what was only reported, the oldest first', async () => {
    const { items, counts, total, hasMore } = await on.queue();
    expect(named(items)).toEqual(inOrder);
    expect({ total, hasMore }).toEqual({ total: 7, hasMore: false });
    expect(counts).toEqual({ all: 7, urgent: 2, flagged: 2, pending: 3, reported: 1 });
  });

  it('goes on by cursor and by offset, and misses nothing', async () => {
    const seen: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page: Awaited<ReturnType<Moderating['queue']>> = await on.queue({
        limit: 2,
        ...(cursor && { cursor }),
      });
      seen.push(...named(page.items));
      expect(page.total).toBe(7);
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(inOrder);
    expect(named((await on.queue({ limit: 2, offset: 4 })).items)).toEqual(inOrder.slice(4, 6));
    for (const cursor of ['nonsense', Buffer.from('w 99 0 x').toString('base64url')]) {
      const input = { cursor };
      expect((await api.refused(moderation.queue, { as: on.moderator, input })).code).toBe(
        'VALIDATION_FAILED',
      );
    }
  });

  it('is narrowed to worries or comments, while the counts stay whole', async () => {
    const { items, total, counts } = await on.queue({ kind: 'post' });
    expect(named(items)).toEqual(['worry']);
    expect({ total, all: counts.all }).toEqual({ total: 1, all: 7 });
    expect(named((await on.queue({ kind: 'comment' })).items)).not.toContain('worry');
  });

  it('is narrowed to a status, and then shows decided items too', async () => {
    expect(named((await on.queue({ status: 'flagged' })).items)).toEqual(['flagged', 'laterFlagged']);
    expect(named((await on.queue({ status: 'approved' })).items)).toEqual(['danger', 'reported']);
    const { items } = await on.queue({ status: 'rejected' });
    expect(named(items)).toEqual(['rejected']);
    expect(items[0]?.decidedAt).not.toBeNull();
  });

  it('is narrowed to what is urgent, or reported and not decided on, page by page', async () => {
    const first = await on.queue({ only: 'urgent', limit: 1 });
    expect(named(first.items)).toEqual(['urging']);
    expect({ total: first.total, all: first.counts.all }).toEqual({ total: 2, all: 7 });
    const { nextCursor: cursor } = first;
    expect(named((await on.queue({ only: 'urgent', limit: 1, ...(cursor && { cursor }) })).items)).toEqual([
      'danger',
    ]);
    expect(named((await on.queue({ only: 'reported' })).items)).toEqual(['reported']);
    expect(named((await on.queue({ only: 'reported', kind: 'post' })).items)).toEqual([]);
  });

  it('is one statement', async () => {
    await on.queue();
    expect(await sentBy(api, () => on.queue())).toHaveLength(1);
  });

  it('shows a long worry as far as one reads it in a list', async () => {
    const long = await api.aPost({ by: owner, longContent: 'words '.repeat(300).trim() });
    await api.aCase({ post: long });
    const excerpt = (await on.itemOf(long))?.excerpt ?? '';
    expect(excerpt).toMatch(/^I worry that …\n\nI worry that I said too much\.\n\nwords .*…$/s);
    expect(excerpt.length).toBe(1_001);
  });
});
