import { contentId } from '@halved/db/content/content-id';
import { storeContent } from '@halved/db/content/store-content';
import { contract } from '@halved/shared/contract';
import type { InputOf, OutputOf } from '@halved/shared/contract/operation';
import { crisisLines } from '@halved/shared/crisis-lines';
import { dayMs } from '@halved/shared/durations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { letPass } from '../../testing/clock.ts';
import type { Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';

const { admin, moderation, resources } = contract;

const old = { verifiedAt: '2001-01-01' };
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);

let api: Api;
let as: Member;
let entry: { id: string };
beforeAll(async () => {
  api = await startApi();
  as = await api.aMember({ role: 'admin' });
  await storeContent(api);
  entry = await api.anItem('resources');
  await api.pool.query(`update content_items set facts = facts || $1 where id = $2`, [old, entry.id]);
});
afterAll(() => api.stop());

const update = (id: string, change: { verifiedAt?: string; hidden?: boolean }) =>
  api.call(admin.updateResource, { as, input: { id, ...change } });
type Page = OutputOf<typeof admin.resources>;

/** Every entry, page by page. */
async function listed(input: InputOf<typeof admin.resources> = {}) {
  const all: Page['resources'] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const at = { limit: 100, ...(cursor && { cursor }) };
    const page: Page = await api.call(admin.resources, { as, input: { ...input, ...at } });
    all.push(...page.resources);
    cursor = page.nextCursor;
  }
  return all;
}

describe('the directory in the admin area', () => {
  it('has every entry, crisis lines too, the oldest facts first and those of unknown age last', async () => {
    const all = await listed();
    expect(all[0]).toMatchObject({ id: entry.id, overdue: true, own: false, hidden: false });
    expect(all[0]?.ageDays).toBeGreaterThan(2_000);
    expect(all.filter(({ isCrisis }) => isCrisis)).toHaveLength(crisisLines.length);
    const days = all.map(({ verifiedAt }) => verifiedAt ?? '9999');
    expect(days).toEqual(days.toSorted());
    expect(await listed({ overdue: true })).toEqual(all.filter(({ overdue }) => overdue));
    expect(await listed({ overdue: false })).toEqual(all.filter(({ overdue }) => !overdue));
  });

  it('forgets that facts are overdue once an admin has seen them, and tells readers the day', async () => {
    const verifiedAt = daysAgo(2);
    expect(await update(entry.id, { verifiedAt })).toMatchObject({ verifiedAt, ageDays: 2, overdue: false });
    const input = { id: entry.id };
    expect((await api.call(resources.get, { as, input })).verifiedAt).toBe(verifiedAt);
    expect((await listed({ overdue: true })).map(({ id }) => id)).not.toContain(entry.id);
  });

  it('hides an entry from readers and shows it again, also after the content was written anew', async () => {
    const input = { id: entry.id };
    expect(await update(entry.id, { hidden: true })).toMatchObject({ hidden: true, overdue: false });
    expect((await api.refused(resources.get, { as, input })).code).toBe('NOT_FOUND');
    const listedFor = async () =>
      (await api.call(resources.list, { as, input: { country: 'ES', limit: 100, query: 'Listeners' } }))
        .resources;
    expect(await listedFor()).toEqual([]);
    await storeContent(api);
    expect((await api.refused(resources.get, { as, input })).code).toBe('NOT_FOUND');
    await update(entry.id, { hidden: false });
    await api.pool.query('update content_items set retired_at = null where id = $1', [entry.id]);
  });

  it('writes each change into the audit log, and none if nothing changed', async () => {
    const [, , other] = await listed();
    if (!other) throw new Error('no entry');
    const before = (await api.call(moderation.log, { as, input: {} })).total;
    await update(other.id, { hidden: false });
    await update(other.id, { verifiedAt: daysAgo(1), hidden: true });
    await update(other.id, { hidden: false });
    const { entries, total } = await api.call(moderation.log, { as, input: {} });
    expect(total - before).toBe(3);
    expect(entries.slice(0, 3).map(({ action, details }) => [action, details.entry])).toEqual([
      ['resource.show', other.title],
      ['resource.hide', other.title],
      ['resource.verify', other.title],
    ]);
  });

  it('refuses an unknown entry, a day that has not come, and one that PostgreSQL cannot hold', async () => {
    const input = { id: crypto.randomUUID(), hidden: true };
    expect((await api.refused(admin.updateResource, { as, input })).code).toBe('NOT_FOUND');
    for (const verifiedAt of [daysAgo(-2), '0000-01-01', '1969-12-31', '2026-02-30']) {
      const refusal = await api.refused(admin.updateResource, { as, input: { id: entry.id, verifiedAt } });
      expect(Object.keys(refusal.details), verifiedAt).toEqual(['verifiedAt']);
    }
  });
});

describe('a hidden crisis line', () => {
  it('is left out wherever another line stays, and a list of lines is never empty', async () => {
    const ofSpain = async () =>
      (await api.call(resources.crisis, { as, input: { country: 'ES' } })).resources;
    await ofSpain();
    const before = await ofSpain();
    const [first] = before;
    if (!first) throw new Error('no line');
    await update(first.id, { hidden: true });
    await ofSpain();
    await expect
      .poll(async () => (await ofSpain()).map(({ id }) => id))
      .toEqual(before.slice(1).map(({ id }) => id));
    expect((await api.refused(resources.get, { as, input: { id: first.id } })).code).toBe('NOT_FOUND');
    for (const { id } of before) await update(id, { hidden: true });
    await ofSpain();
    await expect.poll(async () => (await ofSpain()).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    for (const { id } of before) await update(id, { hidden: false });
  });
});

describe('a crisis line whose facts an admin has seen again', () => {
  it('has their day in the list of lines too', async () => {
    const ofFrance = async () =>
      (await api.call(resources.crisis, { as, input: { country: 'FR' } })).resources;
    const [first] = await ofFrance();
    if (!first) throw new Error('no line');
    const verifiedAt = daysAgo(0);
    await update(first.id, { verifiedAt });
    await expect.poll(async () => (await ofFrance()).map((line) => line.verifiedAt)).toContain(verifiedAt);
    expect((await api.call(resources.get, { as, input: { id: first.id } })).verifiedAt).toBe(verifiedAt);
  });
});

describe('an entry of the operator’s own', () => {
  it('counts as it is, whatever was said about the entry that it replaces', async () => {
    const slug = 'our-line';
    const id = contentId('resources', slug);
    await api.anItem('resources', { slug });
    await letPass(61_000);
    await update(id, { hidden: true, verifiedAt: daysAgo(3) });
    await api.pool.query(
      `update content_items set is_own = true, hash = 'another', facts = facts || '{"verifiedAt": "2026-01-02"}' where id = $1`,
      [id],
    );
    // The cache of the content notices a change within a minute; a change of an admin's own empties that of the reviews.
    const own = { hidden: false, own: true, verifiedAt: '2026-01-02' };
    await letPass(61_000);
    expect((await listed()).find((one) => one.id === id)).toMatchObject(own);
    expect(await update(id, { hidden: true })).toMatchObject({ ...own, hidden: true });
  });
});
