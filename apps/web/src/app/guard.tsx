import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useSession } from '../lib/server/session.ts';
import { afterLoginPath, afterRegisterPath, links, ownPath } from '../links.ts';
import { Skeleton } from '../ui/primitives/skeleton.tsx';
import type { Access } from './routes.tsx';

/** Lets in whom the table of screens names; others are led on (docs/product.md §15.1). */
export function Guard({ access, children }: { access: Access; children: ReactNode }) {
  const { t } = useTranslation();
  const { status } = useSession();
  const { pathname, search } = useLocation();
  const [params] = useSearchParams();
  if (access === 'member' && status === 'loading') {
    return (
      <div className="mx-auto max-w-page px-4 py-10">
        <Skeleton label={t(($) => $.loading)} />
      </div>
    );
  }
  if (access === 'member' && status === 'visitor') {
    return <Navigate to={links.loginThen(pathname + search)} replace />;
  }
  if (access === 'guest' && status === 'member') {
    const otherwise = pathname === links.login ? afterLoginPath : afterRegisterPath;
    return <Navigate to={ownPath(params.get('return'), location.origin) ?? otherwise} replace />;
  }
  return children;
}
