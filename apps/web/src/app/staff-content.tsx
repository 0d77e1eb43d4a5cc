import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../lib/server/session.ts';
import { links } from '../links.ts';
import { EmptyState } from '../ui/composed/empty-state.tsx';
import { LinkButton } from '../ui/primitives/link-button.tsx';

/**
 * The content of a page for moderators and admins. While their second factor is missing where it is needed, the server
 * refuses all calls of the page, so that it leads to the settings instead.
 */
export function StaffContent({ children }: { children: ReactNode }) {
  const { t } = useTranslation('moderation');
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
