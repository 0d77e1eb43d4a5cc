import { isServerAwake } from '../lib/server/wake.ts';

const key = 'halved_reloaded_at';
const pauseMs = 60_000;

/**
 * Loads the page anew after a chunk was missing: a deployment replaced the chunks while it was open. Not
 * twice within a minute, or a chunk that stays missing would reload the page for ever.
 */
export async function reloadOnce(): Promise<void> {
  // A server that sleeps would not even give the page: whoever asked waits for it (lib/server/load-when-awake.ts).
  if (!(await isServerAwake())) return;
  try {
    if (Date.now() - Number(sessionStorage.getItem(key)) < pauseMs) return;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // Without a memory there is no telling whether this is the first time.
    return;
  }
  location.reload();
}
