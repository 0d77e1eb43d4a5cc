import {
  blockedUsersCte,
  commentShownTo,
  comments,
  literalInt,
  type RequestedAudience,
  statement,
} from '@halved/db';
import type { CommentPage, ThreadPage } from '@halved/shared/contract/comments';
import { limits } from '@halved/shared/limits';
import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { fail } from '../../errors.ts';
import { requestedAudienceOf } from '../audience/public.ts';
import { bounded, cutPage, oldestCursor } from '../paging/public.ts';
import { cursorAfter, presentComment } from './present.ts';
import { commentHolder, postHolder } from './queries.ts';
import { commentsAs, joinAuthor, selectComment } from './row-queries.ts';
import {
  answersBelow,
  answersIn,
  growThreads,
  hasMore,
  type ThreadRow,
  withAll,
  withAnswers,
} from './thread.ts';

const p = sql.placeholder;

/** A list of comments, oldest first, below a worry or a comment. */
interface List {
  /** What it hangs on: one row with an `id` where the caller may see it. */
  holder: (audience: RequestedAudience) => SQL;
  /** Which of `one`'s comments it is made of. */
  among: SQL;
  /** How many a page holds where nobody says: what screens ask for. */
  size: number;
  /** Answers come along. */
  deep: boolean;
}

const one = commentsAs('one');
const ofPost = sql`${one.postId} = (select id from holder)`;

const flat: List = { holder: postHolder, among: ofPost, size: limits.page.size, deep: false };
const answers: List = {
  holder: commentHolder,
  among: sql`${one.parentId} = (select id from holder)`,
  size: limits.page.size,
  deep: false,
};
const threads: List = {
  holder: postHolder,
  among: sql`${ofPost} and ${one.parentId} is null`,
  size: limits.thread.size,
  deep: true,
};

interface Wanted {
  limit: number;
  offset: number;
  after: boolean;
}

type PageRow = (ThreadRow | { id: null }) & { total: number };

const oldestFirst = sql`order by ${one.createdAt}, ${one.id}`;
const beyond = sql`
  and (${one.createdAt}, ${one.id}) >
    (timestamptz 'epoch' + ${p('at')}::float8 * interval '1 microsecond', ${p('afterId')}::uuid)`;

const flatOf = (limit: number): SQL =>
  limit > limits.page.size ? bounded(sql`select * from top`, sql`created_at, id`) : sql`select * from top`;

/** One page and the capped size of the whole list: one row at least, where the caller may see what it hangs on. */
function pageOf(list: List, audience: RequestedAudience, { limit, offset, after }: Wanted, isNamed: boolean) {
  const shown = sql`${list.among} and ${commentShownTo(audience, one)}`;
  const found = commentsAs('found');
  const counted = sql`(
    select count(*)::int from (
      select from ${comments} ${one} where ${shown} limit ${literalInt(limits.page.totalCap)}
    ) counted
  )`;
  const total =
    after || offset > 0
      ? counted
      : sql`case when (select count(*) from top) > ${literalInt(limit)} then ${counted}
          else (select count(*)::int from top) end`;
  return statement<PageRow>(
    sql`
    with ${blockedUsersCte}, holder as materialized (${list.holder(audience)}),
    top as materialized (
      select ${one}.* from ${comments} ${one} where ${shown} ${after ? beyond : sql``}
      ${oldestFirst} limit ${literalInt(limit + 1)} offset ${literalInt(offset)}
    )${list.deep ? sql`, ${answersBelow(audience, limit)}` : sql``}
    select ${selectComment(found)}, ${list.deep ? hasMore(audience, found) : sql`false`} as "hasMore", ${total} as total
    from holder left join (${list.deep ? withAnswers(limit) : flatOf(limit)}) found on true
      ${joinAuthor(audience, found)}
    order by ${found.createdAt}, ${found.id}`,
    { named: isNamed },
  );
}

/** The statement of a list; those that screens ask for are made once and have a name. */
function statementsOf(list: List) {
  const kept = new Map<string, ReturnType<typeof pageOf>>();
  return (audience: RequestedAudience, wanted: Wanted) => {
    if (wanted.limit !== list.size || wanted.offset > 0) return pageOf(list, audience, wanted, false);
    const key = `${audience} ${wanted.after}`;
    const page = kept.get(key) ?? pageOf(list, audience, wanted, true);
    kept.set(key, page);
    return page;
  };
}

interface Input {
  limit: number;
  offset: number;
  cursor?: string | undefined;
  includeModerated?: boolean | undefined;
}

const isFound = (row: PageRow): row is ThreadRow & { total: number } => row.id !== null;

const reading = (list: List) => {
  const pages = statementsOf(list);
  return async (ctx: Context, holder: Record<string, string>, input: Input) => {
    const { limit, cursor } = input;
    const after = cursor === undefined ? undefined : oldestCursor.decode(cursor);
    const audience = requestedAudienceOf(ctx.viewer, input.includeModerated);
    const page = pages(audience, { limit, offset: after ? 0 : input.offset, after: after !== undefined });
    const rows = await page(ctx.services.db, {
      ...holder,
      viewerId: ctx.viewer?.id ?? null,
      ...(after && { at: after.microseconds, afterId: after.id }),
    });
    const total = rows[0]?.total ?? fail('NOT_FOUND');
    return { rows: rows.filter(isFound), total };
  };
};

const flatPage = (list: List) => {
  const readPage = reading(list);
  return async (ctx: Context, holder: Record<string, string>, input: Input): Promise<CommentPage> => {
    const { rows, total } = await readPage(ctx, holder, input);
    const { items, ...rest } = cutPage(rows, input.limit, cursorAfter);
    return { comments: items.map(presentComment), total, ...rest };
  };
};

/** All comments under a worry in one list. */
export const listPage = flatPage(flat);
/** The direct answers to a comment. */
export const repliesPage = flatPage(answers);

const readThreads = reading(threads);

/** The comments under a worry with their answers as trees. */
export async function threadPage(
  ctx: Context,
  holder: Record<string, string>,
  input: Input,
): Promise<ThreadPage> {
  const { rows, total } = await readThreads(ctx, holder, input);
  const roots = rows.filter(({ depth }) => depth === 1);
  const answersTo = answersIn(rows);
  const { items, ...rest } = cutPage(roots, input.limit, cursorAfter, (root) => withAll(root, answersTo));
  return { comments: growThreads(items, answersTo), total, ...rest };
}
