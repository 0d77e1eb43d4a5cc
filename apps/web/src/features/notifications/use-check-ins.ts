import type { CheckIn } from '@halved/shared/contract/notifications';
import { limits } from '@halved/shared/limits';
import { trpc } from '../../lib/server/trpc.ts';

/** The check-ins of the signed-in member, the latest first, and whether the server has answered. */
export function useCheckIns(): { checkIns: readonly CheckIn[]; isFetched: boolean } {
  const { data, isFetched } = trpc.notifications.checkIns.useQuery({ limit: limits.page.max });
  return { checkIns: data?.checkIns ?? [], isFetched };
}
