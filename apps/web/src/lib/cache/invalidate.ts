import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';

/**
 * Refetches the queries on screen after a change; other queries are refetched when they are shown. Fetches under way
 * are cancelled first, because a response from before the change would count as fresh.
 */
export async function invalidate(client: QueryClient, filters: InvalidateQueryFilters = {}): Promise<void> {
  await client.cancelQueries(filters);
  await client.invalidateQueries(filters);
}
