import { useLocation } from 'react-router-dom';
import { links, ownPath } from '../../links.ts';

/** Screens on the way in: what they lead back to is the same as before. */
const onTheWay: readonly string[] = [links.login, links.register, links.forgotPassword];
/** Nobody wants to be back there: a sign-in leads on as ever. */
const notBackTo: readonly string[] = [links.home, links.resetPassword, links.verifyEmail];

/** Stands for this site, whose address the landing page does not know when it is written at the build. */
const origin = 'https://this-site.invalid';

/** Where somebody on `path` wants to be after signing in; null for where a sign-in leads by itself. */
export function returnPath(path: string): string | null {
  const url = URL.parse(path, origin);
  if (!url || notBackTo.includes(url.pathname)) return null;
  return ownPath(onTheWay.includes(url.pathname) ? url.searchParams.get('return') : path, origin);
}

/** The ways to sign in and to join, which lead back to where one is. */
export function useSignInLinks(): { login: string; register: string; forgotPassword: string } {
  const { pathname, search, hash } = useLocation();
  const back = returnPath(pathname + search + hash);
  if (!back) return links;
  const query = `?return=${encodeURIComponent(back)}`;
  return {
    login: links.login + query,
    register: links.register + query,
    forgotPassword: links.forgotPassword + query,
  };
}
