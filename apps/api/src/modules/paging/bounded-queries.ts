import { literalInt } from '@halved/db';
import { limits } from '@halved/shared/limits';
import { type SQL, sql } from 'drizzle-orm';

/**
 * Limits `rows` to those that fit into one response, and one more, so that a large page does not fill the memory.
 * `bytes` is a low estimate of a row's bytes. `countFitting` then counts the bytes of each row exactly, and cuts the
 * page.
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
