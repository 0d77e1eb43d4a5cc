import type { DashboardStats } from '@halved/shared/contract/dashboard';

/** How much of what was shared is resolved, from 0 to 1, also while the two numbers are a moment apart. */
export function resolvedPart({
  totalWorries,
  resolvedWorries,
}: Pick<DashboardStats, 'totalWorries' | 'resolvedWorries'>): number {
  if (totalWorries <= 0) return 0;
  return Math.min(1, Math.max(0, resolvedWorries / totalWorries));
}
