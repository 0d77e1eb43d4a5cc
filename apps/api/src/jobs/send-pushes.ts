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

async function deliver({ db, log, push }: Sender, row: LeasedPush): Promise<void> {
  const decision = await decideOnPush(db, row);
  if (decision === 'drop') return dropPush(db, row);
  if (decision instanceof Date) return postponePushUntil(db, row.id, decision);
  const outcome = await push.send(decision.target, decision.message);
  if (outcome.state === 'sent') return markPushSent(db, row);
  if (outcome.state === 'gone') return forgetDevice(db, row);
  const { state, reason } = outcome;
  const details = { push: row.id, state, reason, attempts: row.attempts };
  if (state === 'refused' || row.lateSeconds > maxLateSeconds) {
    log.warn(details, 'a push message was not taken and is given up');
    return dropPush(db, row);
  }
  log.info(details, 'a push message was not taken and will be tried again');
  const pause = Math.max(firstPauseSeconds * 2 ** (row.attempts - 1), outcome.seconds ?? 0);
  await postponePush(db, row.id, Math.min(pause, longestPauseSeconds));
}

/**
 * Sends the push messages that are due by the database's clock. If a worker is killed after it sent a message and before
 * it marked the message as sent, the message is sent twice. The device shows only the second, because both have one tag.
 */
export async function sendPushes(services: Sender & Pick<Services, 'lifecycle'>): Promise<void> {
  while (!services.lifecycle.stopping) {
    const rows = await leasePushes(services.db);
    const outcomes = await Promise.allSettled(rows.map((row) => deliver(services, row)));
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
    if (rows.length < pushesAtOnce) break;
  }
}
