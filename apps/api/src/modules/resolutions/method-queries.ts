import { literalInt } from '@halved/db';
import type { ResolutionStats } from '@halved/shared/contract/resolutions';
import { limits } from '@halved/shared/limits';
import { type SQL, sql } from 'drizzle-orm';

const { top } = limits.copingMethods;

export const rounded = (value: SQL, digits: number) =>
  sql`round(${value}::numeric, ${literalInt(digits)})::float8`;

/**
 * The most frequent coping methods of the resolutions that the common table `done` selects, with their average
 * helpfulness. Spellings of one method count together; the most frequent spelling is shown. A method is left out if
 * fewer than `atLeast` different people chose it.
 */
export const methodsOfDone = (atLeast: number) => sql<ResolutionStats['topCopingMethods']>`(
  select coalesce(json_agg(used order by used.count desc, used.method), '[]') from (
    select mode() within group (order by method) as method, count(*)::int as count,
      ${rounded(sql`avg(helpfulness_rating)`, 2)} as "averageHelpfulness"
    from done cross join unnest(coping_methods) as method
    group by lower(method) having count(distinct user_id) >= ${literalInt(atLeast)}
    order by 2 desc, 1 limit ${literalInt(top)}
  ) used)`;

/** The average days between sharing and resolution of the same resolutions. */
export const averageDaysOfDone = sql<number | null>`(select ${rounded(sql`avg(days)`, 1)} from done)`;
