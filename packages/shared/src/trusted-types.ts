/** The one Trusted Types policy that a page may make: it knows the service worker’s address, and nothing else. */
export const workerPolicy = 'halved-worker';
