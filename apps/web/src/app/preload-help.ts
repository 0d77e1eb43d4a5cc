import { wokeUp } from '../lib/server/wake.ts';
import { links } from '../links.ts';
import { preload } from './screens.ts';

const againMs = 10_000;

/**
 * "Get help now" is in memory, with its texts and its lines, before somebody needs it: from then on it opens without a
 * network and without a server. What did not come is asked for until it has.
 */
export function preloadHelp(): void {
  let stop = () => {};
  const carry = () => {
    stop();
    preload(links.help).catch(() => {
      const timer = setTimeout(carry, againMs);
      const deaf = wokeUp.on(carry);
      addEventListener('online', carry, { once: true });
      stop = () => {
        clearTimeout(timer);
        deaf();
        removeEventListener('online', carry);
      };
    });
  };
  carry();
}
