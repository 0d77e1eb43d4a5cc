import { createHmac, randomBytes } from 'node:crypto';
import { minuteMs } from '@halved/shared/durations';
import { LRUCache } from 'lru-cache';
import { growingTo } from './cache-size.ts';

interface Registration {
  email: string;
  username: string;
  password: string;
}

/** The registrations that this process accepted within ten minutes. Only hashes with a key of the process are kept. */
export interface RecentRegistrations {
  add(registration: Registration): void;
  has(registration: Registration): boolean;
}

export function createRecentRegistrations(): RecentRegistrations {
  const key = randomBytes(32);
  const hashes = new LRUCache<string, true>({ ...growingTo(5_000), ttl: 10 * minuteMs });
  const hashOf = ({ email, username, password }: Registration): string =>
    createHmac('sha256', key)
      .update(JSON.stringify([email.toLowerCase(), username.toLowerCase(), password]))
      .digest('base64');
  return {
    add: (registration) => hashes.set(hashOf(registration), true),
    has: (registration) => hashes.has(hashOf(registration)),
  };
}
