import type { Redis } from 'ioredis';
import type { Env } from '../env.ts';
import type { Services } from './index.ts';

/** The prefix of every key, because the Redis may be shared with other programs. */
const keyPrefix = 'halved:';
const connectMs = 2_000;
/**
 * The longest time that Redis may take to answer. After this time the connection is ended, so that later calls do not
 * wait.
 */
const answerMs = 500;
const maxPauseMs = 2_000;

const reasonOf = (error: Error | undefined): string =>
  error && 'code' in error ? String(error.code) : (error?.message.split(' ')[0] ?? 'closed');

const connectionOptions = {
  keyPrefix,
  connectTimeout: connectMs,
  socketTimeout: answerMs,
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
};

/** Logs once that Redis is away and once that it is back. Each attempt to connect would otherwise log a line. */
function logOutages(redis: Redis, log: Services['log']): void {
  let error: Error | undefined;
  let isAway = false;
  redis.on('error', (cause: Error) => {
    error = cause;
  });
  redis.on('close', () => {
    if (!isAway)
      log.warn(
        { reason: reasonOf(error) },
        'Redis (REDIS_URL) does not answer; each process counts its limits alone until it does.',
      );
    isAway = true;
  });
  redis.on('ready', () => {
    if (isAway) log.info('Redis answers again; limits are counted together.');
    isAway = false;
  });
}

/**
 * Connects to the Redis of REDIS_URL, which holds the counters that servers share. Returns undefined if REDIS_URL is
 * not set. It never throws. While Redis is away the client keeps trying to connect, and commands fail at once.
 */
export async function openRedis(
  { redisUrl }: Pick<Env, 'redisUrl'>,
  log: Services['log'],
): Promise<Redis | undefined> {
  if (!redisUrl) return undefined;
  const ioredis = await import('ioredis');
  const redis = new ioredis.Redis(redisUrl, {
    ...connectionOptions,
    retryStrategy: (attempt) => Math.min(attempt * 100, maxPauseMs),
  });
  logOutages(redis, log);
  await new Promise<void>((resolve) => {
    redis.once('ready', resolve);
    redis.once('close', resolve);
  });
  return redis;
}

/** Connects once. Returns why Redis does not answer, such as ECONNREFUSED or WRONGPASS; undefined if it answers. */
export async function findRedisFault(redisUrl: string): Promise<string | undefined> {
  const ioredis = await import('ioredis');
  const redis = new ioredis.Redis(redisUrl, {
    ...connectionOptions,
    lazyConnect: true,
    retryStrategy: () => null,
  });
  let fault: Error | undefined;
  redis.on('error', (error: Error) => {
    fault ??= error;
  });
  try {
    await redis.connect();
    await redis.ping();
    return undefined;
  } catch (error) {
    return reasonOf(fault ?? (error instanceof Error ? error : undefined));
  } finally {
    redis.disconnect();
  }
}

/** Ends the connection for good. Pending commands fail. */
export function closeRedis(redis: Redis | undefined): void {
  redis?.removeAllListeners('close');
  redis?.disconnect();
}
