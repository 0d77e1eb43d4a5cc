import { contract } from '@halved/shared/contract';
import { serve } from '../../trpc.ts';
import { audienceOf } from '../audience/public.ts';
import { contextOf } from './context.ts';
import { notificationLists } from './list-queries.ts';
import { ownPreferences, updatePreferences } from './preferences.ts';
import { presentNotification } from './present.ts';
import { markAllRead, markRead } from './read.ts';

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
  read: serve(operations.read, async ({ ctx, input }) => markRead(ctx, input.id)),
  readAll: serve(operations.readAll, async ({ ctx }) => markAllRead(ctx)),
  preferences: serve(operations.preferences, async ({ ctx }) => ownPreferences(ctx)),
  updatePreferences: serve(operations.updatePreferences, async ({ ctx, input }) =>
    updatePreferences(ctx, input),
  ),
  context: serve(operations.context, async ({ ctx }) => contextOf(ctx)),
};
