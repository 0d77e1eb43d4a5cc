import { literalInt } from '@halved/db';
import { limits } from '@halved/shared/limits';
import { type SQL, sql } from 'drizzle-orm';

/**
 * Rows in an order, as far as one answer has room for them, and the first that it has none for: what is read into memory
 * for a large page is bounded in PostgreSQL. `bytes` of a row count less than `countFitting`, which cuts what comes of it.
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
