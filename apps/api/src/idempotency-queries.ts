import { type Database, idempotencyKeys, literalInt, orNull, selecting, statement } from '@halved/db';
import { limits } from '@halved/shared/limits';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

const p = sql.placeholder;
const before = alias(idempotencyKeys, 'before');

const columns = {
  /** Whether no other request with this key is running. */
  free: sql<boolean>`lock.free`,
  /** Whether this is the first request with this key within limits.idempotencyHours. */
  isFirst: sql<boolean>`claimed.created_id is not null`,
  /** The values of the earlier request with this key, if there was one. */
  bodyHash: orNull(before.bodyHash),
  createdId: orNull(before.createdId),
};

const claim = statement(
  selecting(
    columns,
    (selectList) => sql`
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
          where idempotency_keys.created_at < now() - make_interval(hours => ${literalInt(limits.idempotencyHours)})
        returning created_id
      )
      select ${selectList}
      from lock left join claimed on true
        left join ${idempotencyKeys} ${before} on ${before.userId} = ${p('userId')}::uuid
          and ${before.operation} = ${p('operation')}::text and ${before.key} = ${p('key')}::uuid`,
  ),
);

interface KeyClaim {
  userId: string;
  operation: string;
  key: string;
  bodyHash: Buffer;
  /** The id for the row that the request will create if it gets the key. */
  id: string;
}

/** Claims a key for a request, inside the transaction that creates something. */
export const claimKey = async (db: Database, keyClaim: KeyClaim) => (await claim(db, { ...keyClaim }))[0];
