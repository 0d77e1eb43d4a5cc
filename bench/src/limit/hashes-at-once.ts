import { availableParallelism } from 'node:os';

/**
 * The number of password hashes that the API computes at once: it leaves one processor to all other calls. It must be
 * that of apps/api, or the bench would compare different servers.
 */
export const hashesAtOnce = Math.max(1, Math.min(4, availableParallelism() - 1));
