import {
  type Eyes,
  follows,
  likes,
  literalInt,
  posts,
  viewerId,
  visibleOnceApproved,
  visibleTo,
} from '@halved/db';
import { sql } from 'drizzle-orm';
import { all, approved, beyond, cached, part, shared } from './parts.ts';

/** By the people whom the viewer follows, newest first: each one's latest, then the latest of all. */
export const followed = cached<[Eyes], string>(
  (eyes) => `followed ${eyes}`,
  (eyes) => {
    const theirs = all(
      sql`${posts.userId} = ${follows.followedId}`,
      ...[approved, visibleOnceApproved(eyes)],
    );
    const mine = sql`${follows.followerId} = ${viewerId}`;
    return {
      eyes,
      hot: true,
      indexed: true,
      found: (search) => sql`
        select posts.* from ${follows} cross join lateral ${part(theirs, shared, search)} posts
        where ${mine} order by posts.place desc, posts.id desc limit ${literalInt(search.take)}`,
      counted: (take) => sql`
        select 1 from ${follows} join ${posts} on ${theirs} where ${mine} limit ${literalInt(take)}`,
    };
  },
);

/** What the viewer likes and may see, the latest like first. */
export const liked = cached<[Eyes], string>(
  (eyes) => `liked ${eyes}`,
  (eyes) => {
    const place = sql`${likes.createdAt}`;
    return {
      eyes,
      hot: true,
      found: ({ take, after, columns }) => sql`
        select ${columns}, ${place} as place
        from ${likes} join ${posts} on ${posts.id} = ${likes.postId}
        where ${likes.userId} = ${viewerId} and ${visibleTo(eyes)}
          and ${beyond(after, place, sql`${likes.postId}`)}
        order by ${place} desc, ${likes.postId} desc limit ${literalInt(take)}`,
    };
  },
);
