import type { contract } from '@halved/shared/contract';
import type { ParsedInputOf } from '@halved/shared/contract/operation';
import type { MemberContext } from '../../context.ts';
import { latestFirstCases, waitingFirstCases } from './case-queries.ts';
import { logEntries } from './log-queries.ts';
import { presentItem, presentLogEntry } from './present.ts';

type Operations = typeof contract.moderation;

/**
 * A page of the waiting cases, or of all cases with a given status, decided cases included. Rejected ones begin with the
 * latest decision, because somebody who has decided wrongly looks for it there.
 */
export async function queue(
  ctx: MemberContext,
  { status, kind, only, ...start }: ParsedInputOf<Operations['queue']>,
) {
  const values = { status: status ?? null, kind: kind ?? null, only: only ?? null };
  const cases = status === 'rejected' ? latestFirstCases : waitingFirstCases;
  const { items, head, page } = await cases(ctx, { ...start, name: 'queue', values });
  return { items: items.map((row) => presentItem(row, ctx.viewer)), counts: head.counts, ...page };
}

/** A page of all actions on members, posts and comments, the latest first. */
export async function log(ctx: MemberContext, start: ParsedInputOf<Operations['log']>) {
  const { items, page } = await logEntries(ctx, { ...start, name: 'log' });
  return { entries: items.map(presentLogEntry), ...page };
}
