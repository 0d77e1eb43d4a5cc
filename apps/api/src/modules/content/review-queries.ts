import { type Database, type RowOf, resourceReviews, selecting, statement } from '@halved/db';
import { sql } from 'drizzle-orm';

const p = sql.placeholder;

const columns = {
  id: resourceReviews.resourceId,
  isOwn: resourceReviews.isOwn,
  verifiedAt: sql<string | null>`${resourceReviews.verifiedAt}::text`,
  hidden: resourceReviews.hidden,
};

export type Review = RowOf<typeof columns>;

const select = statement(
  selecting(columns, (selectList) => sql`select ${selectList} from ${resourceReviews}`),
);

// A review of the entry that another one has replaced is forgotten.
const upsert = statement(sql`
  insert into resource_reviews as previous (resource_id, is_own, verified_at, hidden)
  values (${p('id')}, ${p('isOwn')}, ${p('verifiedAt')}::date, coalesce(${p('hidden')}::boolean, false))
  on conflict (resource_id) do update set
    is_own = excluded.is_own,
    verified_at = coalesce(excluded.verified_at, case when previous.is_own = excluded.is_own then previous.verified_at end),
    hidden = coalesce(${p('hidden')}::boolean, previous.is_own = excluded.is_own and previous.hidden),
    updated_at = now()`);

export const selectReviews = (db: Database): Promise<Review[]> => select(db);

interface ReviewChange {
  id: string;
  isOwn: boolean;
  verifiedAt: string | null;
  hidden: boolean | null;
}

/** Keeps what an admin says about an entry. What is null stays as it was. */
export async function saveReview(db: Database, change: ReviewChange): Promise<void> {
  await upsert(db, { ...change });
}
