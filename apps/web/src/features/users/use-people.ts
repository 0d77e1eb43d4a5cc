import type { UserPage } from '@halved/shared/contract/users';
import { limits } from '@halved/shared/limits';
import { nextCursorOf } from '../../lib/cache/next-cursor.ts';
import type { QueryResult } from '../../lib/cache/query-result.ts';
import { trpc } from '../../lib/server/trpc.ts';
import type { PagedQuery } from '../../ui/composed/next-page.tsx';

export interface PeoplePages extends QueryResult<{ pages: UserPage[] }>, PagedQuery {}

const limit = limits.page.size;
const paging = { getNextPageParam: nextCursorOf };

export type PeopleListName = 'followers' | 'following';

/** The followers of a member, or the members whom they follow; latest first. */
export const usePeople = (list: PeopleListName, username: string): PeoplePages =>
  trpc.users[list].useInfiniteQuery({ username, limit }, paging);

/** The members whom the viewer blocked, latest first. */
export const useBlocked = (): PeoplePages => trpc.users.blocked.useInfiniteQuery({ limit }, paging);
