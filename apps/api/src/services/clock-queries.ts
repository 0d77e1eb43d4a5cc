import { type Database, selecting, statement } from '@halved/db';
import { sql } from 'drizzle-orm';

/** Differences below this number of seconds harm nobody. */
const toleratedSeconds = 5;

const databaseClock = { seconds: sql<number>`extract(epoch from clock_timestamp())::float8` };
const selectClock = statement(selecting(databaseClock, (selectList) => sql`select ${selectList}`));

/** The seconds by which the clock of this machine is ahead of the database's; negative if it is behind. */
export async function findClockLead(db: Database, now: () => number = Date.now): Promise<number> {
  const before = now();
  const [row] = await selectClock(db);
  const middle = (before + now()) / 2;
  return middle / 1000 - (row?.seconds ?? 0);
}

/** The cause and the remedy of a wrong clock, or undefined if it is right enough. */
export function explainClockLead(seconds: number): string | undefined {
  if (Math.abs(seconds) < toleratedSeconds) return undefined;
  const [amount, direction] = [Math.round(Math.abs(seconds)), seconds > 0 ? 'ahead of' : 'behind'];
  return (
    `The clock of this machine is ${amount} s ${direction} the database’s. Sign-ins then end too early or too late. ` +
    'Let both machines set their clocks by the network (NTP).'
  );
}

const selectIsFuture = statement(
  selecting(
    { isFuture: sql<boolean>`${sql.placeholder('at')}::timestamptz > now()` },
    (selectList) => sql`select ${selectList}`,
  ),
);

/**
 * Whether a moment is in the future by the database's clock. The moment is sent in UTC, since PostgreSQL accepts fewer
 * time zones than ISO 8601.
 */
export const isFuture = async (db: Database, at: string): Promise<boolean> =>
  (await selectIsFuture(db, { at: new Date(at).toISOString() }))[0]?.isFuture ?? false;
