import { parseUrl } from '@halved/shared/parse-url';
import { useLocation } from 'react-router-dom';
import { links, ownPath } from '../../links.ts';

/** The screens of signing in: they pass the return path on unchanged. */
const signInPaths: readonly string[] = [links.login, links.register, links.forgotPassword];
/** A sign-in never returns to these screens, but leads to its usual page. */
const neverReturnedTo: readonly string[] = [links.home, links.resetPassword, links.verifyEmail];

/** A placeholder for this site's origin, which the landing page does not know when the build renders it. */
const origin = 'https://this-site.invalid';

/** The path to which a sign-in from `path` returns; null for the usual page of a sign-in. */
export function returnPath(path: string): string | null {
  const url = parseUrl(path, origin);
  if (!url || neverReturnedTo.includes(url.pathname)) return null;
  return ownPath(signInPaths.includes(url.pathname) ? url.searchParams.get('return') : path, origin);
}

/** The links to log in and to sign up, which lead back to the current page. */
export function useSignInLinks(): { login: string; register: string; forgotPassword: string } {
  const { pathname, search, hash } = useLocation();
  const path = returnPath(pathname + search + hash);
  if (!path) return links;
  const query = `?return=${encodeURIComponent(path)}`;
  return {
    login: links.login + query,
    register: links.register + query,
    forgotPassword: links.forgotPassword + query,
  };
}
