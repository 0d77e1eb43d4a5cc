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
  const ask = (as: Member, key: string, input: object = {}) =>
    api.send(create, { as, input: { ...words, ...input }, headers: { 'idempotency-key': key } });
  const made = async (as: Member) =>
    (await api.call(list, { as, input: {} })).posts.filter((p) => p.userId === as.id);

  it('makes one worry of repeated requests, and returns it as it is now', async () => {
    const [as, key] = [await api.aMember(), randomUUID()];
    const first = await ask(as, key);
    const { id } = first.json().data;
    await api.like(await api.aMember(), { id });
    const again = await ask(as, key);
    expect(again.statusCode).toBe(201);
    expect(again.json().data).toMatchObject({ id, likesCount: 1 });
    expect(await made(as)).toHaveLength(1);
    expect(await worriesCount(as)).toBe(1);
  });

  it('makes one worry of ten requests at once', async () => {
    const [as, key] = [await api.aMember(), randomUUID()];
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(as, key)));
    const running = answers.filter(({ statusCode }) => statusCode === 409);
    const done = answers.filter(({ statusCode }) => statusCode === 201);
    expect(running.length + done.length).toBe(10);
    expect(new Set(done.map((answer) => answer.json().data.id)).size).toBe(1);
    for (const answer of running) {
      expect(answer.json().error.code).toBe('REQUEST_IN_PROGRESS');
      expect(answer.headers['retry-after']).toBe('1');
    }
    expect(await made(as)).toHaveLength(1);
  });

  it('is refused with another body', async () => {
    const [as, key] = [await api.aMember(), randomUUID()];
    await ask(as, key);
    const other = await ask(as, key, { sensitive: true });
    expect(other.statusCode).toBe(409);
    expect(other.json().error.code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await made(as)).toHaveLength(1);
  });

  it('compares bodies by their values, not by the order of fields', async () => {
    const [as, key] = [await api.aMember(), randomUUID()];
    const headers = {
      authorization: `Bearer ${as.token}`,
      'idempotency-key': key,
      'content-type': 'application/json',
    };
    const send = (payload: string) => api.inject({ method: 'POST', url: '/api/posts', headers, payload });
    const one = await send('{"shortContent":"a","worryPrompt":"b"}');
    const two = await send('{ "worryPrompt": "b", "shortContent": " a " }');
    expect(two.json().data.id).toBe(one.json().data.id);
  });

  it('belongs to one member', async () => {
    const key = randomUUID();
    const [one, two] = [await ask(await api.aMember(), key), await ask(await api.aMember(), key)];
    expect(one.json().data.id).not.toBe(two.json().data.id);
  });

  it('is forgotten after 24 hours', async () => {
    const [as, key] = [await api.aMember(), randomUUID()];
    await ask(as, key);
    await api.pool.query(
      `update idempotency_keys set created_at = now() - interval '24 hours 1 second' where key = $1`,
      [key],
    );
    expect((await ask(as, key, { sensitive: true })).statusCode).toBe(201);
    expect(await made(as)).toHaveLength(2);
  });

  it('of a deleted worry makes no second one', async () => {
    const [as, key] = [await api.aMember(), randomUUID()];
    const { id } = (await ask(as, key)).json().data;
    await api.call(remove, { as, input: { id } });
    expect((await ask(as, key)).statusCode).toBe(404);
    expect(await made(as)).toHaveLength(0);
  });

  it('of a refused request can be used for the corrected one', async () => {
    const [as, key] = [await api.aMember(), randomUUID()];
    const past = await ask(as, key, { scheduledFor: hoursFromNow(-1).toISOString() });
    expect(past.statusCode).toBe(400);
    expect((await ask(as, key)).statusCode).toBe(201);
  });

  it.each(['', 'not-a-uuid', '123'])('that is no UUID is refused: %j', async (key) => {
    const answer = await ask(await api.aMember(), key);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.details).toEqual([
      { path: 'Idempotency-Key', message: 'The Idempotency-Key must be a UUID' },
    ]);
  });

  it('is stored without the words of the worry', async () => {
    const [as, key] = [await api.aMember(), randomUUID()];
    await ask(as, key, { shortContent: 'nobody must find this' });
    const { rows } = await api.pool.query(
      'select idempotency_keys::text as text from idempotency_keys where key = $1',
      [key],
    );
    expect(rows[0].text).not.toContain('nobody must find this');
  });
});
