import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';

/**
 * Asks for what is on screen again after something has changed; what is not is asked for when it is shown. What is on
 * its way for the first time is let go: its answer may be from before the change, and would count as a fresh one.
 */
export async function invalidate(client: QueryClient, filters: InvalidateQueryFilters = {}): Promise<void> {
  await client.cancelQueries(filters);
  await client.invalidateQueries(filters);
}
