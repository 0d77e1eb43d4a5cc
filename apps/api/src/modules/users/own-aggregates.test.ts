import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../testing/harness.ts';

const { aggregates, updateAggregates } = contract.users;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

describe('a member’s own place in the aggregates', () => {
  it('is empty before the first snapshot, and a member is counted unless they leave', async () => {
    const as = await api.aMember();
    expect(await api.call(aggregates, { as })).toEqual({ counted: true, cells: [] });
  });

  it('names every published cell that counts the member, by range and place', async () => {
    const [as, other] = [await api.aMember(), await api.aMember()];
    const { ids } = await api.plantSnapshot({
      cells: [
        { country: 'GB', region: 'GB-ENG', category: 'health' },
        { country: 'GB', region: 'GB-ENG' },
        { country: 'GB', region: 'GB-ENG', category: 'work' },
        {},
        { country: 'GB' },
        { range: '30d' },
        { country: 'DE' },
      ],
    });
    // The last cell counts others alone, and the contributor of a cell that is gone stays without it.
    await api.countIn(as, [...ids.slice(0, -1), 1_000_000]);
    await api.countIn(other, ids);
    const cell = (range: string, country: string | null, region: string | null, category: string | null) => ({
      range,
      country,
      region,
      category,
    });
    expect((await api.call(aggregates, { as })).cells).toEqual([
      cell('30d', null, null, null),
      cell('90d', null, null, null),
      cell('90d', 'GB', null, null),
      cell('90d', 'GB', 'England', null),
      cell('90d', 'GB', 'England', 'work'),
      cell('90d', 'GB', 'England', 'health'),
    ]);
    expect((await api.call(aggregates, { as: other })).cells).toHaveLength(7);
  });

  it('is erased at once when the member leaves; who joins again is counted by the next snapshot', async () => {
    const [as, other] = [await api.aMember(), await api.aMember()];
    const { ids } = await api.plantSnapshot({ cells: [{ country: 'GB' }] });
    for (const member of [as, other]) await api.countIn(member, ids);
    const left = await api.call(updateAggregates, { as, input: { counted: false } });
    expect(left).toEqual({ counted: false, cells: [] });
    expect(await api.call(aggregates, { as })).toEqual(left);
    const { rows } = await api.pool.query('select user_id from aggregate_contributors where user_id = $1', [
      as.id,
    ]);
    expect(rows).toEqual([]);
    const joined = await api.call(updateAggregates, { as, input: { counted: true } });
    expect(joined).toEqual({ counted: true, cells: [] });
    expect((await api.call(aggregates, { as: other })).cells).toHaveLength(1);
  });
});
