import { contract } from '@halved/shared/contract';
import { succeeded } from '@halved/shared/contract/scalars';
import { serve } from '../../trpc.ts';
import { createInvite, invitePage, revokeInvite } from './invites.ts';
import { settingsFor, updateSettings } from './settings.ts';
import { becomeFirstAdmin } from './setup.ts';

const operations = contract.admin;

/** The calls of the admin area about the instance and its invitations (docs/product.md §23). */
export const adminInstance = {
  instance: serve(operations.instance, async ({ ctx }) => settingsFor(ctx)),

  updateInstance: serve(operations.updateInstance, async ({ ctx, input }) => updateSettings(ctx, input)),

  setup: serve(operations.setup, async ({ ctx, input }) => {
    await becomeFirstAdmin(ctx, input.code);
    return succeeded;
  }),

  createInvite: serve(operations.createInvite, async ({ ctx, input }) => createInvite(ctx, input)),

  invites: serve(operations.invites, async ({ ctx, input }) => invitePage(ctx, input)),

  revokeInvite: serve(operations.revokeInvite, async ({ ctx, input }) => {
    await revokeInvite(ctx, input.id);
    return succeeded;
  }),
};
