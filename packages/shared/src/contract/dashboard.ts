import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { operation } from './operation.ts';
import { component, id, moment, pageLimit, privacyLevel } from './scalars.ts';

/** The numbers of the calling member (docs/product.md §3.4). Every published post counts, with any privacy level. */
export const DashboardStats = component(
  'DashboardStats',
  z.strictObject({
    totalWorries: z.int(),
    worriesThisWeek: z.int(),
    resolvedWorries: z.int(),
    followersCount: z.int(),
    followingCount: z.int(),
  }),
);
export type DashboardStats = z.infer<typeof DashboardStats>;

/** One of a member's own posts, as their dashboard shows it. */
export const RecentWorry = component(
  'RecentWorry',
  z.strictObject({
    id,
    privacyLevel,
    worryPrompt: z.string(),
    shortContent: z.string(),
    publishedAt: moment,
  }),
);
export type RecentWorry = z.infer<typeof RecentWorry>;

const recentWorries = z.array(RecentWorry);

export const dashboard = {
  get: operation('GET /dashboard', {
    summary: 'The caller’s own numbers and latest posts.',
    access: 'user',
    output: z.strictObject({ stats: DashboardStats, recentWorries }),
  }),
  stats: operation('GET /dashboard/stats', {
    summary:
      'The numbers of the caller’s posts (all, of the last seven days, resolved), followers and followed members.',
    access: 'user',
    output: DashboardStats,
  }),
  recentWorries: operation('GET /dashboard/recent-worries', {
    summary: 'The caller’s own published posts, newest first.',
    access: 'user',
    input: z.strictObject({ limit: pageLimit(limits.recentWorries) }),
    output: z.strictObject({ recentWorries }),
  }),
};
