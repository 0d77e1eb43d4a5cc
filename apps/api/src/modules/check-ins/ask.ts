import { databaseNow, withTransaction } from '@halved/db';
import { tierHas } from '@halved/shared/tiers';
import type { Services } from '../../services/index.ts';
import { isQuiet, notifyOfCheckIn } from '../notify/public.ts';
import { claimDay, findOpenPosts, findReadMoments, insertCheckIn } from './ask-queries.ts';
import { choosePost, usualHour } from './choose.ts';
import { findMember, findMembersToAsk, type MemberToAsk, membersAtOnce } from './due-queries.ts';
import { checkInTime, nextCheckIn, wasToldToday } from './schedule.ts';

type Asking = Pick<Services, 'db' | 'pool'>;

const isSmart = ({ tier }: MemberToAsk): boolean => tierHas(tier, 'smart_notifications');

const beforeAll = '00000000-0000-0000-0000-000000000000';

/**
 * Asks every member whose check-in is due, each once, and returns how many were asked. It may run late, twice, or in
 * several workers at once: the claim in `ask` decides.
 */
export async function askDueMembers(services: Asking, now?: Date): Promise<number> {
  const moment = now ?? (await databaseNow(services.db));
  let asked = 0;
  let after = beforeAll;
  for (;;) {
    const members = await findMembersToAsk(services.db, moment, after);
    for (const member of members) {
      if ((await isDue(services, member, moment)) && (await ask(services, member, moment))) asked += 1;
    }
    const last = members.at(-1);
    if (!last || members.length < membersAtOnce) return asked;
    after = last.id;
  }
}

async function isDue({ db }: Asking, member: MemberToAsk, now: Date): Promise<boolean> {
  const time = isSmart(member)
    ? usualHour(await findReadMoments(db, member.id, now), member.timezone)
    : undefined;
  const due = nextCheckIn(member, now, time ?? checkInTime);
  return due !== null && due <= now;
}

/** Asks a member about one open post. False without open posts, or if another worker has just asked. */
function ask({ pool }: Asking, member: MemberToAsk, now: Date): Promise<boolean> {
  return withTransaction(pool, async (db) => {
    const userId = member.id;
    const choice = choosePost(await findOpenPosts(db, userId, now), isSmart(member));
    if (!choice || !(await claimDay(db, 'checkIn', { ...member, userId, now }))) return false;
    const checkInId = await insertCheckIn(db, { ...choice, userId, askedAt: now });
    await notifyOfCheckIn(db, { checkInId, userId, postId: choice.postId });
    return true;
  });
}

/** Asks a member who wishes to be asked now. False on a day that had a check-in or a reminder, and in quiet hours. */
export async function askNow(services: Asking, userId: string): Promise<boolean> {
  const now = await databaseNow(services.db);
  const member = await findMember(services.db, userId);
  if (!member || isQuiet(now, member) || wasToldToday(member, now)) return false;
  return ask(services, member, now);
}
