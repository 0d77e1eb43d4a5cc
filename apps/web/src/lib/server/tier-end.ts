import { times } from '@halved/shared/limits';
import { refreshUser, session } from './session.ts';

/** The longest time that a browser's timer can wait: 24 days. */
const longestTimerMs = 2 ** 31 - 1;

const endOfTier = (): string | null => {
  const current = session.get();
  return current.status === 'member' ? current.user.tierEndsAt : null;
};

/**
 * Loads the account again at the moment when the member's tier ends, so that the gates close by themselves. The server
 * may not agree at once, because its clock differs, or may not answer. So the account is loaded again for two minutes,
 * and whenever somebody returns to the tab. While nobody sees the tab, nothing is sent. Call it once at the start; it
 * returns the function that stops it.
 */
export function watchTierEnd(): () => void {
  let end: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (end === null) return;
    const lateMs = Date.now() - Date.parse(end);
    if (lateMs < 0) timer = setTimeout(look, Math.min(-lateMs, longestTimerMs));
    else if (document.visibilityState === 'visible') {
      void refreshUser();
      if (lateMs < times.tierEndPollForMs) timer = setTimeout(look, times.tierEndPollMs);
    }
  };
  const follow = () => {
    const next = endOfTier();
    if (next === end) return;
    end = next;
    look();
  };
  const stopFollowing = session.on(follow);
  document.addEventListener('visibilitychange', look);
  follow();
  return () => {
    clearTimeout(timer);
    stopFollowing();
    document.removeEventListener('visibilitychange', look);
  };
}
