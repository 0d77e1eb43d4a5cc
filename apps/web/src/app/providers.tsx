import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { queryClient } from '../lib/cache/query-client.ts';
import { createHooksClient, trpc } from '../lib/server/trpc.ts';

/** The contexts around every screen: the cache and the typed client. */
export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(createHooksClient);
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}
