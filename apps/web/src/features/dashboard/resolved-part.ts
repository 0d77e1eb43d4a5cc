import type { DashboardStats } from '@halved/shared/contract/dashboard';

/**
 * The share of posts that are resolved. It is between 0 and 1 even if the two numbers were counted at different
 * moments.
 */
export function resolvedPart({
  totalWorries,
  resolvedWorries,
}: Pick<DashboardStats, 'totalWorries' | 'resolvedWorries'>): number {
  if (totalWorries <= 0) return 0;
  return Math.min(1, Math.max(0, resolvedWorries / totalWorries));
}
