import { contract } from '@halved/shared/contract';
import { serve } from '../../trpc.ts';
import { jobStandings, retryJob } from './jobs.ts';
import { endMemberSessions, memberDetails, membersPage, verifyMember } from './members.ts';
import { overview } from './overview.ts';
import { resourcesPage, updateResource } from './resources.ts';

const operations = contract.admin;

export const admin = {
  overview: serve(operations.overview, async ({ ctx }) => overview(ctx.services)),

  members: serve(operations.members, async ({ ctx, input }) => membersPage(ctx, input)),

  member: serve(operations.member, async ({ ctx, input }) => memberDetails(ctx.services.db, input.id)),

  verifyMember: serve(operations.verifyMember, async ({ ctx, input }) => verifyMember(ctx, input.id)),

  endMemberSessions: serve(operations.endMemberSessions, async ({ ctx, input }) => ({
    ended: await endMemberSessions(ctx, input.id),
  })),

  jobs: serve(operations.jobs, async ({ ctx }) => ({ jobs: await jobStandings(ctx.services) })),

  retryJob: serve(operations.retryJob, async ({ ctx, input }) => ({
    retried: await retryJob(ctx, input.name),
  })),

  resources: serve(operations.resources, async ({ ctx, input }) => resourcesPage(ctx, input)),

  updateResource: serve(operations.updateResource, async ({ ctx, input }) => updateResource(ctx, input)),
};
