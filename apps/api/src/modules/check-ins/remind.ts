import { databaseNow, withTransaction } from '@halved/db';
import type { Services } from '../../services/index.ts';
import { clockAt, isQuiet, notifyOfReminder, timeOutsideQuietHours } from '../notify/public.ts';
import { claimDay } from './ask-queries.ts';
import { type NotifyOptions, notifyEach } from './notify-each.ts';
import { findMembersToRemind, insertReminder, lockSubject, type MemberToRemind } from './reminder-queries.ts';
import { checkInTime, wasNotifiedToday } from './schedule.ts';

/**
 * Reminds members of exercises that they have not completed and of posts that have long been open, each once, and
 * returns how many were reminded. A reminder comes after the time of check-ins, never in quiet hours, and never on a
 * day that had a check-in or another reminder. Call this after `askDueMembers`, so that a check-in that is due on the
 * same day comes instead. It may run late, twice, or in several workers at once.
 */
export async function remindDueMembers(
  services: Pick<Services, 'db' | 'pool'>,
  { now, signal }: NotifyOptions = {},
): Promise<number> {
  const moment = now ?? (await databaseNow(services.db));
  return notifyEach({
    membersAfter: (id) => findMembersToRemind(services.db, moment, id),
    selectDue: (members) => members.filter((member) => isRightTime(member, moment)),
    notify: (member) => remind(services, member, moment),
    signal,
  });
}

const isRightTime = (member: MemberToRemind, now: Date): boolean =>
  clockAt(now, member.timezone) >= timeOutsideQuietHours(checkInTime, member) &&
  !isQuiet(now, member) &&
  !wasNotifiedToday(member, now);

function remind({ pool }: Pick<Services, 'pool'>, member: MemberToRemind, now: Date): Promise<boolean> {
  const { id: userId, subjectId, exerciseId, postId } = member;
  return withTransaction(pool, async (db) => {
    if (!(await lockSubject(db, member))) return false;
    if (!(await claimDay(db, 'reminder', { ...member, userId, now }))) return false;
    if (!(await insertReminder(db, { subjectId, userId }))) return false;
    await notifyOfReminder(
      db,
      exerciseId === null
        ? { kind: 'reminder', userId, subjectId, postId }
        : { kind: 'exercise_reminder', userId, subjectId: exerciseId, postId: null },
    );
    return true;
  });
}
