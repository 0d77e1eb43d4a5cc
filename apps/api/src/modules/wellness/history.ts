import type { contract } from '@halved/shared/contract';
import type { OutputOf } from '@halved/shared/contract/operation';
import type { MemberContext } from '../../context.ts';
import { storedExercises } from '../content/public.ts';
import type { PageStart } from '../paging/public.ts';
import { history } from './history-queries.ts';
import { presentPastProgress } from './present.ts';

/** A page of the exercises that the caller has started, with those that are no longer offered. */
export async function historyPage(
  ctx: MemberContext,
  start: PageStart,
): Promise<OutputOf<typeof contract.wellness.history>> {
  const { items, page } = await history(ctx, { ...start, name: 'exercises' });
  const exercises = new Map((await storedExercises(ctx.services.db)).map((item) => [item.id, item]));
  return {
    progress: items.flatMap((row) => {
      const exercise = exercises.get(row.exerciseId);
      return exercise ? [presentPastProgress(row, exercise, ctx.language)] : [];
    }),
    ...page,
  };
}
