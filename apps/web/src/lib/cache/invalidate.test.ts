import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { invalidate } from './invalidate.ts';

it('invalidating a query also restarts a first fetch that is under way', async () => {
  const client = new QueryClient();
  const answers: ((following: number) => void)[] = [];
  const observer = new QueryObserver(client, {
    queryKey: ['numbers'],
    queryFn: () => new Promise<number>((resolve) => answers.push(resolve)),
  });
  const stop = observer.subscribe(() => undefined);
  expect(answers).toHaveLength(1);
  // Somebody follows after the server has counted for the first answer, which says 0; the second says 1.
  const asked = invalidate(client, { queryKey: ['numbers'] });
  answers[0]?.(0);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.(1);
  await asked;
  expect(client.getQueryData(['numbers'])).toBe(1);
  stop();
});
