import * as z from 'zod/mini';
import { operation } from './operation.ts';
import { component, page, pageOf } from './scalars.ts';
import { PublicUser } from './users.ts';

export const CommunityStats = component(
  'CommunityStats',
  z.strictObject({
    /** The number of accounts that are not suspended. */
    totalUsers: z.int(),
    /** The number of public posts since midnight UTC. */
    postsToday: z.int(),
    /** The number of likes and comments under public posts in the last 30 days. */
    supportGiven: z.int(),
    /** The number of members who were active in the last 5 minutes. */
    activeNow: z.int(),
  }),
);
export type CommunityStats = z.infer<typeof CommunityStats>;

export const community = {
  stats: operation('GET /community/stats', {
    summary: 'Four numbers about the community, at most a minute old.',
    access: 'user',
    output: CommunityStats,
  }),
  members: operation('GET /community/members', {
    summary: 'The members who are listed, the most recently active first.',
    access: 'user',
    input: z.strictObject(page),
    output: component('MemberPage', pageOf('members', PublicUser)),
  }),
};
