import { isDatabaseAway } from '@halved/db';
import type { Services } from '../../services/index.ts';
import { askDueMembers } from './ask.ts';
import type { NotifyOptions } from './notify-each.ts';
import { remindDueMembers } from './remind.ts';

/**
 * Asks and reminds every member whose time has come. Check-ins come first, because a member gets either a check-in or a
 * reminder on a day. A failure about one member’s check-in costs nobody their reminder.
 * @throws the first failure, after all others were notified
 */
export async function notifyDueMembers(
  services: Pick<Services, 'db' | 'pool'>,
  options: NotifyOptions = {},
): Promise<void> {
  const failures: unknown[] = [];
  for (const notify of [askDueMembers, remindDueMembers]) {
    try {
      await notify(services, options);
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
