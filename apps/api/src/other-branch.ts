import { contract } from '@halved/shared/contract';
import { fail } from './errors.ts';
import { serve } from './trpc.ts';

/** What the branch with the second factor, the instance and the invitations serves. The merge deletes this file. */
const { auth, admin } = contract;
const refused = async () => fail('NOT_FOUND');

export const secondFactorOfOtherBranch = {
  startTotp: serve(auth.startTotp, refused),
  confirmTotp: serve(auth.confirmTotp, refused),
  removeTotp: serve(auth.removeTotp, refused),
};

export const adminOfOtherBranch = {
  instance: serve(admin.instance, refused),
  updateInstance: serve(admin.updateInstance, refused),
  setup: serve(admin.setup, refused),
  createInvite: serve(admin.createInvite, refused),
  invites: serve(admin.invites, refused),
  revokeInvite: serve(admin.revokeInvite, refused),
};

export const withoutSecondFactor = { hasSecondFactor: false, needsSecondFactor: false };

export const instanceOfOtherBranch = {
  name: 'Halved',
  description: '',
  registration: 'open' as const,
  rules: null,
  announcement: null,
  needsSetup: false,
};
