import { watchLanguage } from '../lib/device/language.ts';
import { endPushAtSignOut } from '../lib/device/push.ts';
import { watchOpenedPush } from '../lib/device/push-opened.ts';
import { watchInstance } from '../lib/server/watch-instance.ts';
import { endUndoOnLeaving } from '../lib/state/toast.ts';
import { keepProfile } from './keep-profile.ts';
import { keepPush } from './keep-push.ts';
import { sendKeptWrites } from './send-kept-writes.ts';
import { registerWorker } from './worker.ts';

/**
 * Starts the work that waits for the first page: the service worker, the writes that an earlier page kept, the end of
 * push messages at a sign-out, the pages that push messages lead to, the check of this browser's push subscription, the
 * account that is kept for the time without a network, the listeners for leaving the page, for language changes of the
 * account and of other tabs, and the request for what the operator says about this instance.
 */
export function afterStart(): void {
  registerWorker();
  sendKeptWrites();
  endPushAtSignOut();
  watchOpenedPush();
  watchLanguage();
  keepPush();
  keepProfile();
  endUndoOnLeaving();
  watchInstance();
}
