import { freePort } from '@halved/db/embedded/free-port';
import { expect, it } from 'vitest';
import { startRedisServer } from '../../testing/redis-server.ts';
import { redisFindings } from './redis-findings.ts';

const findingsFor = async (redisUrl?: string) =>
  (await redisFindings({ redisUrl })).map(({ state, text }) => `${state}: ${text}`);

it('the doctor says that each process counts its limits alone without REDIS_URL', async () => {
  expect(await findingsFor()).toEqual([
    'good: Each process counts its rate limits alone (REDIS_URL is not set).',
  ]);
});

it('the doctor says that the Redis of REDIS_URL answers', async () => {
  const redis = await startRedisServer();
  expect(await findingsFor(redis.url)).toEqual([
    `good: Redis at 127.0.0.1:${redis.port} (REDIS_URL) answers; processes that share it count their limits together.`,
  ]);
  await redis.stop();
});

it('the doctor says why Redis cannot be used, without the password', async () => {
  const port = await freePort();
  const [closed] = await findingsFor(`redis://:hidden@127.0.0.1:${port}`);
  expect(closed).toContain(`bad: Redis at 127.0.0.1:${port} (REDIS_URL) cannot be used: ECONNREFUSED.`);
  expect(closed).toContain('Check host, port and password in REDIS_URL, and that it runs and takes writes.');
  expect(closed).not.toContain('hidden');
});

it('the doctor says that Redis takes no writes', async () => {
  const redis = await startRedisServer();
  await redis.takeWrites(false);
  expect((await findingsFor(redis.url))[0]).toContain('(REDIS_URL) cannot be used: OOM.');
  await redis.stop();
});

it('the doctor does not wait for a Redis that hangs, and says that it does', async () => {
  const redis = await startRedisServer();
  redis.freeze();
  const start = performance.now();
  expect((await findingsFor(redis.url))[0]).toMatch(/^bad: Redis .* cannot be used: .*timeout/);
  expect(performance.now() - start).toBeLessThan(5_000);
  await redis.stop();
});
