import { hourMs } from '@halved/shared/durations';
import { keepPreviousData, type QueryClient, type QueryKey } from '@tanstack/react-query';

/**
 * Published numbers change once a day or a week, and the calls are limited to 60 an hour. So one response is shown for
 * an hour.
 */
export const rarely = { staleTime: hourMs, gcTime: hourMs } as const;

/** While the numbers of another choice load, the old ones stay on the screen. */
export const keepingOld = { ...rarely, placeholderData: keepPreviousData } as const;

/** Requests published numbers before their screen opens. */
export async function prefetchNumbers(
  client: QueryClient,
  queries: readonly { queryKey: QueryKey; queryFn: () => Promise<unknown> }[],
): Promise<void> {
  await Promise.all(queries.map((query) => client.prefetchQuery({ ...query, ...rarely })));
}
