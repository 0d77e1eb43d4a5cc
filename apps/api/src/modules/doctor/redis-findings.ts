import type { Env } from '../../env.ts';
import { findRedisFault } from '../../services/redis.ts';
import { bad, type Finding, good } from './finding.ts';

/**
 * Reports whether the Redis of REDIS_URL answers and takes writes. Server processes that share it count their rate limits
 * together.
 */
export async function redisFindings({ redisUrl }: Pick<Env, 'redisUrl'>): Promise<Finding[]> {
  if (!redisUrl) return [good('Each process counts its rate limits alone (REDIS_URL is not set).')];
  const { host } = new URL(redisUrl);
  const fault = await findRedisFault(redisUrl);
  return [
    fault
      ? bad(
          `Redis at ${host} (REDIS_URL) cannot be used: ${fault}. Each process counts its limits alone. Check host, port and password in REDIS_URL, and that it runs and takes writes.`,
        )
      : good(`Redis at ${host} (REDIS_URL) answers; processes that share it count their limits together.`),
  ];
}
