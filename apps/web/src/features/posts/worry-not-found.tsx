import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session.ts';
import { useWayIn } from '../../lib/way-in.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Page } from '../../ui/page.tsx';

/** No worry, or none that the viewer may see: the same for both, so that it tells nothing. */
export function WorryNotFound({ action }: { action: ReactNode }) {
  const { t } = useTranslation('posts');
  const isVisitor = useSession().status === 'visitor';
  const { login } = useWayIn();
  return (
    <Page title={t(($) => $.page.notFound)}>
      <EmptyState
        title={t(($) => $.page.notFoundText)}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {isVisitor && (
              <LinkButton variant="primary" to={login}>
                {t(($) => $.page.logIn)}
              </LinkButton>
            )}
            {action}
          </div>
        }
      >
        {isVisitor && t(($) => $.page.logInText)}
      </EmptyState>
    </Page>
  );
}
