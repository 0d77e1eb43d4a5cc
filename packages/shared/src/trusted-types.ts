/** The one Trusted Types policy that a page may create. It allows the service worker’s address and nothing else. */
export const workerPolicy = 'halved-worker';
