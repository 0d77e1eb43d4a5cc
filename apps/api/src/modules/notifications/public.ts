/** What the jobs use to send mails and push messages about notifications. */
export { decideOnMail, queueDeliveries } from './deliver.ts';
export { decideOnPush } from './push-deliver.ts';
export {
  dropPush,
  forgetDevice,
  type LeasedPush,
  leasePushes,
  markPushSent,
  postponePush,
  postponePushUntil,
  pushesAtOnce,
} from './push-queries.ts';
export { unsubscribeToken } from './unsubscribe-token.ts';
