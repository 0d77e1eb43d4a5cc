import {
  analyses,
  exerciseProgress,
  literalInt,
  posts,
  selecting,
  statement,
  viewerId,
  visibleTo,
} from '@halved/db';
import { sql } from 'drizzle-orm';
import type { MemberContext } from '../../context.ts';

/** The recommendations follow from at most so many posts, none older than so many days. */
const [mostPosts, days] = [10, 90];
/** For so many days after its completion, an exercise is recommended last. */
const restDays = 7;

// A worry that reads like a crisis is not answered with an exercise: its writer sees the crisis lines.
const selectCategories = statement(
  selecting(
    { category: sql<string>`${posts.category}` },
    (selectList) => sql`
      select ${selectList} from ${posts} left join ${analyses} on ${analyses.postId} = ${posts.id}
      where ${posts.userId} = ${viewerId} and ${visibleTo('member')} and ${posts.category} is not null
        and ${posts.moderationStatus} = 'approved' and ${posts.publishedAt} > now() - ${literalInt(days)} * interval '1 day'
        and not coalesce(${analyses.isCrisis}, false)
      order by ${posts.publishedAt} desc, ${posts.id} desc limit ${literalInt(mostPosts)}`,
  ),
);

/** The categories of the caller's recent posts, the latest first. */
export async function recentCategories({ viewer, services }: MemberContext): Promise<string[]> {
  const rows = await selectCategories(services.db, { viewerId: viewer.id });
  return rows.map(({ category }) => category);
}

const selectCompleted = statement(
  selecting(
    { exerciseId: exerciseProgress.exerciseId },
    (selectList) => sql`
      select distinct ${selectList} from ${exerciseProgress}
      where ${exerciseProgress.userId} = ${viewerId}
        and ${exerciseProgress.completedAt} > now() - ${literalInt(restDays)} * interval '1 day'`,
  ),
);

/** The ids of the exercises that the caller completed in the last `restDays` days. */
export async function recentlyCompleted({ viewer, services }: MemberContext): Promise<ReadonlySet<string>> {
  const rows = await selectCompleted(services.db, { viewerId: viewer.id });
  return new Set(rows.map(({ exerciseId }) => exerciseId));
}
