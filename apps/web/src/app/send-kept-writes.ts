import { claimWrites, watchPages } from '../lib/server/claim-writes.ts';
import { keeper } from '../lib/server/keeper.ts';
import { deviceKeeper, forgetOthers } from '../lib/server/kept-writes.ts';
import { loadWhenAwake } from '../lib/server/load-when-awake.ts';
import { storedAccount } from '../lib/server/tokens.ts';
import { wokeUp } from '../lib/server/wake.ts';

async function claimAndSend(): Promise<void> {
  const account = storedAccount();
  if (account === null) return;
  const writes = await claimWrites(account);
  watchPages(account, () => void claimAndSend());
  // The code that sends them is loaded only for the few pages that find some.
  if (writes.length > 0) (await loadWhenAwake(() => import('./deliver-kept.ts'))).deliverAll(writes);
}

/**
 * Keeps the waiting writes of this page, and sends what pages that are closed or reloaded had kept: when this page
 * starts, when the network or the server is back, and when a page that keeps some has ended.
 */
export function sendKeptWrites(): void {
  keeper.set(deviceKeeper);
  // A session may have ended before the keeper was loaded.
  forgetOthers(storedAccount());
  const claim = () => void claimAndSend();
  claim();
  wokeUp.on(claim);
  addEventListener('online', claim);
}
