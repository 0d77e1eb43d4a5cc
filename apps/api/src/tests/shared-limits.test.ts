import { contract } from '@halved/shared/contract';
import { rateLimits } from '@halved/shared/rate-limits';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Api, startApi } from '../testing/harness.ts';
import { type RedisServer, startRedisServer } from '../testing/redis-server.ts';

const { auth, posts } = contract;
const validPost = { shortContent: 'I worry.', worryPrompt: 'I worry that …' };
const from = '203.0.113.7';
const allowed = rateLimits.checkUsername.points;

let redis: RedisServer;
let servers: Api[];
/** What each server has logged. */
let logs: [first: string[], second: string[]];

beforeEach(async () => {
  redis = await startRedisServer();
  logs = [[], []];
  const [linesOfFirst, linesOfSecond] = logs;
  const variables = { RATE_LIMIT_SCALE: '1', REDIS_URL: redis.url };
  const first = await startApi({ variables, log: (line) => linesOfFirst.push(line) });
  const second = await startApi({
    variables,
    databaseUrl: first.url,
    log: (line) => linesOfSecond.push(line),
  });
  servers = [first, second];
});
afterEach(async () => {
  for (const server of servers.toReversed()) await server.stop();
  await redis.stop();
});

const check = (api: Api) => api.send(auth.checkUsername, { input: { username: 'somebody' }, from });
const isRefused = async (api: Api) => (await check(api)).statusCode === 429;

/** Calls the servers in turn until one refuses, and returns how many calls were answered. */
async function untilRefused(apis: readonly Api[], most = 100): Promise<number> {
  for (let count = 0; count < most; count++) {
    const api = apis[count % apis.length];
    if (api && (await isRefused(api))) return count;
  }
  throw new Error(`not refused after ${most} calls`);
}

const linesWith = (lines: readonly string[], words: string) => lines.filter((line) => line.includes(words));
const whenLogged = (lines: readonly string[], words: string) =>
  vi.waitFor(() => expect(linesWith(lines, words)).toHaveLength(1), { timeout: 10_000 });

describe('limits with REDIS_URL', () => {
  it('count the calls of an address and of an account at all servers together', async () => {
    expect(await untilRefused(servers)).toBe(allowed);
    const [first, second] = servers;
    const as = await first?.aMember();
    for (let count = 0; count < rateLimits.worries.points; count++)
      await first?.call(posts.create, { as, input: validPost });
    const refusal = await second?.refused(posts.create, { as, input: validPost });
    expect(refusal?.code).toBe('RATE_LIMITED');
    expect(Number(refusal?.headers['retry-after'])).toBeGreaterThan(3_500);
  });

  it('count wrong passwords at all servers together', async () => {
    const [first, second] = servers;
    const input = { email: 'nobody@example.org', password: 'not the password' };
    const guess = async (api: Api | undefined) => (await api?.send(auth.login, { input, from }))?.statusCode;
    const guesses = Array.from({ length: 10 }, (_, count) => guess(count % 2 === 0 ? first : second));
    expect(new Set(await Promise.all(guesses))).toEqual(new Set([401]));
    expect(await guess(first)).toBe(429);
    expect(await guess(second)).toBe(429);
  });

  it('store no address, account or email in Redis, and nothing that does not expire', async () => {
    const [first] = servers;
    const as = await first?.aMember();
    await first?.call(posts.create, { as, input: validPost, from });
    const input = { email: 'nobody@example.org', password: 'not the password' };
    await first?.send(auth.login, { input, from });
    const client = new Redis(redis.url);
    const keys = await client.keys('*');
    expect(keys.length).toBeGreaterThanOrEqual(3);
    for (const key of keys) {
      expect(key).toMatch(/^halved:/);
      for (const secret of [from, as?.id, 'nobody']) expect(key).not.toContain(secret);
      expect(await client.ttl(key)).toBeGreaterThan(0);
    }
    client.disconnect();
  });

  it('are counted by each process while Redis is away, and together afterwards, with one line in the log', async () => {
    const [first] = servers;
    if (!first) return expect.unreachable();
    await redis.stop();
    expect(await untilRefused([first])).toBe(allowed);
    await Promise.all(logs.map((lines) => whenLogged(lines, 'Redis (REDIS_URL) cannot be used')));
    redis = await startRedisServer(redis.port);
    await Promise.all(logs.map((lines) => whenLogged(lines, 'Redis can be used again')));
    expect(await untilRefused(servers)).toBe(allowed);
    for (const lines of logs) expect(linesWith(lines, 'Redis (REDIS_URL) cannot be used')).toHaveLength(1);
  });

  it('are counted by each process while Redis takes no writes, with one line in the log', async () => {
    const [first] = servers;
    if (!first) return expect.unreachable();
    await redis.takeWrites(false);
    expect(await untilRefused([first])).toBe(allowed);
    await whenLogged(logs[0], '"reason":"OOM"');
    await redis.takeWrites(true);
    await whenLogged(logs[0], 'Redis can be used again');
    expect(await untilRefused([first])).toBe(allowed);
    expect(linesWith(logs[0], 'Redis (REDIS_URL)')).toHaveLength(1);
  });

  it('delay no call for more than a moment while Redis does not answer', async () => {
    const [first] = servers;
    if (!first) return expect.unreachable();
    redis.freeze();
    const start = performance.now();
    expect(await untilRefused([first])).toBe(allowed);
    expect(performance.now() - start).toBeLessThan(3_000);
    await whenLogged(logs[0], 'Redis (REDIS_URL) cannot be used');
  });

  it('are counted from the start even if Redis is not there yet', async () => {
    await redis.stop();
    const [first] = servers;
    const variables = { RATE_LIMIT_SCALE: '1', REDIS_URL: redis.url };
    const late = await startApi({ variables, databaseUrl: first?.url ?? '' });
    servers.push(late);
    expect(await untilRefused([late])).toBe(allowed);
  });
});
