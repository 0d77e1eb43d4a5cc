import type { CommentPage, ThreadPage } from '@halved/shared/contract/comments';
import type { Context } from '../../context.ts';
import { requestedAudienceOf } from '../audience/public.ts';
import type { PageStart } from '../paging/public.ts';
import { allComments, replies, threads } from './list-queries.ts';
import { presentComment } from './present.ts';
import { presentThread } from './thread.ts';

interface Start extends PageStart {
  includeModerated?: boolean | undefined;
}

type Holder = { postId: string } | { id: string };

const callOf = ({ limit, offset, cursor }: Start, values: Holder) => ({
  name: 'comments',
  values,
  limit,
  offset,
  cursor,
});

const flatPage =
  (lists: typeof allComments) =>
  async (ctx: Context, holder: Holder, start: Start): Promise<CommentPage> => {
    const list = lists(requestedAudienceOf(ctx.viewer, start.includeModerated));
    const { items, page } = await list(ctx, callOf(start, holder));
    return { comments: items.map(presentComment), ...page };
  };

/** All comments under a post in one list. */
export const listPage = flatPage(allComments);
/** The direct replies to a comment. */
export const repliesPage = flatPage(replies);

/** The comments under a post with their replies as trees. */
export async function threadPage(ctx: Context, holder: Holder, start: Start): Promise<ThreadPage> {
  const list = threads(requestedAudienceOf(ctx.viewer, start.includeModerated));
  const { items, page } = await list(ctx, callOf(start, holder));
  return { comments: items.map(presentThread), ...page };
}
