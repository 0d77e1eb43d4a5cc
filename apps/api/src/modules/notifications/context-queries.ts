import { type Audience, posts, selecting, statement, users, viewerId, visibleTo } from '@halved/db';
import { sql } from 'drizzle-orm';
import type { MemberContext } from '../../context.ts';
import { audienceOf, perAudience } from '../audience/public.ts';
import { memberColumns } from '../check-ins/public.ts';
import { joinPreferences } from '../notify/public.ts';
import { unreadCount } from './list-queries.ts';
import { visibleNotifications } from './visible-queries.ts';

const accountColumns = {
  ...memberColumns,
  lastActiveAt: users.lastSeenAt,
  now: sql<Date>`now()`,
};

const select = perAudience((audience: Audience) => {
  const columns = {
    unreadCount: unreadCount(),
    openWorries: sql<number>`(
      select count(*)::int from ${posts}
      where ${posts.userId} = ${viewerId} and ${visibleTo(audience)}
        and ${posts.publishedAt} is not null and ${posts.resolvedAt} is null
    )`,
    ...accountColumns,
  };
  return statement(
    selecting(
      columns,
      (selectList) => sql`
        with ${visibleNotifications(audience)}
        select ${selectList}
        from ${users} ${joinPreferences}
        where ${users.id} = ${viewerId}`,
    ),
  );
});

/** The data that the next check-in depends on, and the database's clock; undefined if the account is gone. */
export async function contextRow({ viewer, services }: MemberContext) {
  const [row] = await select(audienceOf(viewer))(services.db, { viewerId: viewer.id });
  return row;
}

export type ContextRow = NonNullable<Awaited<ReturnType<typeof contextRow>>>;
