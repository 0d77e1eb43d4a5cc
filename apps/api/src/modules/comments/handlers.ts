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

const rows = contract.comments;

export const comments = {
  create: serve(rows.create, async ({ ctx, input }) => {
    const understood = understand(input.content, ctx.language);
    const { id, made } = await once(ctx, rows.create, input, {
      make: (db, own) => insertComment(ctx, db, own, input, understood),
      isOneStatement: true,
    });
    return presentWritten(made ?? (await shownComment(ctx, id)), understood);
  }),

  list: serve(rows.list, async ({ ctx, input: { postId, ...place } }) => listPage(ctx, { postId }, place)),

  threaded: serve(rows.threaded, async ({ ctx, input: { postId, ...place } }) =>
    threadPage(ctx, { postId }, place),
  ),

  replies: serve(rows.replies, async ({ ctx, input: { id, ...place } }) => repliesPage(ctx, { id }, place)),

  count: serve(rows.count, async ({ ctx, input }) => commentsCount(ctx, input)),

  get: serve(rows.get, async ({ ctx, input }) =>
    presentComment(await shownComment(ctx, input.id, input.includeModerated)),
  ),

  update: serve(rows.update, async ({ ctx, input }) => {
    const understood = understand(input.content, ctx.language);
    return presentWritten(await updateComment(ctx, input, understood), understood);
  }),

  remove: serve(rows.remove, async ({ ctx, input }) => {
    await removeComment(ctx, input.id);
    return succeeded;
  }),

  repliesCount: serve(rows.repliesCount, async ({ ctx, input }) => repliesCount(ctx, input)),
};
