import { times } from '@halved/shared/limits';
import { refreshUser, session } from './session.ts';

/**
 * Loads the account again when its member returns to the page, because a suspension may have been lifted, or a role
 * given, meanwhile. For a suspended member this happens at every return, for others only if the account was not loaded
 * for some minutes. Call it once at the start; it returns the function that stops it.
 */
export function refreshAccountOnReturn(): () => void {
  let loadedAt = Date.now();
  const stopFollowing = session.on(() => {
    loadedAt = Date.now();
  });
  const look = () => {
    const current = session.get();
    if (document.visibilityState !== 'visible' || current.status !== 'member') return;
    const isOld = Date.now() - loadedAt >= times.accountFreshMs;
    if (current.user.suspension || isOld) void refreshUser();
  };
  document.addEventListener('visibilitychange', look);
  return () => {
    stopFollowing();
    document.removeEventListener('visibilitychange', look);
  };
}
