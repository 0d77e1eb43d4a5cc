import { createHash } from 'node:crypto';
import { type Database, idempotencyKeys, newId, statement, withTransaction } from '@halved/db';
import type { Operation } from '@halved/shared/contract/operation';
import { sql } from 'drizzle-orm';
import { validate } from 'uuid';
import type { MemberContext } from './context.ts';
import { fail, refuse } from './errors.ts';

const p = sql.placeholder;

interface Claim extends Record<string, unknown> {
  /** Nobody else is at it. */
  free: boolean;
  /** This is the first request with this key in 24 hours. */
  isFirst: boolean;
  /** The values of the earlier request with this key, where there was one. */
  bodyHash: Buffer | null;
  createdId: string | null;
}

const claim = statement<Claim>(sql`
  with lock as materialized (
    select pg_try_advisory_xact_lock(
      hashtextextended(concat_ws(' ', ${p('userId')}::text, ${p('operation')}::text, ${p('key')}::text), 0)
    ) as free
  ),
  claimed as (
    insert into ${idempotencyKeys} (user_id, operation, key, body_hash, created_id)
    select ${p('userId')}::uuid, ${p('operation')}::text, ${p('key')}::uuid, ${p('bodyHash')}::bytea, ${p('id')}::uuid
    from lock where free
    on conflict (user_id, operation, key) do update
      set body_hash = excluded.body_hash, created_id = excluded.created_id, created_at = now()
      where idempotency_keys.created_at < now() - interval '24 hours'
    returning created_id
  )
  select lock.free, claimed.created_id is not null as "isFirst",
    before.body_hash as "bodyHash", before.created_id as "createdId"
  from lock left join claimed on true
    left join ${idempotencyKeys} before on before.user_id = ${p('userId')}::uuid
      and before.operation = ${p('operation')}::text and before.key = ${p('key')}::uuid`);

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
  const [claimed] = await claim(db, { ...wanted, bodyHash });
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
