import type { EarlyFeature } from '@halved/shared/early-features';
import { useUser } from './session.ts';

/** Whether the signed-in member tries something early (docs/product.md §17.3). The account says so. */
export const useEarly = (feature: EarlyFeature): boolean =>
  useUser()?.earlyFeatures.includes(feature) ?? false;

/** A count of likes or comments as the member wants to see it: nothing, if they want to see no such counts. */
export function useShownCount(count: number): number {
  return useEarly('quiet_counts') ? 0 : count;
}
