import type { User } from '@halved/shared/contract/users';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Toasts } from '../app/shell/toasts.tsx';
import { startI18n } from '../i18n/index.ts';
import { createQueryClient } from '../lib/cache/query-client.ts';
import { session } from '../lib/server/session.ts';
import { createHooksClient, trpc } from '../lib/server/trpc.ts';
import { toasts } from '../lib/state/toast.ts';
import { completeBrowser } from './complete-browser.ts';

const namespaces = [
  'messages',
  ...Object.keys(import.meta.glob('../i18n/locales/en/*.json')).map((path) =>
    path.slice(path.lastIndexOf('/') + 1, -'.json'.length),
  ),
];

// The first test that opens a screen also reads and compiles what the screen loads lazily. On a busy machine that takes
// longer than the default timeout of one second.
configure({ asyncUtilTimeout: 10_000 });

/** Loads the English texts; call it before the first test of a file. */
export async function prepareTexts(): Promise<void> {
  if (!i18next.isInitialized) await startI18n();
  await i18next.loadNamespaces(namespaces);
}

export interface Setting {
  /** The signed-in member; a visitor if left out. */
  user?: User;
  at?: string;
  client?: QueryClient;
}

/** Renders an element within the application's contexts: texts, cache, typed client, session, router, messages. */
export function renderApp(
  children: ReactNode,
  { user, at = '/', client = createQueryClient() }: Setting = {},
) {
  completeBrowser();
  toasts.set([]);
  session.set(user ? { status: 'member', user } : { status: 'visitor' });
  const hooks = createHooksClient();
  return {
    client,
    ...render(
      <trpc.Provider client={hooks} queryClient={client}>
        <QueryClientProvider client={client}>
          <MemoryRouter initialEntries={[at]}>
            {children}
            <Toasts />
          </MemoryRouter>
        </QueryClientProvider>
      </trpc.Provider>,
    ),
  };
}
