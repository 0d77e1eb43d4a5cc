import { type Database, outbox, type RowOf, selecting, statement, users } from '@halved/db';
import { sql } from 'drizzle-orm';

const p = sql.placeholder;

const account = {
  email: sql<string>`lower(${users.email})`,
  role: users.role,
  verifiedAt: sql<Date | null>`${users.emailVerifiedAt}`,
  verifiedBy: users.emailVerifiedBy,
};
const selectAccounts = statement(
  selecting(
    account,
    (selectList) => sql`
      select ${selectList} from ${users} where lower(${users.email}) = any(${p('emails')}::text[])`,
  ),
);

/** The accounts with these addresses, which are in lower case. */
export const accountsOf = (db: Database, emails: readonly string[]): Promise<RowOf<typeof account>[]> =>
  selectAccounts(db, { emails });

const lateMail = { count: sql<number>`count(*)::int` };
const selectLate = statement(
  selecting(
    lateMail,
    (selectList) => sql`
      select ${selectList} from ${outbox}
      where ${outbox.createdAt} < now() - interval '1 hour' * ${p('hours')}::int`,
  ),
);

/** How many mails have waited for more than some hours. */
export const countLateMail = async (db: Database, hours: number): Promise<number> =>
  (await selectLate(db, { hours }))[0]?.count ?? 0;
