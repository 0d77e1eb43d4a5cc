import type { Database } from '@halved/db';
import type { PushMessage, PushTarget } from '../../services/push.ts';
import { afterQuietHours, isQuiet } from '../notify/public.ts';
import { findDevice, findUnreadNotification, type LeasedPush } from './push-queries.ts';
import { pushPayload } from './push-text.ts';

/** A message that is ready to be sent. */
interface ReadyPush {
  target: PushTarget;
  message: PushMessage;
}

/** The topic of a notification is its id without hyphens, because a topic has at most 32 characters. */
const topicOf = (id: string) => id.replaceAll('-', '');

/**
 * What becomes of a waiting push message: it is sent, or dropped, or waits until the end of quiet hours. It is dropped if
 * the member turned push off or signed out on the device, or has read the notification, or may no longer see it.
 */
export async function decideOnPush(
  db: Database,
  { subscriptionId, notificationId }: LeasedPush,
): Promise<ReadyPush | 'drop' | Date> {
  const device = await findDevice(db, subscriptionId);
  if (!device?.wantsPush) return 'drop';
  if (isQuiet(device.now, device)) return afterQuietHours(device.now, device);
  const notification = await findUnreadNotification(db, { id: notificationId, userId: device.userId });
  if (!notification) return 'drop';
  const { endpoint, p256dh, auth, language } = device;
  return {
    target: { endpoint, p256dh, auth },
    message: { payload: pushPayload({ ...notification, language }), topic: topicOf(notification.id) },
  };
}
