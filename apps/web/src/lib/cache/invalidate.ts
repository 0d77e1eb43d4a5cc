import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';

/**
 * Refetches what is on screen after a change; other queries are refetched when they are shown. First fetches under way
 * are cancelled, because their responses may predate the change and would count as fresh.
 */
export async function invalidate(client: QueryClient, filters: InvalidateQueryFilters = {}): Promise<void> {
  await client.cancelQueries(filters);
  await client.invalidateQueries(filters);
}
