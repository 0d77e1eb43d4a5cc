import {
  type Audience,
  follows,
  likes,
  literalInt,
  posts,
  viewerId,
  visibleOnceApproved,
  visibleTo,
} from '@halved/db';
import { sql } from 'drizzle-orm';
import { indexedList, oncePerKey } from '../paging/public.ts';
import {
  all,
  byMoment,
  cardOf,
  foundByPeople,
  isApproved,
  isBehindCursor,
  orderByLatest,
  placedByMoment,
} from './part-queries.ts';

/** Posts by the people whom the viewer follows, newest first. */
export const followed = oncePerKey(
  (audience: Audience) => `followed ${audience}`,
  (key, audience) => {
    const [author, isFollowed] = [sql`${follows.followedId}`, sql`${follows.followerId} = ${viewerId}`];
    const isShown = all(isApproved, visibleOnceApproved(audience));
    return indexedList({
      ...cardOf(audience, placedByMoment),
      ...byMoment,
      key,
      isHot: true,
      isIndexOnly: true,
      find: (search) => foundByPeople(author, isFollowed, isShown, search),
      countable: (take) => sql`
        select 1 from ${follows} join ${posts} on ${posts.userId} = ${author}
        where ${all(isFollowed, isShown)} limit ${literalInt(take)}`,
    });
  },
);

/** Posts that the viewer likes and may see, the latest like first. */
export const liked = oncePerKey(
  (audience: Audience) => `liked ${audience}`,
  (key, audience) => {
    const [likedAt, id] = [sql`${likes.createdAt}`, sql`${likes.postId}`];
    return indexedList({
      ...cardOf(audience, placedByMoment),
      ...byMoment,
      key,
      isHot: true,
      find: ({ take, isAfter, columns }) => sql`
        select ${columns}, ${likedAt} as place
        from ${likes} join ${posts} on ${posts.id} = ${likes.postId}
        where ${likes.userId} = ${viewerId} and ${visibleTo(audience)}
          and ${isBehindCursor(isAfter, likedAt, id)}
        ${orderByLatest(likedAt, take, id)}`,
    });
  },
);
