import { contract } from '@halved/shared/contract';
import { succeeded } from '@halved/shared/contract/scalars';
import { once } from '../../once.ts';
import { serve } from '../../trpc.ts';
import { insertComment } from './create.ts';
import { listPage, repliesPage, threadPage } from './pages.ts';
import { presentComment, presentWritten } from './present.ts';
import { commentsCount, repliesCount, shownComment } from './queries.ts';
import { understand } from './rules.ts';
import { removeComment, updateComment } from './update.ts';

const operations = contract.comments;

export const comments = {
  create: serve(operations.create, async ({ ctx, input }) => {
    const understood = understand(input.content, ctx.language);
    const { id, made } = await once(ctx, operations.create, input, {
      make: (db, own) => insertComment(ctx, db, own, input, understood),
      isOneStatement: true,
    });
    return presentWritten(made ?? (await shownComment(ctx, id)), understood);
  }),

  list: serve(operations.list, async ({ ctx, input: { postId, ...place } }) =>
    listPage(ctx, { postId }, place),
  ),

  threaded: serve(operations.threaded, async ({ ctx, input: { postId, ...place } }) =>
    threadPage(ctx, { postId }, place),
  ),

  replies: serve(operations.replies, async ({ ctx, input: { id, ...place } }) =>
    repliesPage(ctx, { id }, place),
  ),

  count: serve(operations.count, async ({ ctx, input }) => commentsCount(ctx, input)),

  get: serve(operations.get, async ({ ctx, input }) =>
    presentComment(await shownComment(ctx, input.id, input.includeModerated)),
  ),

  update: serve(operations.update, async ({ ctx, input }) => {
    const understood = understand(input.content, ctx.language);
    return presentWritten(await updateComment(ctx, input, understood), understood);
  }),

  remove: serve(operations.remove, async ({ ctx, input }) => {
    await removeComment(ctx, input.id);
    return succeeded;
  }),

  repliesCount: serve(operations.repliesCount, async ({ ctx, input }) => repliesCount(ctx, input)),
};
