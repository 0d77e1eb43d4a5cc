// What pages and the service worker (sw.ts) say to each other.

/** Lets a waiting service worker take over. */
export const takeOver = 'take-over';

/** Says to a tab that somebody clicked on a push message that leads to its page. */
export const pushOpened = 'push-opened';
