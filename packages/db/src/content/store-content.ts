import { isNull, sql } from 'drizzle-orm';
import type pg from 'pg';
import { type Database, type OpenDatabase, withTransaction } from '../client.ts';
import { contentItems } from '../schema/content.ts';
import { type CompiledItem, type ContentHashes, hashesOf } from './compile.ts';
import { shippedContent } from './shipped.ts';

/** The key of the advisory lock with which only one process writes content. */
const lock = 4_815_162_343;

/** An item with the names of its columns. */
type StorableItem = CompiledItem & { is_own: boolean };

/**
 * Writes the content that comes with Halved, and the operator's `own` items. An own item replaces one of Halved's with
 * the same kind and slug, because both have the same id. Items that no longer exist are
 * retired. If nothing has changed, this is one query. Several servers may call this at the same time. Returns whether
 * anything was written.
 */
export async function storeContent(
  { db, pool }: Pick<OpenDatabase, 'db' | 'pool'>,
  own: readonly CompiledItem[] = [],
): Promise<boolean> {
  const shipped = await shippedContent();
  // The hash says whose item it is, so that an own item with the same words is written too.
  const ours = own.map((item): StorableItem => ({ ...item, hash: `own ${item.hash}`, is_own: true }));
  const wanted = { ...shipped.hashes, ...hashesOf(ours) };
  if (isSame(wanted, await storedHashes(db))) return false;
  const theirs = (await shipped.items()).map((item): StorableItem => ({ ...item, is_own: false }));
  const items = new Map([...theirs, ...ours].map((item) => [item.id, item]));
  return writeChanges(pool, [...items.values()], wanted);
}

const writeChanges = (pool: pg.Pool, items: readonly StorableItem[], wanted: ContentHashes) =>
  withTransaction(pool, async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(${lock})`);
    const stored = await storedHashes(db);
    // Another server that started at the same time has written it.
    if (isSame(wanted, stored)) return false;
    await upsert(
      db,
      items.filter(({ id, hash }) => stored[id] !== hash),
    );
    await retire(
      db,
      Object.keys(stored).filter((id) => !(id in wanted)),
    );
    return true;
  });

/** The hashes of the items that are not retired. */
async function storedHashes(db: Database): Promise<ContentHashes> {
  const rows = await db
    .select({ id: contentItems.id, hash: contentItems.hash })
    .from(contentItems)
    .where(isNull(contentItems.retiredAt));
  return Object.fromEntries(rows.map(({ id, hash }) => [id, hash]));
}

const isSame = (wanted: ContentHashes, stored: ContentHashes): boolean =>
  Object.keys(wanted).length === Object.keys(stored).length &&
  Object.entries(wanted).every(([id, hash]) => stored[id] === hash);

async function upsert(db: Database, items: readonly StorableItem[]): Promise<void> {
  if (items.length === 0) return;
  await db.execute(sql`
    insert into content_items (id, kind, slug, facts, texts, hash, is_own)
    select id, kind, slug, facts, texts, hash, is_own
    from json_populate_recordset(null::content_items, ${JSON.stringify(items)}::json)
    on conflict (id) do update
      set facts = excluded.facts, texts = excluded.texts, hash = excluded.hash, is_own = excluded.is_own,
        retired_at = null`);
}

async function retire(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.execute(
    sql`update content_items set retired_at = now() where id = any(${sql.param([...ids])}::uuid[])`,
  );
}
