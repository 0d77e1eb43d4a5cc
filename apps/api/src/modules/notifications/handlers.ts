import { contract } from '@halved/shared/contract';
import { fail } from '../../errors.ts';
import { serve } from '../../trpc.ts';
import { audienceOf } from '../audience/public.ts';
import { contextRow } from './context-queries.ts';
import { notificationLists } from './list-queries.ts';
import { ownPreferences, updatePreferences } from './preference-queries.ts';
import { presentContext, presentNotification, presentPreferences } from './present.ts';
import { markAllRead, markRead } from './read-queries.ts';

const operations = contract.notifications;

export const notifications = {
  list: serve(operations.list, async ({ ctx, input }) => {
    const list = notificationLists[audienceOf(ctx.viewer)];
    const { items, head, page } = await list(ctx, { ...input, name: 'notifications' });
    return {
      notifications: items.map((row) => presentNotification(row, ctx)),
      unreadCount: head.unreadCount,
      ...page,
    };
  }),
  read: serve(
    operations.read,
    async ({ ctx, input }) => (await markRead(ctx, input.id)) ?? fail('NOT_FOUND'),
  ),
  readAll: serve(operations.readAll, async ({ ctx }) => {
    await markAllRead(ctx);
    return { unreadCount: 0 };
  }),
  preferences: serve(operations.preferences, async ({ ctx }) =>
    presentPreferences((await ownPreferences(ctx)) ?? fail('UNAUTHENTICATED')),
  ),
  updatePreferences: serve(operations.updatePreferences, async ({ ctx, input }) =>
    presentPreferences((await updatePreferences(ctx, input)) ?? fail('UNAUTHENTICATED')),
  ),
  context: serve(operations.context, async ({ ctx }) =>
    presentContext((await contextRow(ctx)) ?? fail('UNAUTHENTICATED')),
  ),
};
