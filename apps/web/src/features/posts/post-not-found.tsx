import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignInLinks } from '../../lib/navigation/sign-in-links.ts';
import { useSession } from '../../lib/server/session.ts';
import { EmptyState } from '../../ui/composed/empty-state.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { Page } from '../../ui/primitives/page.tsx';

/** Shown both for a missing post and for a hidden one, so that the page does not reveal whether the post exists. */
export function PostNotFound({ action }: { action: ReactNode }) {
  const { t } = useTranslation('posts');
  const isVisitor = useSession().status === 'visitor';
  const { login } = useSignInLinks();
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
