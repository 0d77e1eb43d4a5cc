/** The only Trusted Types policy that a page may create. It allows only the service worker’s address. */
export const workerPolicy = 'halved-worker';
