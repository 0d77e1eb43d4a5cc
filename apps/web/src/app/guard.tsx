import type { User } from '@halved/shared/contract/users';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { lazyPart } from '../lib/rendering/lazy-part.ts';
import { hasRole } from '../lib/server/roles.ts';
import { useSession } from '../lib/server/session.ts';
import { afterLoginPath, afterRegisterPath, links, ownPath } from '../links.ts';
import { Skeleton } from '../ui/primitives/skeleton.tsx';
import type { Access } from './route.ts';
import { routeOf } from './route-of.ts';

// The page is loaded on demand, because it is seldom shown.
const NoPermission = lazyPart(
  () => import('./no-permission.tsx'),
  (part) => part.NoPermission,
);

/** Whether this member may enter the page of a path. */
export function isOpenTo(path: string, user: User): boolean {
  const access = routeOf(path)?.access ?? 'any';
  return access === 'any' || (access !== 'guest' && hasRole(user, access));
}

/**
 * Shows a page to those who may enter it. Others are redirected, or read that they have no permission (docs/product.md
 * §15.1).
 */
export function Guard({ access, children }: { access: Access; children: ReactNode }) {
  const { t } = useTranslation();
  const session = useSession();
  const { pathname, search } = useLocation();
  const [params] = useSearchParams();
  if (access === 'any') return children;
  if (access === 'guest') {
    if (session.status !== 'member') return children;
    const defaultPath = pathname === links.login ? afterLoginPath : afterRegisterPath;
    return <Navigate to={ownPath(params.get('return'), location.origin) ?? defaultPath} replace />;
  }
  if (session.status === 'loading') {
    return (
      <div className="mx-auto max-w-page px-4 py-10">
        <Skeleton label={t(($) => $.loading)} />
      </div>
    );
  }
  if (session.status === 'visitor') return <Navigate to={links.loginThen(pathname + search)} replace />;
  return hasRole(session.user, access) ? children : <NoPermission />;
}
