import type { PublicProfile } from '@halved/shared/contract/users';
import type { QueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { QueryResult } from '../../lib/cache/query-result.ts';
import { api, trpc } from '../../lib/server/trpc.ts';

/** A member's public profile; nothing is requested without a username. */
export const useProfile = (username: string): QueryResult<PublicProfile> =>
  trpc.users.profile.useQuery({ username }, { enabled: username !== '' });

/** Requests a profile before its screen opens. Returns it; undefined if the request failed. */
export async function prefetchProfile(
  client: QueryClient,
  username: string,
): Promise<PublicProfile | undefined> {
  const queryKey = getQueryKey(trpc.users.profile, { username }, 'query');
  await client.prefetchQuery({ queryKey, queryFn: () => api.users.profile.query({ username }) });
  return client.getQueryData(queryKey);
}
