import { databaseNow, withTransaction } from '@halved/db';
import { tierHas } from '@halved/shared/tiers';
import type { Services } from '../../services/index.ts';
import { isQuiet, notifyOfCheckIn } from '../notify/public.ts';
import { claimDay, findOpenPosts, findReadMoments, insertCheckIn, lockOpenPost } from './ask-queries.ts';
import { choosePost, usualHour } from './choose.ts';
import { findMember, findMembersToAsk, type MemberToAsk } from './due-queries.ts';
import { type NotifyOptions, notifyEach } from './notify-each.ts';
import { checkInTime, nextCheckIn, wasNotifiedToday } from './schedule.ts';

const startOfDay = '00:00';

type Dependencies = Pick<Services, 'db' | 'pool'>;

const isSmart = ({ tier }: MemberToAsk): boolean => tierHas(tier, 'smart_notifications');

/**
 * Asks every member whose check-in is due, each once, and returns how many were asked. It may run late, twice, or in
 * several workers at once: the claim in `ask` decides.
 */
export async function askDueMembers(
  services: Dependencies,
  { now, signal }: NotifyOptions = {},
): Promise<number> {
  const moment = now ?? (await databaseNow(services.db));
  return notifyEach({
    membersAfter: (id) => findMembersToAsk(services.db, moment, id),
    selectDue: (members) => whoIsDue(services, members, moment),
    notify: async (member) => (await ask(services, member, moment)) !== null,
    signal,
  });
}

async function whoIsDue(
  { db }: Dependencies,
  members: readonly MemberToAsk[],
  now: Date,
): Promise<MemberToAsk[]> {
  const isDue = (member: MemberToAsk, time: string) => {
    const due = nextCheckIn(member, now, time);
    return due !== null && due <= now;
  };
  // The usual hour is computed only on the day of the check-in, because it needs a statement.
  const today = members.filter((member) => isDue(member, isSmart(member) ? startOfDay : checkInTime));
  const smart = today.filter(isSmart).map(({ id }) => id);
  const moments = await findReadMoments(db, smart, now);
  return today.filter((member) => !isSmart(member) || isDue(member, smartTime(member, moments)));
}

const smartTime = ({ id, timezone }: MemberToAsk, readMoments: ReadonlyMap<string, Date[]>): string =>
  usualHour(readMoments.get(id) ?? [], timezone) ?? checkInTime;

/** The moment of a member's next check-in, at the hour that suits them; null if they want none. */
export async function nextCheckInOf(
  { db }: Pick<Dependencies, 'db'>,
  member: MemberToAsk,
  now: Date,
): Promise<Date | null> {
  if (!isSmart(member)) return nextCheckIn(member, now);
  return nextCheckIn(member, now, smartTime(member, await findReadMoments(db, [member.id], now)));
}

/** Thrown to undo the claim of the day. */
const isClosed = new Error('The post was resolved or deleted since it was found.');

/**
 * Asks a member about one open post. Returns the id of the check-in; null without open posts, or if another worker has
 * just asked, or if the post is resolved or deleted at the same moment. The claim comes first, because it also finds
 * that the member's account is deleted at that moment.
 */
function ask({ pool }: Dependencies, member: MemberToAsk, now: Date): Promise<string | null> {
  return withTransaction(pool, async (db) => {
    const userId = member.id;
    const choice = choosePost(await findOpenPosts(db, userId, now), isSmart(member));
    if (!choice || !(await claimDay(db, 'checkIn', { ...member, userId, now }))) return null;
    if (!(await lockOpenPost(db, choice.postId))) throw isClosed;
    const checkInId = await insertCheckIn(db, { ...choice, userId, askedAt: now });
    await notifyOfCheckIn(db, { checkInId, userId, postId: choice.postId });
    return checkInId;
  }).catch((error: unknown) => {
    if (error === isClosed) return null;
    throw error;
  });
}

/**
 * Asks a member who wishes to be asked now, and returns the id of the check-in. Null on a day that had a check-in or a
 * reminder, and in quiet hours.
 */
export async function askNow(services: Dependencies, userId: string): Promise<string | null> {
  const now = await databaseNow(services.db);
  const member = await findMember(services.db, userId);
  if (!member || isQuiet(now, member) || wasNotifiedToday(member, now)) return null;
  return ask(services, member, now);
}
