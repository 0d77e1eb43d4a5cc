import {
  type MutationCacheNotifyEvent,
  type QueryCacheNotifyEvent,
  useQueryClient,
} from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode } from '../lib/server/api-error.ts';
import { refreshUser, useUser } from '../lib/server/session.ts';
import { links } from '../links.ts';
import { EmptyState } from '../ui/composed/empty-state.tsx';
import { LinkButton } from '../ui/primitives/link-button.tsx';

/**
 * Loads the account again when a request or a write of the page is forbidden. Somebody may have taken the role
 * meanwhile, and what the page has loaded before must not stay on the screen.
 */
function useRoleCheck(): void {
  const client = useQueryClient();
  useEffect(() => {
    const check = (event: QueryCacheNotifyEvent | MutationCacheNotifyEvent) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      if (errorCode(event.action.error) === 'FORBIDDEN') void refreshUser();
    };
    const ends = [client.getQueryCache().subscribe(check), client.getMutationCache().subscribe(check)];
    return () => {
      for (const end of ends) end();
    };
  }, [client]);
}

/**
 * The content of a page for moderators and admins. While their second factor is missing where it is needed, the server
 * refuses all calls of the page, so that it leads to the settings instead.
 */
export function StaffContent({ children }: { children: ReactNode }) {
  const { t } = useTranslation('moderation');
  useRoleCheck();
  if (!useUser()?.needsSecondFactor) return children;
  return (
    <EmptyState
      title={t(($) => $.factor.title)}
      action={
        <LinkButton variant="primary" to={links.secondFactor}>
          {t(($) => $.factor.setUp)}
        </LinkButton>
      }
    >
      {t(($) => $.factor.text)}
    </EmptyState>
  );
}
