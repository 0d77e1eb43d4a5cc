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
import { all, approved, beyond, cached, partOfPeople } from './parts.ts';

/** By the people whom the viewer follows, newest first. */
export const followed = cached<[Audience], string>(
  (audience) => `followed ${audience}`,
  (audience) => {
    const [author, which] = [sql`${follows.followedId}`, sql`${follows.followerId} = ${viewerId}`];
    const shown = all(approved, visibleOnceApproved(audience));
    return {
      audience,
      hot: true,
      indexed: true,
      found: (search) => partOfPeople(author, which, shown, search),
      counted: (take) => sql`
        select 1 from ${follows} join ${posts} on ${posts.userId} = ${author}
        where ${all(which, shown)} limit ${literalInt(take)}`,
    };
  },
);

/** What the viewer likes and may see, the latest like first. */
export const liked = cached<[Audience], string>(
  (audience) => `liked ${audience}`,
  (audience) => {
    const place = sql`${likes.createdAt}`;
    return {
      audience,
      hot: true,
      found: ({ take, after, columns }) => sql`
        select ${columns}, ${place} as place
        from ${likes} join ${posts} on ${posts.id} = ${likes.postId}
        where ${likes.userId} = ${viewerId} and ${visibleTo(audience)}
          and ${beyond(after, place, sql`${likes.postId}`)}
        order by ${place} desc, ${likes.postId} desc limit ${literalInt(take)}`,
    };
  },
);
