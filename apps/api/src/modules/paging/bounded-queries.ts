import { literalInt } from '@halved/db';
import { limits } from '@halved/shared/limits';
import { type SQL, sql } from 'drizzle-orm';

/**
 * The rows that one response has room for, and the first that does not fit, so that PostgreSQL bounds what a large page
 * reads into memory. `bytes` counts less for a row than `countFitting`, which then cuts the page.
 */
export const bounded = (rows: SQL, order: SQL, bytes = sql`octet_length(to_json(read)::text)`): SQL => sql`
  select * from (
    select read.*, sum(${bytes}) over (
      order by ${order} rows between unbounded preceding and 1 preceding
    ) as preceding
    from (${rows}) read
  ) read
  where coalesce(preceding, 0) <= ${literalInt(limits.page.bytes)}
  order by ${order}`;
