import { databaseNow } from '@halved/db';
import type { FeaturePreview } from '@halved/shared/contract/subscriptions';
import type { Context } from '../../context.ts';
import { fill, plural, sentence } from '../../messages.ts';
import { timeOutsideQuietHours } from '../notify/public.ts';
import { findOpenPosts, findReadMoments } from './ask-queries.ts';
import { usualHour } from './choose.ts';
import { findMember } from './due-queries.ts';
import { checkInTime } from './schedule.ts';

/**
 * When smart check-ins would come to the caller and how they would choose among the caller's open posts, for a caller
 * without them. It quotes no post, because nobody should be asked to pay beside words about their own distress. Null for
 * visitors.
 */
export async function smartCheckInsPreview({
  services: { db },
  viewer,
  language,
}: Context): Promise<FeaturePreview | null> {
  const member = viewer && (await findMember(db, viewer.id));
  if (!member) return null;
  const now = await databaseNow(db);
  const moments = await findReadMoments(db, [member.id], now);
  const hour = usualHour(moments.get(member.id) ?? [], member.timezone);
  const { length } = await findOpenPosts(db, member.id, now);
  const timeOf = (time: string) => timeOutsideQuietHours(time, member);
  const text = (key: string, values: Record<string, string> = {}) =>
    fill(sentence(language, `previews.${key}`), values);
  const when = hour ? 'checkInHour' : 'checkInAnyHour';
  const items = [
    {
      title: text(`${when}.title`, { hour: hour ? timeOf(hour) : '' }),
      description: text(`${when}.description`, { now: timeOf(checkInTime) }),
    },
    {
      title: text('checkInPost.title'),
      description: fill(plural(language, 'previews.checkInPost', length), { count: String(length) }),
    },
  ];
  return { count: items.length, items };
}
