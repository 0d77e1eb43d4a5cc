import { times } from '@halved/shared/limits';
import { useEffect } from 'react';
import { refreshUser, session } from './session.ts';

let loadedAt = 0;
/** How many parts of the page follow the account closely. */
let followers = 0;

/** How long an account that was just loaded needs no second request. */
const newForMs = 5_000;

/**
 * Loads the account again when its member returns to the page, because a suspension may have been lifted, or a role
 * given, meanwhile. For a suspended member, and while the page follows the account, this happens at every return, else
 * only if the account was not loaded for some minutes. Call it once at the start; it returns the function that stops it.
 */
export function refreshAccountOnReturn(): () => void {
  const stopFollowing = session.on(() => {
    loadedAt = Date.now();
  });
  const look = () => {
    const current = session.get();
    if (document.visibilityState !== 'visible' || current.status !== 'member') return;
    const isOld = Date.now() - loadedAt >= times.accountFreshMs;
    if (current.user.suspension || followers > 0 || isOld) void refreshUser();
  };
  document.addEventListener('visibilitychange', look);
  return () => {
    stopFollowing();
    document.removeEventListener('visibilitychange', look);
  };
}

/**
 * Loads the account now, unless that has just happened, and whenever the member returns to the page. It is for what asks
 * for something that may happen on another device, such as opening a mailed link.
 */
export function useFreshAccount(): void {
  useEffect(() => {
    followers += 1;
    if (Date.now() - loadedAt >= newForMs) void refreshUser();
    return () => {
      followers -= 1;
    };
  }, []);
}
