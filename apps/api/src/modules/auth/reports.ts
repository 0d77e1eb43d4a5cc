import type { Database } from '@halved/db';
import type { AccountMailKind } from '@halved/shared/mail-kinds';
import type { RateLimitName } from '@halved/shared/rate-limits';
import { Failure } from '../../errors.ts';
import type { Services } from '../../services/index.ts';
import { queueMail } from '../../services/outbox-queries.ts';
import { userById } from './queries.ts';

/** Counts a mail under `key` against a limit, and tells whether it may still be sent. */
export async function isWithinLimit(
  { limiter }: Pick<Services, 'limiter'>,
  name: RateLimitName,
  key: string,
): Promise<boolean> {
  try {
    await limiter.consume(name, key);
    return true;
  } catch (error) {
    if (error instanceof Failure && error.code === 'RATE_LIMITED') return false;
    throw error;
  }
}

/**
 * Queues a mail that reports a change of an account to its owner, in the transaction of the change. An address that
 * nobody has confirmed may be that of a stranger, whose mailbox is not filled: they get a few reports in an hour.
 */
export async function reportToOwner(
  db: Database,
  services: Pick<Services, 'limiter'>,
  { userId, kind }: { userId: string; kind: AccountMailKind },
): Promise<void> {
  const isConfirmed = Boolean((await userById(db, userId))?.emailVerifiedAt);
  if (isConfirmed || (await isWithinLimit(services, 'reportsToUnconfirmed', userId)))
    await queueMail(db, { userId, kind });
}
