import { contract } from '@halved/shared/contract';
import { succeeded } from '@halved/shared/contract/scalars';
import { fail } from '../../errors.ts';
import { withIdempotency } from '../../idempotency.ts';
import { serve } from '../../trpc.ts';
import { screenComment } from '../screening/public.ts';
import { createComment } from './create.ts';
import { listPage, repliesPage, threadPage } from './lists.ts';
import { presentComment, presentWritten } from './present.ts';
import { commentsCount, repliesCount, shownComment } from './queries.ts';
import { removeComment, updateComment } from './update.ts';

const operations = contract.comments;

export const comments = {
  create: serve(operations.create, async ({ ctx, input }) => {
    const findings = screenComment(input.content, ctx.language);
    const { id, created } = await withIdempotency(ctx, operations.create, input, {
      create: (db, own) => createComment(ctx, db, own, input, findings),
      isOneStatement: true,
    });
    return presentWritten(created ?? (await shownComment(ctx, id)) ?? fail('NOT_FOUND'), findings);
  }),

  list: serve(operations.list, async ({ ctx, input: { postId, ...start } }) =>
    listPage(ctx, { postId }, start),
  ),

  threaded: serve(operations.threaded, async ({ ctx, input: { postId, ...start } }) =>
    threadPage(ctx, { postId }, start),
  ),

  replies: serve(operations.replies, async ({ ctx, input: { id, ...start } }) =>
    repliesPage(ctx, { id }, start),
  ),

  count: serve(
    operations.count,
    async ({ ctx, input }) => (await commentsCount(ctx, input)) ?? fail('NOT_FOUND'),
  ),

  get: serve(operations.get, async ({ ctx, input }) =>
    presentComment((await shownComment(ctx, input.id, input.includeModerated)) ?? fail('NOT_FOUND')),
  ),

  update: serve(operations.update, async ({ ctx, input }) => {
    const findings = screenComment(input.content, ctx.language);
    return presentWritten(await updateComment(ctx, input, findings), findings);
  }),

  remove: serve(operations.remove, async ({ ctx, input }) => {
    await removeComment(ctx, input.id);
    return succeeded;
  }),

  repliesCount: serve(
    operations.repliesCount,
    async ({ ctx, input }) => (await repliesCount(ctx, input)) ?? fail('NOT_FOUND'),
  ),
};
