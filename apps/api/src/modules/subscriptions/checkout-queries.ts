import { checkouts, type Database, type RowOf, selecting, statement } from '@halved/db';
import type { PaidTier } from '@halved/shared/tiers';
import { sql } from 'drizzle-orm';

const p = sql.placeholder;

const lock = statement(
  sql`select pg_advisory_xact_lock(hashtextextended('checkout ' || ${p('userId')}::text, 0))`,
);

/** Makes other checkouts of a member wait until this transaction ends. */
export async function lockCheckouts(db: Database, userId: string): Promise<void> {
  await lock(db, { userId });
}

const isOpen = sql`${checkouts.closedAt} is null and ${checkouts.expiresAt} > now()`;

// One that is about to expire is not shown again, because nobody could fill it in.
const selectOpen = statement(
  selecting(
    { url: checkouts.url },
    (selectList) => sql`
      select ${selectList} from ${checkouts}
      where ${checkouts.userId} = ${p('userId')} and ${checkouts.tier} = ${p('tier')} and ${isOpen}
        and ${checkouts.expiresAt} > now() + interval '5 minutes'
      order by ${checkouts.createdAt} desc limit 1`,
  ),
);

export const openCheckoutUrl = async (
  db: Database,
  wanted: { userId: string; tier: PaidTier },
): Promise<string | undefined> => (await selectOpen(db, wanted))[0]?.url;

const selectLatest = statement(
  selecting(
    { url: checkouts.url },
    (selectList) => sql`
      select ${selectList} from ${checkouts}
      where ${checkouts.userId} = ${p('userId')} and ${checkouts.tier} = ${p('tier')}
      order by ${checkouts.createdAt} desc limit 1`,
  ),
);

/** The URL of the last checkout, open or not. */
export const latestCheckoutUrl = async (
  db: Database,
  wanted: { userId: string; tier: PaidTier },
): Promise<string | undefined> => (await selectLatest(db, wanted))[0]?.url;

const selectHasOpened = statement(
  selecting(
    { id: checkouts.id },
    (selectList) =>
      sql`select ${selectList} from ${checkouts} where ${checkouts.userId} = ${p('userId')} limit 1`,
  ),
);

/** Whether a member has opened a checkout in the last ninety days. */
export const hasOpenedCheckout = async (db: Database, userId: string): Promise<boolean> =>
  (await selectHasOpened(db, { userId })).length > 0;

const selectEnd = statement(
  selecting({ end: sql<Date>`now() + interval '30 minutes'` }, (selectList) => sql`select ${selectList}`),
);

/** When a checkout that is opened now expires. */
export async function checkoutEnd(db: Database): Promise<Date> {
  const [row] = await selectEnd(db);
  if (!row) throw new Error('The database does not tell its time');
  return row.end;
}

const insert = statement(sql`
  with closed as (
    update checkouts set closed_at = now() where user_id = ${p('userId')}::uuid and closed_at is null
  )
  insert into checkouts (id, user_id, tier, url, expires_at)
  values (${p('id')}, ${p('userId')}::uuid, ${p('tier')}, ${p('url')}, ${p('expiresAt')})`);

/** Stores a checkout, and closes the others of the member. */
export async function storeCheckout(
  db: Database,
  checkout: { id: string; userId: string; tier: PaidTier; url: string; expiresAt: Date },
): Promise<void> {
  await insert(db, checkout);
}

const shownColumns = { id: checkouts.id, userId: checkouts.userId, tier: checkouts.tier };
export type ShownCheckout = RowOf<typeof shownColumns>;

const selectShown = statement(
  selecting(
    shownColumns,
    (selectList) =>
      sql`select ${selectList} from ${checkouts} where ${checkouts.id} = ${p('id')} and ${isOpen}`,
  ),
);

/** An open checkout, for the page of the sandbox. */
export const findOpenCheckout = async (db: Database, id: string): Promise<ShownCheckout | undefined> =>
  (await selectShown(db, { id }))[0];

const claim = statement(
  selecting(
    shownColumns,
    (selectList) => sql`
      update ${checkouts} set closed_at = now() where ${checkouts.id} = ${p('id')} and ${isOpen}
      returning ${selectList}`,
  ),
);

/** Closes an open checkout, so that only one payment follows from it. Undefined if it is closed or has expired. */
export const claimCheckout = async (db: Database, id: string): Promise<ShownCheckout | undefined> =>
  (await claim(db, { id }))[0];
