import { type Audience, literalInt, posts, selectAs, statement, users, viewerId } from '@halved/db';
import { limits } from '@halved/shared/limits';
import { type SQL, sql } from 'drizzle-orm';
import type { QueryResultRow } from 'pg';
import { bounded } from '../paging/public.ts';
import { authorColumns, listedColumns, type PostRow } from './row-queries.ts';

/** What a list sorts by: the place, when it was shared or liked (ISO 8601) or its score, then the worry's id. */
export interface Placed<Place> {
  place: Place;
  id: string;
}

export type ListedPost<Place> = PostRow & Placed<Place>;

/** What a list is asked for. */
export interface Search {
  /** At most so many rows. */
  take: number;
  /** Only what is beyond the cursor, whose parts are placeholders of the list's own. */
  after: boolean;
  /** The columns wanted beside `place`: all of a worry's, or its id alone. */
  columns: SQL;
}

interface Shape {
  /** A select list, which tells the worry's id as `id`. */
  columns: SQL;
  /** Joins. */
  beside: SQL;
}

/** A list of worries as SQL, for one kind of viewer. */
export interface List {
  audience: Audience;
  /** Names everything that changes the text; equal keys must mean equal texts. */
  key: string;
  /** Shown by a screen again and again, and so worth a name in every connection. */
  hot: boolean;
  /** Indexes tell what is in it, so that only the rows shown are looked at. */
  indexed?: boolean;
  /** Rows with a falling `place`. */
  found: (search: Search) => SQL;
  /** At most so many rows of it in any order, where that is cheaper to count. */
  counted?: (take: number) => SQL;
  /** What is read of those shown, and where from beside `posts`; left out, all that a card of the worry shows. */
  shape?: Shape;
  /** Where it stops looking: `place` and `id` of the last worry that it looks at, and of the one behind it. */
  edge?: (after: boolean) => SQL;
}

const whole = sql`posts.*`;
const ids = sql`posts.id`;

// Ids are made in the order of time, so that those of one page lie side by side in the index of who likes what.
const liked = sql`${posts.id} = any(array(
  select likes.post_id from likes
  where likes.user_id = ${viewerId} and likes.post_id = any(array(select id from page))
))`;

const card = (audience: Audience): Shape => ({
  columns: sql`${selectAs({ ...listedColumns, ...authorColumns })},
    ${audience === 'visitor' ? sql`false` : liked} as "isLiked"`,
  beside: sql`join ${users} on ${users.id} = ${posts.userId}`,
});

/** What is passed over is known by its id alone, and only the rows shown are read whole. */
const pageOf = <Row extends Placed<unknown> & QueryResultRow>(
  list: List,
  limit: number,
  offset: number,
  after: boolean,
  prepared: boolean,
) => {
  const byId = list.indexed === true || offset > 0;
  const found = list.found({ take: limit + offset, after, columns: byId ? ids : whole });
  const { columns, beside } = list.shape ?? card(list.audience);
  const read = sql`
    select ${columns}, place from ${byId ? sql`page join ${posts} using (id)` : sql`page posts`} ${beside}`;
  const isLarge = limit > limits.page.size + 1;
  return statement<Row>(
    sql`
    with page as materialized (
      select * from (${found}) found
      order by place desc, id desc limit ${literalInt(limit)} offset ${literalInt(offset)}
    )
    ${isLarge ? bounded(read, sql`place desc, id desc`) : sql`${read} order by place desc, ${posts.id} desc`}`,
    { prepared, isoMoments: true },
  );
};

const countOf = ({ found, counted, hot }: List) => {
  const take = limits.page.totalCap;
  const some = counted?.(take) ?? found({ take, after: false, columns: ids });
  return statement<{ total: number }>(sql`select count(*)::int as total from (${some}) found`, {
    prepared: hot,
  });
};

// A name costs a third of a megabyte in every connection, so only what screens ask for has one: callers could
// otherwise fill the memory with every combination of filters and sizes.
const hotLimit = limits.page.size;

/** The statements of one list, each made when it is first asked for. */
export function statementsOf<Place, Row extends Placed<Place> & QueryResultRow>(list: List) {
  const pages = new Map<boolean, ReturnType<typeof pageOf<Row>>>();
  let count: ReturnType<typeof countOf> | undefined;
  return {
    page(limit: number, offset: number, after: boolean) {
      // One more row than asked for tells whether there are more.
      if (offset > 0 || limit !== hotLimit) return pageOf<Row>(list, limit + 1, offset, after, false);
      const page = pages.get(after) ?? pageOf<Row>(list, limit + 1, 0, after, list.hot);
      pages.set(after, page);
      return page;
    },
    count() {
      count ??= countOf(list);
      return count;
    },
    /** Null for a list that is always looked through as far as it takes. */
    edgeOf: (after: boolean) =>
      list.edge
        ? statement<Placed<Place> & QueryResultRow>(list.edge(after), { prepared: false, isoMoments: true })
        : null,
  };
}

export type ListStatements<Place, Row extends Placed<Place> & QueryResultRow = ListedPost<Place>> = List &
  ReturnType<typeof statementsOf<Place, Row>>;
