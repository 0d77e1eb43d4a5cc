import type { contract } from '@halved/shared/contract';
import type { ParsedInputOf } from '@halved/shared/contract/operation';
import type { MemberContext } from '../../context.ts';
import { cutPage, waitingCursor } from '../paging/public.ts';
import { isItem, queuePage } from './case-queries.ts';
import { presentItem } from './present.ts';

type Input = ParsedInputOf<typeof contract.moderation.queue>;

const nothingWaits = { all: 0, urgent: 0, flagged: 0, pending: 0, reported: 0 };

/** What waits for a moderator, or with a status, all of it that ever did. */
export async function queue(
  { services, viewer }: MemberContext,
  { limit, offset, cursor, status, kind, only }: Input,
) {
  const seal = services.sealOf('queue');
  const after = cursor === undefined ? undefined : waitingCursor.decode(seal, cursor);
  const page = queuePage({ limit, offset: after ? 0 : offset, after: after !== undefined });
  const rows = await page(services.db, {
    kind: kind ?? null,
    status: status ?? null,
    only: only ?? null,
    ...(after && { rank: after.rank, at: after.at, afterId: after.id }),
  });
  const [first] = rows;
  const { shown, ...rest } = cutPage(rows.filter(isItem), limit, ({ rank, openedAt, caseId }) =>
    waitingCursor.encode(seal, { rank, at: openedAt.getTime(), id: caseId }),
  );
  return {
    items: shown.map((row) => presentItem(row, viewer)),
    total: first?.total ?? 0,
    counts: first?.counts ?? nothingWaits,
    ...rest,
  };
}
