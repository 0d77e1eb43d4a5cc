import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePolling } from '../server/polling.ts';
import { invalidate } from './invalidate.ts';

/** The first snapshot of a new community takes about a minute. The calls are limited to 60 an hour. */
const lookAgainMs = 20_000;

interface Dated {
  generatedAt: string | null;
}

const isEarly = (data: Dated | undefined): boolean => data?.generatedAt === null;

/** The `refetchInterval` of a query of published numbers: while there is no snapshot, it looks again. */
export function useLookingAgain() {
  const interval = usePolling(lookAgainMs);
  return ({ state }: { state: { data: Dated | undefined } }) => (isEarly(state.data) ? interval : false);
}

/** Forgets the empty answers from before the first snapshot when there is one, or when the page is left. */
export function useForgettingEarly(data: Dated | undefined, router: 'analytics' | 'demographics'): void {
  const client = useQueryClient();
  const wasEarly = isEarly(data);
  useEffect(
    () => (wasEarly ? () => void invalidate(client, { queryKey: [[router]] }) : undefined),
    [client, router, wasEarly],
  );
}
