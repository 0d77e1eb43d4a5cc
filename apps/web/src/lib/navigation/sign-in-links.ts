import { useLocation } from 'react-router-dom';
import { links, ownPath } from '../../links.ts';

/** The screens of signing in: they pass the return path on unchanged. */
const onTheWay: readonly string[] = [links.login, links.register, links.forgotPassword];
/** Nobody wants to return to these: a sign-in leads to its usual page. */
const notBackTo: readonly string[] = [links.home, links.resetPassword, links.verifyEmail];

/** A placeholder for this site's origin, which the landing page does not know when the build renders it. */
const origin = 'https://this-site.invalid';

/** Where somebody on `path` returns after signing in; null for the usual page of a sign-in. */
export function returnPath(path: string): string | null {
  const url = URL.parse(path, origin);
  if (!url || notBackTo.includes(url.pathname)) return null;
  return ownPath(onTheWay.includes(url.pathname) ? url.searchParams.get('return') : path, origin);
}

/** The links to log in and to sign up, which lead back to the current page. */
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
