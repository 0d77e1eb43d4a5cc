import * as z from 'zod/mini';
import { operation } from './operation.ts';
import { component, page, pageOf } from './scalars.ts';
import { PublicUser } from './users.ts';

export const CommunityStats = component(
  'CommunityStats',
  z.strictObject({
    /** All accounts that are not suspended. */
    totalUsers: z.int(),
    /** Public worries shared since midnight UTC. */
    postsToday: z.int(),
    /** Likes and comments of the last 30 days. */
    supportGiven: z.int(),
    /** Seen in the last 5 minutes. */
    activeNow: z.int(),
  }),
);
export type CommunityStats = z.infer<typeof CommunityStats>;

export const community = {
  stats: operation('GET /community/stats', {
    summary: 'The community in four numbers, at most a minute old.',
    access: 'user',
    output: CommunityStats,
  }),
  members: operation('GET /community/members', {
    summary: 'Members who are listed, the recently active first.',
    access: 'user',
    input: z.strictObject(page),
    output: component('MemberPage', pageOf('members', PublicUser)),
  }),
};
