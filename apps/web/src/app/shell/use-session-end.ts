import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { sessionExpired } from '../../lib/server/api-fetch.ts';
import { useStore } from '../../lib/state/store.ts';
import { links } from '../../links.ts';

/**
 * Pages that need no session. When a session ends, they stay on the screen: nobody is led away from help, from what a
 * mailed link or an invitation opened, or from what they type there.
 */
const forAnyone: readonly string[] = [
  links.help,
  links.login,
  links.register,
  links.forgotPassword,
  links.resetPassword,
  links.verifyEmail,
  links.unsubscribe,
];

/**
 * Redirects to /login when the session has ended without a sign-out. After the login the member returns to the page
 * where they were (docs/product.md §10.2).
 */
export function useSessionEnd(): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const expired = useStore(sessionExpired);
  useEffect(() => {
    if (!expired) return;
    sessionExpired.set(false);
    if (!forAnyone.includes(pathname)) void navigate(links.loginThen(pathname + search));
  }, [expired, navigate, pathname, search]);
}
