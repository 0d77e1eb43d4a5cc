import { reloadWithNewest } from '../lib/device/new-version.ts';
import { isServerAwake } from '../lib/server/wake.ts';

const key = 'halved_reloaded_at';
const pauseMs = 60_000;

/**
 * Reloads the page when a chunk is missing. A chunk is missing if a deployment has replaced the chunks while the page
 * was open. The page is reloaded at most once a minute, because otherwise a chunk that stays missing would reload it
 * for ever.
 */
export async function reloadOnce(): Promise<void> {
  // A sleeping server would not deliver the page either. The caller waits until the server is awake
  // (lib/server/load-when-awake.ts).
  if (!(await isServerAwake())) return;
  try {
    if (Date.now() - Number(sessionStorage.getItem(key)) < pauseMs) return;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // Without storage the page cannot tell whether it has reloaded before.
    return;
  }
  reloadWithNewest();
}
