import { contract } from '@halved/shared/contract';
import { serve } from '../../trpc.ts';
import { contextOf } from './context.ts';
import { notificationPage } from './list.ts';
import { ownPreferences, updatePreferences } from './preferences.ts';
import { presentNotification } from './present.ts';
import { markAllRead, markRead } from './read.ts';

const rows = contract.notifications;

export const notifications = {
  list: serve(rows.list, async ({ ctx, input }) => {
    const { shown, ...page } = await notificationPage(ctx, input);
    return { notifications: shown.map((row) => presentNotification(row, ctx)), ...page };
  }),
  read: serve(rows.read, async ({ ctx, input }) => markRead(ctx, input.id)),
  readAll: serve(rows.readAll, async ({ ctx }) => markAllRead(ctx)),
  preferences: serve(rows.preferences, async ({ ctx }) => ownPreferences(ctx)),
  updatePreferences: serve(rows.updatePreferences, async ({ ctx, input }) => updatePreferences(ctx, input)),
  context: serve(rows.context, async ({ ctx }) => contextOf(ctx)),
};
