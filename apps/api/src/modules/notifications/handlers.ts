import { contract } from '@halved/shared/contract';
import { succeeded } from '@halved/shared/contract/scalars';
import { limits } from '@halved/shared/limits';
import type { MemberContext } from '../../context.ts';
import { fail } from '../../errors.ts';
import { serve } from '../../trpc.ts';
import { audienceOf } from '../audience/public.ts';
import { askNow, nextCheckInOf } from '../check-ins/public.ts';
import { contextRow } from './context-queries.ts';
import { bringMailForward } from './deliver.ts';
import { endNotificationMails } from './delivery-queries.ts';
import { notificationLists } from './list-queries.ts';
import { ownPreferences, updatePreferences } from './preference-queries.ts';
import { presentContext, presentNotification, presentPreferences } from './present.ts';
import { pushHandlers } from './push-handlers.ts';
import { markAllRead, markRead } from './read-queries.ts';
import { memberOfUnsubscribeToken } from './unsubscribe-token.ts';

const operations = contract.notifications;

const listOf = (ctx: MemberContext, input: { limit: number; offset: number; cursor?: string | undefined }) =>
  notificationLists(audienceOf(ctx.viewer))(ctx, { ...input, name: 'notifications' });

export const notifications = {
  ...pushHandlers,
  list: serve(operations.list, async ({ ctx, input }) => {
    const { items, head, page } = await listOf(ctx, input);
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
    presentPreferences((await ownPreferences(ctx)) ?? fail('UNAUTHENTICATED'), ctx.services),
  ),
  updatePreferences: serve(operations.updatePreferences, async ({ ctx, input }) => {
    const row = (await updatePreferences(ctx, input)) ?? fail('UNAUTHENTICATED');
    await bringMailForward(ctx.services, ctx.viewer.id);
    return presentPreferences(row, ctx.services);
  }),
  context: serve(operations.context, async ({ ctx }) => {
    const row = (await contextRow(ctx)) ?? fail('UNAUTHENTICATED');
    return presentContext(row, await nextCheckInOf(ctx.services, row, row.now));
  }),
  triggerSmart: serve(operations.triggerSmart, async ({ ctx }) => {
    const checkInId = await askNow(ctx.services, ctx.viewer.id);
    if (checkInId === null) return { created: [] };
    // Others may have caused newer notifications meanwhile.
    const { items } = await listOf(ctx, { limit: limits.notifications.bell, offset: 0 });
    const created = items.filter((row) => row.checkInId === checkInId);
    return { created: created.map((row) => presentNotification(row, ctx)) };
  }),
  unsubscribe: serve(operations.unsubscribe, async ({ ctx, input }) => {
    const userId = memberOfUnsubscribeToken(ctx.services, input.token) ?? fail('INVALID_TOKEN');
    await endNotificationMails(ctx.services.db, userId);
    return succeeded;
  }),
};
