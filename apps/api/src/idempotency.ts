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

interface KeyedRequest {
  userId: string;
  operation: string;
  key: string;
  input: object;
  id: string;
}

/** Claims a key. Returns the new id, or the id of what an earlier request with the key created. */
async function claimedId(db: Database, { input, ...request }: KeyedRequest): Promise<string> {
  const bodyHash = hashOf(input);
  const claimed = await claimKey(db, { ...request, bodyHash });
  if (claimed?.isFirst) return request.id;
  // The earlier request still runs, or it ended after this statement began and its row was not visible yet.
  if (!claimed?.free || !claimed.bodyHash || !claimed.createdId) {
    return fail('REQUEST_IN_PROGRESS', { retryAfter: 1 });
  }
  return claimed.bodyHash.equals(bodyHash) ? claimed.createdId : fail('IDEMPOTENCY_KEY_REUSED');
}

/**
 * What `withIdempotency` creates. `create` gets the new id. It runs in a transaction, unless it writes with a single
 * statement (`isOneStatement`) and the request has no key.
 */
interface Creation<Created> {
  create: (db: Database, id: string) => Promise<Created>;
  isOneStatement?: boolean;
}

/**
 * Creates something once for each Idempotency-Key (docs/product.md §3.3). Returns the id. If this request is the first
 * with its key, it also returns the result of `create`. Fails with 409 while a request with the same key runs, and if
 * the same key comes with another body. If `create` fails, the key can be used again.
 */
export async function withIdempotency<Created>(
  ctx: MemberContext,
  operation: Operation,
  input: object,
  { create, isOneStatement = false }: Creation<Created>,
): Promise<{ id: string; created?: Created }> {
  const { db: outside, pool } = ctx.services;
  const key = ctx.idempotencyKey;
  const ownId = newId();
  if (key === undefined && isOneStatement) return { id: ownId, created: await create(outside, ownId) };
  if (key !== undefined && !validate(key)) refuse('Idempotency-Key', 'validation.idempotencyKey');
  return withTransaction(pool, async (db) => {
    const request = { userId: ctx.viewer.id, operation: operation.route, input, id: ownId };
    const id = key === undefined ? ownId : await claimedId(db, { ...request, key });
    return id === ownId ? { id, created: await create(db, id) } : { id };
  });
}
