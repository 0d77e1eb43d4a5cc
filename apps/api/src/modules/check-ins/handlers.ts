import { contract } from '@halved/shared/contract';
import { fail } from '../../errors.ts';
import { serve } from '../../trpc.ts';
import { checkInList, hasCheckIn, updateAnswer } from './answer-queries.ts';

const operations = contract.notifications;

export const checkIns = {
  checkIns: serve(operations.checkIns, async ({ ctx, input }) => {
    const { items, page } = await checkInList(ctx, { ...input, name: 'check-ins' });
    return { checkIns: items, ...page };
  }),
  answerCheckIn: serve(
    operations.answerCheckIn,
    async ({ ctx, input }) =>
      (await updateAnswer(ctx, input)) ??
      fail((await hasCheckIn(ctx, input.id)) ? 'CHECK_IN_CLOSED' : 'NOT_FOUND'),
  ),
};
