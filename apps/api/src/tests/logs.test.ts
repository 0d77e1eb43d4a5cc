import { newId } from '@halved/db';
import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Member } from '../testing/factories.ts';
import { type Api, startApi } from '../testing/harness.ts';

const lines: string[] = [];
let api: Api;
let member: Member;
beforeAll(async () => {
  api = await startApi({ log: (line) => lines.push(line) });
});
beforeEach(async () => {
  member = await api.aMember();
  lines.length = 0;
});
afterAll(() => api.stop());

const words = 'nobody else must read this';
const address = '203.0.113.99';
const password = 'Secret7password';

/** Words that no log may ever hold. */
const secrets = () => [
  words,
  encodeURIComponent(words),
  address,
  password,
  member.token,
  member.email,
  member.username,
];

const expectDiscreet = () => {
  const text = lines.join('\n');
  for (const secret of secrets()) expect(text).not.toContain(secret);
};

describe('the log', () => {
  it('has no line about calls that succeed or that fail by the caller’s fault', async () => {
    const from = address;
    await api.call(contract.posts.create, {
      as: member,
      from,
      input: { shortContent: words, worryPrompt: 'p' },
    });
    await api.call(contract.posts.list, { as: member, from, input: { query: words } });
    await api.refused(contract.auth.login, { from, input: { email: member.email, password } });
    await api.refused(contract.auth.profile, { as: { token: `${member.token}x` }, from });
    await api.inject({ url: `/api/${encodeURIComponent(words)}`, remoteAddress: address });
    expect(lines).toEqual([]);
  });

  it('has no line about health checks that a server refuses because it was asked to stop', async () => {
    const { lifecycle } = api.services;
    lifecycle.stopping = true;
    expect((await api.refused(contract.service.ready)).code).toBe('SERVICE_UNAVAILABLE');
    lifecycle.stopping = false;
    expect(lines).toEqual([]);
  });

  it('says where a failure happened and for which request, without the words of the request', async () => {
    const broken = Object.assign(new Error(`Failed query: insert … params: ${words}, ${member.email}`), {
      detail: `Key (email)=(${member.email}) already exists.`,
      cause: new Error(words),
    });
    // This call puts the caller's session into the cache, so that the next call fails only in its transaction.
    await api.call(contract.posts.list, { as: member, input: {} });
    vi.spyOn(api.pool, 'connect').mockImplementation(() => Promise.reject(broken));
    const { code, message, headers } = await api.refused(contract.posts.create, {
      as: member,
      from: address,
      input: { shortContent: words, worryPrompt: 'p' },
      headers: { 'user-agent': words, 'idempotency-key': newId() },
    });
    vi.restoreAllMocks();
    expect(code).toBe('INTERNAL');
    expect(message).toBe('Server error. Please try again later.');
    expect(lines).toHaveLength(1);
    const line = JSON.parse(lines[0] ?? '');
    expect(line).toMatchObject({ code: 'INTERNAL', route: '/api/posts', requestId: headers['x-request-id'] });
    expect(line.error.cause.at[0]).toMatch(/logs\.test\.ts:\d+/);
    expectDiscreet();
  });

  it('names the code of a failed statement, and none of its values', async () => {
    await api.pool.query('alter table likes rename to hearts');
    const { id: postId } = await api.aPost({ by: member, shortContent: words });
    await api.refused(contract.likes.like, { as: member, from: address, input: { postId } });
    await api.pool.query('alter table hearts rename to likes');
    expect(JSON.parse(lines[0] ?? '').error.cause ?? JSON.parse(lines[0] ?? '').error).toMatchObject({
      code: '42P01',
    });
    expectDiscreet();
  });

  it('reports only once that the database is away, and why, without its address or password', async () => {
    const away: string[] = [];
    const url = 'postgres://someone:hunter2@127.0.0.1:1/secretname';
    const alone = await startApi({ databaseUrl: url, log: (line) => away.push(line) });
    for (let count = 0; count < 20; count++) {
      const { code } = await alone.refused(contract.posts.list, { from: address, input: { query: words } });
      expect(code).toBe('SERVICE_UNAVAILABLE');
    }
    await alone.stop();
    expect(away).toHaveLength(1);
    const text = away.join('');
    expect(text).toContain('"code":"ECONNREFUSED"');
    for (const secret of ['hunter2', 'secretname', address, words]) expect(text).not.toContain(secret);
  });
});
