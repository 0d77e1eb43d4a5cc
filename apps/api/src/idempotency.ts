import { createHash } from 'node:crypto';
import { type Database, newId, withTransaction } from '@halved/db';
import type { Operation } from '@halved/shared/contract/operation';
import { validate } from 'uuid';
import type { MemberContext } from './context.ts';
import { fail, refuse } from './errors.ts';
import { claimKey } from './idempotency-queries.ts';

/** The hash of the parsed input, with its fields in a fixed order. */
function hashOf(input: object): Buffer {
  const ordered = Object.entries(input).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(ordered)).digest();
}

interface Wanted {
  userId: string;
  operation: string;
  key: string;
  input: object;
  id: string;
}

/** The id that a key stands for: the new id, or the id of what was made with the key before. */
async function claimedId(db: Database, { input, ...wanted }: Wanted): Promise<string> {
  const bodyHash = hashOf(input);
  const claimed = await claimKey(db, { ...wanted, bodyHash });
  if (claimed?.isFirst) return wanted.id;
  // The earlier request has ended, but its row was not visible when this statement began; the next try will see it.
  if (!claimed?.free || !claimed.bodyHash || !claimed.createdId) {
    return fail('REQUEST_IN_PROGRESS', { retryAfter: 1 });
  }
  return claimed.bodyHash.equals(bodyHash) ? claimed.createdId : fail('IDEMPOTENCY_KEY_REUSED');
}

/** Creates a thing under an id. It runs in a transaction, unless it is a single statement and there is no key. */
interface Creation<Created> {
  create: (db: Database, id: string) => Promise<Created>;
  isOneStatement?: boolean;
}

/**
 * Creates a thing once for each Idempotency-Key (docs/product.md §3.3). Returns its id, and what `create` returned
 * unless an earlier request created it. A request with the same key that still runs is 409, and so is the key with
 * another body. When `create` fails, the key can be used again.
 */
export async function withIdempotency<Created>(
  ctx: MemberContext,
  operation: Operation,
  input: object,
  { create, isOneStatement = false }: Creation<Created>,
): Promise<{ id: string; created?: Created }> {
  const { db: outside, pool } = ctx.services;
  const key = ctx.idempotencyKey;
  const own = newId();
  if (key === undefined && isOneStatement) return { id: own, created: await create(outside, own) };
  if (key !== undefined && !validate(key)) refuse('Idempotency-Key', 'validation.idempotencyKey');
  return withTransaction(pool, async (db) => {
    const wanted = { userId: ctx.viewer.id, operation: operation.route, input, id: own };
    const id = key === undefined ? own : await claimedId(db, { ...wanted, key });
    return id === own ? { id, created: await create(db, id) } : { id };
  });
}
