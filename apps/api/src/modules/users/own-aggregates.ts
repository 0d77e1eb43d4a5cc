import { contract } from '@halved/shared/contract';
import type { CountedIn } from '@halved/shared/contract/own-aggregates';
import type { MemberContext } from '../../context.ts';
import { fail } from '../../errors.ts';
import { serve } from '../../trpc.ts';
import { presentCells } from './counted.ts';
import { countedIn, setCounted } from './counted-queries.ts';

const operations = contract.users;

async function ownCells({ services, viewer }: MemberContext): Promise<CountedIn> {
  const { counted, cells } = (await countedIn(services.db, viewer.id)) ?? fail('UNAUTHENTICATED');
  return { counted, cells: presentCells(cells) };
}

export const ownAggregates = {
  aggregates: serve(operations.aggregates, ({ ctx }) => ownCells(ctx)),

  updateAggregates: serve(operations.updateAggregates, async ({ ctx, input }) => {
    await setCounted(ctx.services, ctx.viewer.id, input.counted);
    return ownCells(ctx);
  }),
};
