/** What the jobs use to tell members of notifications outside the app. */
export { decideOnMail, queueDeliveries } from './deliver.ts';
export { decideOnPush } from './push-deliver.ts';
export {
  dropPush,
  forgetDevice,
  keepAsSent,
  type LeasedPush,
  leasePushes,
  postponePush,
  pushesAtOnce,
} from './push-queries.ts';
export { unsubscribeToken } from './unsubscribe-token.ts';
