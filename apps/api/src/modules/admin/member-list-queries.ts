import { users } from '@halved/db';
import { type SQL, sql } from 'drizzle-orm';
import { suspendedNow, tierInForce } from '../../services/account-queries.ts';
import { atMoment, type ListRow, listColumns, newestFirst, pagedList } from '../paging/public.ts';
import { memberColumns } from './member-columns-queries.ts';

const p = sql.placeholder;

const verified = sql`${users.emailVerifiedAt} is not null`;

/** The filters of the list. A filter that is null keeps every member. */
const passesFilters = sql`
  (${p('role')}::text is null or ${users.role} = ${p('role')}::text)
  and (${p('tier')}::text is null or ${tierInForce} = ${p('tier')}::text)
  and case ${p('status')}::text
    when 'suspended' then ${suspendedNow}
    when 'unverified' then not (${verified})
    when 'active' then ${verified} and not ${suspendedNow}
    else true end`;

/** A character behind every other. A text that begins with the query sorts before the query with this at its end. */
const lastCharacter = '\u{10FFFF}';

const begins = (text: SQL, start: ReturnType<typeof p>) => sql`
  (${text} ~>=~ lower(${start}::text) and ${text} ~<~ lower(${start}::text || ${lastCharacter}::text))`;

const isFound = sql`(
  ${begins(sql`lower(${users.username})`, p('username'))} or ${begins(sql`lower(${users.displayName})`, p('query'))}
  or lower(${users.email}) = lower(${p('query')}::text)
)`;

export type MemberRow = ListRow<typeof memberColumns>;

const memberList = (where: SQL) =>
  pagedList({
    order: newestFirst('createdAt', 'id'),
    positionOf: ({ createdAt, id }: MemberRow) => atMoment(createdAt, id),
    with: [
      sql`found as not materialized (
        select ${users.id}, ${users.createdAt} from ${users} where ${where}
      )`,
    ],
    rows: sql`found`,
    joins: sql`left join ${users} on ${users.id} = page.id`,
    columns: listColumns(memberColumns),
    // PostgreSQL plans each call for its filters.
    isNamed: false,
  });

/** All members, the newest first. */
export const allMembers = memberList(passesFilters);

/** The members whose username or name begins with the query, or whose whole address it is. */
export const foundMembers = memberList(sql`${isFound} and ${passesFilters}`);
