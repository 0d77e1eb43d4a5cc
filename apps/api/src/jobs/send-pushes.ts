import {
  decideOnPush,
  dropPush,
  forgetDevice,
  type LeasedPush,
  leasePushes,
  markPushSent,
  postponePush,
  postponePushUntil,
  pushesAtOnce,
} from '../modules/notifications/public.ts';
import type { Services } from '../services/index.ts';

const firstPauseSeconds = 15;
const longestPauseSeconds = 60 * 60;
/** A message that is this late is dropped. The member reads it in the app. */
const maxLateSeconds = 24 * 60 * 60;

type Sender = Pick<Services, 'db' | 'log' | 'push'>;

/** Delays a message, longer after each attempt. */
const postpone = (db: Sender['db'], { id, attempts }: LeasedPush, leastSeconds = 0): Promise<void> => {
  const pause = Math.max(firstPauseSeconds * 2 ** (attempts - 1), leastSeconds);
  return postponePush(db, id, Math.min(pause, longestPauseSeconds));
};

/** Sends a message, unless its host is one of `silentHosts`. Adds its host to them if it does not answer. */
async function deliver({ db, log, push }: Sender, row: LeasedPush, silentHosts: Set<string>): Promise<void> {
  const decision = await decideOnPush(db, row);
  if (decision === 'drop') return dropPush(db, row);
  if (decision instanceof Date) return postponePushUntil(db, row.id, decision);
  const { host } = new URL(decision.target.endpoint);
  if (silentHosts.has(host)) return postpone(db, row);
  const outcome = await push.send(decision.target, decision.message);
  if (outcome.state === 'sent') return markPushSent(db, row);
  if (outcome.state === 'gone') return forgetDevice(db, row);
  const { state, reason } = outcome;
  if (state === 'silent') silentHosts.add(host);
  const details = { push: row.id, state, reason, attempts: row.attempts };
  if (state === 'refused' || row.lateSeconds > maxLateSeconds) {
    log.warn(details, 'a push message was not taken and is given up');
    return dropPush(db, row);
  }
  log.info(details, 'a push message was not taken and will be tried again');
  await postpone(db, row, outcome.seconds);
}

/**
 * Sends the push messages that are due by the database's clock. If a worker is killed after it sent a message and before
 * it marked the message as sent, the message is sent twice. The device shows only the second, because both have one tag.
 * A push service that does not answer is not called again in this run, so that other services do not wait for it.
 */
export async function sendPushes(services: Sender & Pick<Services, 'lifecycle'>): Promise<void> {
  const silentHosts = new Set<string>();
  while (!services.lifecycle.stopping) {
    const rows = await leasePushes(services.db);
    const outcomes = await Promise.allSettled(rows.map((row) => deliver(services, row, silentHosts)));
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
    if (rows.length < pushesAtOnce) break;
  }
}
