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

/** The code of a network error, or the first word of what Redis refuses with, such as OOM. A hanging Redis has neither. */
const reasonOf = (error: Error | undefined): string =>
  error && 'code' in error
    ? String(error.code)
    : (/^[A-Z]{2,}/.exec(error?.message ?? '')?.[0] ?? error?.message ?? 'closed');

const connectionOptions = {
  keyPrefix,
  connectTimeout: connectMs,
  socketTimeout: answerMs,
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
};

/** Writes as the counters do. A Redis that is a replica, or whose memory is full, refuses this but not a PING. */
const tryWriting = (redis: Redis): Promise<unknown> =>
  redis.eval("return redis.call('set', KEYS[1], 0, 'PX', 1)", 1, 'trial');

/**
 * Logs once that Redis cannot be used and once that it can. Each attempt to connect would otherwise log a line. `follow`
 * calls `tried` after each attempt. The options end a connection when Redis refuses a command, and connect again after a
 * pause: the address may then be that of another Redis, as after a failover.
 */
function followOutages(log: Services['log']) {
  let error: Error | undefined;
  let isRefused = false;
  let isAway = false;
  const options = {
    reconnectOnError: (refusal: Error) => {
      // A script that Redis has forgotten is sent again on the same connection.
      if (refusal.message.startsWith('NOSCRIPT')) return false;
      error = refusal;
      isRefused = true;
      return true;
    },
    retryStrategy: (attempt: number) => (isRefused ? maxPauseMs : Math.min(attempt * 100, maxPauseMs)),
  };
  const follow = (redis: Redis, tried: () => void) => {
    redis.on('error', (cause: Error) => {
      error = cause;
    });
    redis.on('close', () => {
      if (!isAway)
        log.warn(
          { reason: reasonOf(error) },
          'Redis (REDIS_URL) cannot be used; each process counts its limits alone until it can.',
        );
      isAway = true;
      tried();
    });
    redis.on('ready', async () => {
      const isUsable = await tryWriting(redis).then(
        () => true,
        () => false,
      );
      tried();
      if (!isUsable) return;
      error = undefined;
      isRefused = false;
      if (isAway) log.info('Redis can be used again; limits are counted together.');
      isAway = false;
    });
  };
  return { options, follow };
}

/**
 * Connects to the Redis of REDIS_URL, which holds the counters that servers share. Returns undefined if REDIS_URL is
 * not set. It never throws. While Redis is away or refuses to write, the client keeps trying to connect, and commands
 * fail at once.
 */
export async function openRedis(
  { redisUrl }: Pick<Env, 'redisUrl'>,
  log: Services['log'],
): Promise<Redis | undefined> {
  if (!redisUrl) return undefined;
  const ioredis = await import('ioredis');
  const { options, follow } = followOutages(log);
  const redis = new ioredis.Redis(redisUrl, { ...connectionOptions, ...options });
  // What the start does next keeps the process busy for longer than Redis may take to answer.
  await new Promise<void>((resolve) => {
    follow(redis, resolve);
  });
  return redis;
}

/** Connects once. Returns why Redis cannot be used, such as ECONNREFUSED, WRONGPASS or OOM; undefined if it can. */
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
    await tryWriting(redis);
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
