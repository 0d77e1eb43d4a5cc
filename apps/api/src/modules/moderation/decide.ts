import { type Database, withTransaction } from '@halved/db';
import type { ModerationItem } from '@halved/shared/contract/moderation';
import type { Decision } from '@halved/shared/moderation-kinds';
import type { MemberContext } from '../../context.ts';
import { fail } from '../../errors.ts';
import { recordAction } from '../../services/audit-queries.ts';
import { notifyOfDecision, notifyReporters } from '../notify/public.ts';
import { type CaseRow, findCase } from './case-queries.ts';
import { closeCase, lockModerated } from './decide-queries.ts';
import { presentItem, revisionOf } from './present.ts';
import { isDecidedSince, mayAnswer, mayDecide } from './rules.ts';
import { setStatus } from './status.ts';
import type { Subject } from './subject.ts';

const statusAfter = { approve: 'approved', reject: 'rejected' } as const satisfies Record<Decision, string>;

interface DecisionInput extends Subject {
  decision: Decision;
  note?: string | undefined;
  /** The item's `decidedAt` when the moderator read it. */
  decidedAt?: string | null | undefined;
  /** The item's `revision` when the moderator read it. */
  revision?: string | undefined;
}

async function applyDecision(
  db: Database,
  viewer: { id: string },
  item: CaseRow,
  { kind, id, decision, note }: DecisionInput,
): Promise<void> {
  const status = statusAfter[decision];
  const { authorId, postId } = item;
  const isChanged = item.status !== status;
  if (isChanged) await setStatus[kind](db, id, status);
  const reporters = await closeCase(db, viewer, { kind, id });
  if (isChanged) {
    const commentId = kind === 'comment' ? id : null;
    await notifyOfDecision(db, { kind: status, userId: authorId, postId, commentId });
  }
  await notifyReporters(db, {
    userIds: reporters.filter((reporterId) => reporterId !== viewer.id),
    subjectId: id,
  });
  await recordAction(db, {
    actorId: viewer.id,
    action: `${kind}.${decision}`,
    subjectId: id,
    // A note may repeat the author's words. The entry names the author, so that the note is deleted with their account
    // even if the subject was deleted before.
    details: { from: item.status, ...(note && { note, author: authorId }) },
  });
}

/**
 * Approves or rejects an item, and updates the counters. Notifies the author if the status changed, and everybody who
 * reported the item. Repeating a decision does nothing, unless it answers the question of another moderator.
 */
export const decide = ({ viewer, services }: MemberContext, input: DecisionInput): Promise<ModerationItem> =>
  withTransaction(services.pool, async (db) => {
    const { kind, id, decision } = input;
    // If the item could not be locked, the decision is rejected. Moderators may see the item by now, but another
    // request may be changing it.
    if (!(await lockModerated(db, { kind, id }))) fail('NOT_FOUND');
    const item = (await findCase(db, viewer, { kind, id })) ?? fail('NOT_FOUND');
    if (!mayDecide(viewer, item)) fail('FORBIDDEN');
    if (isDecidedSince(item, input.decidedAt)) fail('ALREADY_DECIDED');
    if (input.revision !== undefined && input.revision !== revisionOf(item)) fail('PRECONDITION_FAILED');
    const isRepeated = item.decidedAt !== null && item.status === statusAfter[decision];
    if (isRepeated && !mayAnswer(viewer, item)) return presentItem(item, viewer);
    await applyDecision(db, viewer, item, input);
    return presentItem((await findCase(db, viewer, { kind, id })) ?? fail('NOT_FOUND'), viewer);
  });
