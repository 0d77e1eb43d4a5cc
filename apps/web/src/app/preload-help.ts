import { wokeUp } from '../lib/server/wake.ts';
import { links } from '../links.ts';
import { preload } from './screens.ts';

const retryMs = 10_000;

/**
 * Loads "Get help now" into memory, with its texts and crisis lines, so that it opens without a network and without a
 * server. Parts that fail to load are requested again until they arrive.
 */
export function preloadHelp(): void {
  let stop = () => {};
  const attempt = () => {
    stop();
    preload(links.help).catch(() => {
      const timer = setTimeout(attempt, retryMs);
      const stopListening = wokeUp.on(attempt);
      addEventListener('online', attempt, { once: true });
      stop = () => {
        clearTimeout(timer);
        stopListening();
        removeEventListener('online', attempt);
      };
    });
  };
  attempt();
}
