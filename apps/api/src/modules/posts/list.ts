import { type Eyes, literalInt, posts, selectAs, statement, users, viewerId } from '@halved/db';
import type { PostPage } from '@halved/shared/contract/posts';
import { limits } from '@halved/shared/limits';
import { type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Context } from '../../context.ts';
import { cutPage } from '../../cursor.ts';
import { authorColumns, type PostRow, postColumns, presentPost } from './present.ts';

/** A row of a list, with the place it is sorted by: when it was shared or liked, or its score. */
export type ListedRow<Place> = PostRow & { place: Place };

/** A list of worries as SQL, for one kind of viewer. */
export interface List {
  eyes: Eyes;
  /** Names everything that changes the text; equal keys must mean equal texts. */
  key: string;
  /** Shown by a screen again and again, and so worth a name in every connection. */
  hot: boolean;
  /**
   * At most `limit` rows of `posts.*` with a falling `place`; with `after`, only those beyond the cursor, whose
   * parts are placeholders of the list's own.
   */
  found: (limit: SQL, after: boolean) => SQL;
}

export interface Wanted<Place> {
  limit: number;
  offset: number;
  /** The parts of the cursor as the list's placeholders want them; none for the first page. */
  after: Record<string, unknown> | undefined;
  cursorOf: (row: ListedRow<Place>) => string;
}

// OFFSET keeps it one look into the index for each row shown; without it PostgreSQL first reads all that the viewer
// has ever liked, 1 ms for 10,000.
const liked = sql`exists (
  select 1 from likes where likes.user_id = ${viewerId} and likes.post_id = ${posts.id} offset 0
)`;

const pageOf = <Place>(list: List, limit: number, offset: number, after: boolean, named: boolean) =>
  statement<ListedRow<Place>>(
    sql`
    select ${selectAs({ ...postColumns, ...authorColumns })},
      ${list.eyes === 'visitor' ? sql`false` : liked} as "isLiked", posts.place
    from (${list.found(literalInt(limit + offset), after)}) posts
    join ${users} on ${users.id} = ${posts.userId}
    order by posts.place desc, ${posts.id} desc
    limit ${literalInt(limit)} offset ${literalInt(offset)}`,
    { named },
  );

const countOf = (list: List) =>
  statement<{ total: number }>(
    sql`select count(*)::int as total from (${list.found(literalInt(limits.page.totalCap), false)}) found`,
    { named: list.hot },
  );

// A name costs a third of a megabyte in every connection, so only what screens ask for has one: callers could
// otherwise fill the memory with every combination of filters and sizes.
const hotLimit = limits.page.size;

/** The statements of one list, each made when it is first asked for. */
export function statementsOf<Place>(list: List) {
  const pages = new Map<boolean, ReturnType<typeof pageOf<Place>>>();
  let count: ReturnType<typeof countOf> | undefined;
  return {
    page(limit: number, offset: number, after: boolean) {
      // One more row than asked for tells whether there are more.
      if (offset > 0 || limit !== hotLimit) return pageOf<Place>(list, limit + 1, offset, after, false);
      const page = pages.get(after) ?? pageOf<Place>(list, limit + 1, 0, after, list.hot);
      pages.set(after, page);
      return page;
    },
    count() {
      count ??= countOf(list);
      return count;
    },
  };
}

// What tells one count from another; the moment a ranking is made for does not.
const lasting = ['viewerId', 'authorId', 'category', 'pattern'];

// A list that has reached the cap is not counted again for a while: it hardly shrinks below it.
const full = new LRUCache<string, true>({ max: 20_000, ttl: 30_000 });

async function totalOf(
  ctx: Context,
  list: List & { count: () => ReturnType<typeof countOf> },
  values: Record<string, unknown>,
): Promise<number> {
  const key = `${list.key} ${JSON.stringify(values, lasting)}`;
  if (full.has(key)) return limits.page.totalCap;
  const [row] = await list.count()(ctx.services.db, values);
  const total = row?.total ?? 0;
  if (total === limits.page.totalCap) full.set(key, true);
  return total;
}

/** Reads one page of a list for the caller. `values` fill the list's placeholders but the cursor's. */
export async function readPage<Place>(
  ctx: Context,
  list: List & ReturnType<typeof statementsOf<Place>>,
  values: Record<string, unknown>,
  { limit, offset, after, cursorOf }: Wanted<Place>,
): Promise<PostPage> {
  const own = { ...values, viewerId: ctx.viewer?.id ?? null };
  const [rows, total] = await Promise.all([
    list.page(limit, after ? 0 : offset, after !== undefined)(ctx.services.db, { ...own, ...after }),
    totalOf(ctx, list, own),
  ]);
  const { shown, ...goesOn } = cutPage(rows, limit, cursorOf);
  return { posts: shown.map(presentPost), total, ...goesOn };
}
