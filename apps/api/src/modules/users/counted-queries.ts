import {
  aggregateCells,
  aggregateContributors,
  type Database,
  selectingJoined,
  statement,
  users,
  withTransaction,
} from '@halved/db';
import type { CountryCode } from '@halved/shared/countries';
import { eq, sql } from 'drizzle-orm';
import type { Services } from '../../services/index.ts';

const cellColumns = {
  range: aggregateCells.range,
  country: sql<CountryCode | ''>`${aggregateCells.country}`,
  region: aggregateCells.region,
  category: aggregateCells.category,
};

const selectCounted = statement(
  selectingJoined(
    { counted: users.counted },
    cellColumns,
    (selectList) => sql`
      select ${selectList} from ${users}
        left join ${aggregateContributors} on ${aggregateContributors.userId} = ${users.id}
        left join ${aggregateCells} on ${aggregateCells.id} = any(${aggregateContributors.cells})
      where ${users.id} = ${sql.placeholder('userId')}`,
  ),
);

/** Whether the next snapshot counts a member, and the published cells that count the member now. */
export async function countedIn(db: Database, userId: string) {
  const rows = await selectCounted(db, { userId });
  const [row] = rows;
  return row && { counted: row.counted, cells: rows.filter((row) => row.range !== null) };
}

export type CountedCell = NonNullable<Awaited<ReturnType<typeof countedIn>>>['cells'][number];

/** Lets a member join or leave. Leaving also erases at once in which published cells the member is counted. */
export const setCounted = (
  { pool }: Pick<Services, 'pool'>,
  userId: string,
  counted: boolean,
): Promise<void> =>
  withTransaction(pool, async (db) => {
    await db.update(users).set({ counted }).where(eq(users.id, userId));
    if (!counted) await db.delete(aggregateContributors).where(eq(aggregateContributors.userId, userId));
  });
