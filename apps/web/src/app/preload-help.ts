import { wokeUp } from '../lib/server/wake.ts';
import { links } from '../links.ts';
import { preload } from './screens.ts';

const againMs = 10_000;

/**
 * Loads "Get help now" into memory, with its texts and crisis lines, so that it opens without a network and without a
 * server. Parts that fail to load are requested again until they arrive.
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
