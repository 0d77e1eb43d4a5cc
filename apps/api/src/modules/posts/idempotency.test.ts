import { randomUUID } from 'node:crypto';
import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hoursFromNow, type Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';

const { create, remove, list } = contract.posts;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const words = { shortContent: 'I worry that I forget.', worryPrompt: 'I worry that …' };
const worriesCount = async (member: Member) =>
  (await api.call(contract.users.profile, { input: { username: member.username } })).worriesCount;

describe('the Idempotency-Key', () => {
  const share = (as: Member, key: string, input: object = {}) =>
    api.send(create, { as, input: { ...words, ...input }, headers: { 'idempotency-key': key } });
  const postsOf = async (as: Member) =>
    (await api.call(list, { as, input: {} })).posts.filter((p) => p.userId === as.id);

  it('makes repeated requests create one post, and return its current state', async () => {
    const [as, key] = [await api.aMember(), randomUUID()];
    const first = await share(as, key);
    const { id } = first.json().data;
    await api.like(await api.aMember(), { id });
    const again = await share(as, key);
    expect(again.statusCode).toBe(201);
    expect(again.json().data).toMatchObject({ id, likesCount: 1 });
    expect(await postsOf(as)).toHaveLength(1);
    expect(await worriesCount(as)).toBe(1);
  });

  it('makes ten simultaneous requests create one post', async () => {
    const [as, key] = [await api.aMember(), randomUUID()];
    const responses = await Promise.all(Array.from({ length: 10 }, () => share(as, key)));
    const running = responses.filter(({ statusCode }) => statusCode === 409);
    const created = responses.filter(({ statusCode }) => statusCode === 201);
    expect(running.length + created.length).toBe(10);
    expect(new Set(created.map((response) => response.json().data.id)).size).toBe(1);
    for (const response of running) {
      expect(response.json().error.code).toBe('REQUEST_IN_PROGRESS');
      expect(response.headers['retry-after']).toBe('1');
    }
    expect(await postsOf(as)).toHaveLength(1);
  });

  it('is rejected with another body', async () => {
    const [as, key] = [await api.aMember(), randomUUID()];
    await share(as, key);
    const other = await share(as, key, { sensitive: true });
    expect(other.statusCode).toBe(409);
    expect(other.json().error.code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await postsOf(as)).toHaveLength(1);
  });

  it('accepts a repeated body whose fields are in another order', async () => {
    const [as, key] = [await api.aMember(), randomUUID()];
    const headers = {
      authorization: `Bearer ${as.token}`,
      'idempotency-key': key,
      'content-type': 'application/json',
    };
    const send = (payload: string) => api.inject({ method: 'POST', url: '/api/posts', headers, payload });
    const first = await send('{"shortContent":"a","worryPrompt":"b"}');
    const second = await send('{ "worryPrompt": "b", "shortContent": " a " }');
    expect(second.json().data.id).toBe(first.json().data.id);
  });

  it('belongs to one member', async () => {
    const key = randomUUID();
    const [first, second] = [await share(await api.aMember(), key), await share(await api.aMember(), key)];
    expect(first.json().data.id).not.toBe(second.json().data.id);
  });

  it('expires after 24 hours', async () => {
    const [as, key] = [await api.aMember(), randomUUID()];
    await share(as, key);
    await api.pool.query(
      `update idempotency_keys set created_at = now() - interval '24 hours 1 second' where key = $1`,
      [key],
    );
    expect((await share(as, key, { sensitive: true })).statusCode).toBe(201);
    expect(await postsOf(as)).toHaveLength(2);
  });

  it('of a deleted post creates no second post', async () => {
    const [as, key] = [await api.aMember(), randomUUID()];
    const { id } = (await share(as, key)).json().data;
    await api.call(remove, { as, input: { id } });
    expect((await share(as, key)).statusCode).toBe(404);
    expect(await postsOf(as)).toHaveLength(0);
  });

  it('of a rejected request can be used for the corrected request', async () => {
    const [as, key] = [await api.aMember(), randomUUID()];
    const past = await share(as, key, { scheduledFor: hoursFromNow(-1).toISOString() });
    expect(past.statusCode).toBe(400);
    expect((await share(as, key)).statusCode).toBe(201);
  });

  it.each(['', 'not-a-uuid', '123'])('is rejected if it is not a UUID: %j', async (key) => {
    const response = await share(await api.aMember(), key);
    expect(response.statusCode).toBe(400);
    expect(response.json().error.details).toEqual([
      { path: 'Idempotency-Key', message: 'The Idempotency-Key must be a UUID' },
    ]);
  });

  it('is stored without the words of the post', async () => {
    const [as, key] = [await api.aMember(), randomUUID()];
    await share(as, key, { shortContent: 'nobody must find this' });
    const { rows } = await api.pool.query(
      'select idempotency_keys::text as text from idempotency_keys where key = $1',
      [key],
    );
    expect(rows[0].text).not.toContain('nobody must find this');
  });
});
