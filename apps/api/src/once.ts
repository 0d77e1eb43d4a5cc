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
  /** It is the first with this key in 24 hours. */
  isFirst: boolean;
  /** Of the one before, where there was one. */
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

/** The hash of what was asked: the parsed fields, in one order. */
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

/** The id that a key stands for: one's own, else that of what was made with it before. */
async function claimedId(db: Database, { input, ...wanted }: Wanted): Promise<string> {
  const bodyHash = hashOf(input);
  const [claimed] = await claim(db, { ...wanted, bodyHash });
  if (claimed?.isFirst) return wanted.id;
  // No longer at it, but not seen yet when this statement began: the next try will see it.
  if (!claimed?.free || !claimed.bodyHash || !claimed.createdId) {
    return fail('REQUEST_IN_PROGRESS', { retryAfter: 1 });
  }
  return claimed.bodyHash.equals(bodyHash) ? claimed.createdId : fail('IDEMPOTENCY_KEY_REUSED');
}

/** What makes a thing under an id; in a transaction, unless it is said to be a single statement and has no key. */
interface Making<Made> {
  make: (db: Database, id: string) => Promise<Made>;
  isOneStatement?: boolean;
}

/**
 * Makes a thing once for each Idempotency-Key of an operation that honours them (docs/product.md §3.3): its id, and
 * what `make` gave, if it was not made before. One still running is 409, and so is the key with another body; a making
 * that fails leaves the key free.
 */
export async function once<Made>(
  ctx: MemberContext,
  operation: Operation,
  input: object,
  { make, isOneStatement = false }: Making<Made>,
): Promise<{ id: string; made?: Made }> {
  const { db: outside, pool } = ctx.services;
  const key = ctx.idempotencyKey;
  const own = newId();
  if (key === undefined && isOneStatement) return { id: own, made: await make(outside, own) };
  if (key !== undefined && !validate(key)) refuse('Idempotency-Key', 'validation.idempotencyKey');
  return withTransaction(pool, async (db) => {
    const wanted = { userId: ctx.viewer.id, operation: operation.route, input, id: own };
    const id = key === undefined ? own : await claimedId(db, { ...wanted, key });
    return id === own ? { id, made: await make(db, id) } : { id };
  });
}
