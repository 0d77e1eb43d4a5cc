import { contract } from '@halved/shared/contract';
import { fail } from '../../errors.ts';
import { serve } from '../../trpc.ts';
import { presentNumbers } from './present.ts';
import { numbersOf } from './queries.ts';

export const personalAnalytics = {
  personal: serve(contract.analytics.personal, async ({ ctx, input }) => {
    const numbers = await numbersOf(ctx.services.db, ctx.viewer.id, input.timeRange);
    return presentNumbers(numbers ?? fail('INTERNAL'));
  }),
};
