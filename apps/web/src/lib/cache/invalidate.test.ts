import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { invalidate } from './invalidate.ts';

it('invalidating a query also restarts a first fetch that is under way', async () => {
  const client = new QueryClient();
  const resolvers: ((following: number) => void)[] = [];
  const observer = new QueryObserver(client, {
    queryKey: ['numbers'],
    queryFn: () => new Promise<number>((resolve) => resolvers.push(resolve)),
  });
  const stop = observer.subscribe(() => undefined);
  expect(resolvers).toHaveLength(1);
  // The first response says 0, because the server counted before somebody followed. The second response says 1.
  const invalidation = invalidate(client, { queryKey: ['numbers'] });
  resolvers[0]?.(0);
  await vi.waitFor(() => expect(resolvers).toHaveLength(2));
  resolvers[1]?.(1);
  await invalidation;
  expect(client.getQueryData(['numbers'])).toBe(1);
  stop();
});
