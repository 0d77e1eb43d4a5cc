import { contract } from '@halved/shared/contract';
import { fail } from '../../errors.ts';
import { serve } from '../../trpc.ts';
import { askSecondOpinion, claim, release } from './claim.ts';
import { decide } from './decide.ts';
import { presentReports } from './present.ts';
import { log, queue } from './queue.ts';
import { report } from './report.ts';
import { findReportsOfComment } from './report-list-queries.ts';
import { suspend, unsuspend } from './suspend.ts';

const operations = contract.moderation;

export const moderation = {
  queue: serve(operations.queue, async ({ ctx, input }) => queue(ctx, input)),

  decide: serve(operations.decide, async ({ ctx, input }) => decide(ctx, input)),

  claim: serve(operations.claim, async ({ ctx, input }) => claim(ctx, input)),

  release: serve(operations.release, async ({ ctx, input }) => release(ctx, input)),

  askSecondOpinion: serve(operations.askSecondOpinion, async ({ ctx, input }) =>
    askSecondOpinion(ctx, input),
  ),

  log: serve(operations.log, async ({ ctx, input }) => log(ctx, input)),

  suspend: serve(operations.suspend, async ({ ctx, input }) => {
    await suspend(ctx, input);
    return { suspended: true };
  }),

  unsuspend: serve(operations.unsuspend, async ({ ctx, input }) => {
    await unsuspend(ctx, input.id);
    return { suspended: false };
  }),
};

/** The report operation of posts. */
export const postReports = {
  report: serve(contract.posts.report, async ({ ctx, input }) => report(ctx, 'post', input)),
};

/** The report operations of comments. */
export const commentReports = {
  report: serve(contract.comments.report, async ({ ctx, input }) => report(ctx, 'comment', input)),
  reports: serve(contract.comments.reports, async ({ ctx, input }) => {
    const row = await findReportsOfComment(ctx.services.db, input.id);
    const { reports, authorId } = row ?? fail('NOT_FOUND');
    return { reports: presentReports(reports, authorId === ctx.viewer.id) };
  }),
};
