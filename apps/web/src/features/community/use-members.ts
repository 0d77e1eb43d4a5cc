import type { UserPage } from '@halved/shared/contract/users';
import { limits } from '@halved/shared/limits';
import { nextCursorOf } from '../../lib/cache/next-cursor.ts';
import type { QueryResult } from '../../lib/cache/query-result.ts';
import { trpc } from '../../lib/server/trpc.ts';
import type { PagedQuery } from '../../ui/composed/next-page.tsx';

interface MemberPages extends QueryResult<{ pages: UserPage[] }>, PagedQuery {}

/** Pages of the members who chose to be listed, the recently active first. */
export function useMembers(): MemberPages {
  const { data, ...query } = trpc.community.members.useInfiniteQuery(
    { limit: limits.page.size },
    { getNextPageParam: nextCursorOf },
  );
  const pages = data?.pages.map(({ members, ...page }) => ({ ...page, users: members }));
  return { ...query, data: pages && { pages } };
}
