import type { DashboardStats, RecentWorry } from '@halved/shared/contract/dashboard';
import type { RecentRow } from './queries.ts';

export const presentStats = (row: DashboardStats): DashboardStats => ({
  totalWorries: row.totalWorries,
  worriesThisWeek: row.worriesThisWeek,
  resolvedWorries: row.resolvedWorries,
  followersCount: row.followersCount,
  followingCount: row.followingCount,
});

export const presentRecentPost = (row: RecentRow): RecentWorry => ({
  id: row.id,
  privacyLevel: row.privacyLevel,
  worryPrompt: row.worryPrompt,
  shortContent: row.shortContent,
  publishedAt: row.publishedAt.toISOString(),
});
