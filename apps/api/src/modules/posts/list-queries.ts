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
import { perAudience } from '../audience/public.ts';
import { indexedList } from '../paging/public.ts';
import {
  allOf,
  byMoment,
  cardOf,
  foundByPeople,
  isApproved,
  isBehindCursor,
  orderByLatest,
  placedByMoment,
} from './part-queries.ts';

/** Posts by the people whom the viewer follows, newest first. */
export const followed = perAudience((audience: Audience) => {
  const [author, isFollowed] = [sql`${follows.followedId}`, sql`${follows.followerId} = ${viewerId}`];
  const isShown = allOf(isApproved, visibleOnceApproved(audience));
  return indexedList({
    ...cardOf(audience, placedByMoment),
    ...byMoment,
    key: `followed ${audience}`,
    isIndexOnly: true,
    find: (search) => foundByPeople(author, isFollowed, isShown, search),
    countable: (take) => sql`
      select 1 from ${follows} join ${posts} on ${posts.userId} = ${author}
      where ${allOf(isFollowed, isShown)} limit ${literalInt(take)}`,
  });
});

const [likedAt, likedId] = [sql`${likes.createdAt}`, sql`${likes.postId}`];

/** Posts that the viewer likes and may see, the latest like first. */
export const liked = perAudience((audience: Audience) =>
  indexedList({
    ...cardOf(audience, placedByMoment),
    ...byMoment,
    key: `liked ${audience}`,
    find: ({ take, isAfter, columns }) => sql`
      select ${columns}, ${likedAt} as place
      from ${likes} join ${posts} on ${posts.id} = ${likedId}
      where ${likes.userId} = ${viewerId} and ${visibleTo(audience)}
        and ${isBehindCursor(isAfter, likedAt, likedId)}
      ${orderByLatest(likedAt, take, likedId)}`,
  }),
);
