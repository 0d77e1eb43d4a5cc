import { contract } from '@halved/shared/contract';
import { serve } from '../../trpc.ts';
import { contextOf } from './context.ts';
import { notificationPage } from './list-queries.ts';
import { ownPreferences, updatePreferences } from './preferences.ts';
import { presentNotification } from './present.ts';
import { markAllRead, markRead } from './read.ts';

const operations = contract.notifications;

export const notifications = {
  list: serve(operations.list, async ({ ctx, input }) => {
    const { shown, ...page } = await notificationPage(ctx, input);
    return { notifications: shown.map((row) => presentNotification(row, ctx)), ...page };
  }),
  read: serve(operations.read, async ({ ctx, input }) => markRead(ctx, input.id)),
  readAll: serve(operations.readAll, async ({ ctx }) => markAllRead(ctx)),
  preferences: serve(operations.preferences, async ({ ctx }) => ownPreferences(ctx)),
  updatePreferences: serve(operations.updatePreferences, async ({ ctx, input }) =>
    updatePreferences(ctx, input),
  ),
  context: serve(operations.context, async ({ ctx }) => contextOf(ctx)),
};
