import { promptsFor } from '@halved/db/content/prompts';
import { contract } from '@halved/shared/contract';
import { succeeded } from '@halved/shared/contract/scalars';
import type { MemberContext } from '../../context.ts';
import { fail } from '../../errors.ts';
import { serve } from '../../trpc.ts';
import { screenPost } from '../screening/public.ts';
import { isReachable } from '../users/public.ts';
import { visiblePost } from './access.ts';
import { createPost } from './create.ts';
import { discoveredPage, followedPage, newestPage } from './lists.ts';
import { presentPost, presentWritten } from './present.ts';
import { removePost, updatePost } from './update.ts';

const operations = contract.posts;

/** The response to the author of a post that exists. The post is screened again. */
async function written(ctx: MemberContext, id: string) {
  const post = await visiblePost(ctx, id);
  return presentWritten(post, screenPost(post, { hint: ctx.language }));
}

export const posts = {
  create: serve(operations.create, async ({ ctx, input }) => {
    const { id, created } = await createPost(ctx, input);
    // A repeated call gets the same response as the first.
    return created ? presentWritten(created.post, created.analysis) : written(ctx, id);
  }),

  list: serve(operations.list, async ({ ctx, input }) => newestPage(ctx, input)),

  byUser: serve(operations.byUser, async ({ ctx, input }) => {
    if (!(await isReachable(ctx, input.userId))) fail('NOT_FOUND');
    return newestPage(ctx, input, input.userId);
  }),

  personalized: serve(operations.personalized, async ({ ctx, input }) => followedPage(ctx, input)),

  discovery: serve(operations.discovery, async ({ ctx, input }) => discoveredPage(ctx, input)),

  prompts: serve(operations.prompts, async ({ ctx }) => ({ prompts: [...promptsFor(ctx.language)] })),

  get: serve(operations.get, async ({ ctx, input }) => presentPost(await visiblePost(ctx, input.id))),

  update: serve(operations.update, async ({ ctx, input: { id, ...changes } }) => {
    await updatePost(ctx, id, changes);
    return written(ctx, id);
  }),

  remove: serve(operations.remove, async ({ ctx, input }) => {
    await removePost(ctx, input.id);
    return succeeded;
  }),

  setBlog: serve(operations.setBlog, async ({ ctx, input: { id, longContent } }) => {
    await updatePost(ctx, id, { longContent });
    return written(ctx, id);
  }),

  removeBlog: serve(operations.removeBlog, async ({ ctx, input: { id } }) => {
    await updatePost(ctx, id, { longContent: null });
    return written(ctx, id);
  }),
};
