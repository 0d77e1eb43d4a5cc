import {
  auditLog,
  comments,
  type Database,
  judgedComment,
  judgedWorry,
  posts,
  statement,
  withTransaction,
} from '@halved/db';
import type { ModerationItem } from '@halved/shared/contract/moderation';
import type { Decision, ModeratedKind } from '@halved/shared/moderation-kinds';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { MemberContext } from '../../context.ts';
import { fail } from '../../errors.ts';
import { notifyOfDecision, notifyReporters } from '../notify/public.ts';
import { type CaseRow, findCase } from './case-queries.ts';
import { presentItem } from './present.ts';
import { isDecidedSince, mayDecide } from './rules.ts';
import { setStatus } from './status.ts';

const p = sql.placeholder;
const one = alias(comments, 'one');

/** Whoever changes what counts under a worry locks it first; none where it does not come before moderators. */
const locking = (judged: SQL) => statement(sql`select ${posts.id} from ${judged} for no key update of posts`);

const lock = {
  post: locking(sql`${posts} where ${posts.id} = ${p('id')} and ${judgedWorry}`),
  comment: locking(sql`
    ${comments} ${one} join ${posts} on ${posts.id} = ${one.postId}
    where ${one.id} = ${p('id')} and ${judgedComment(one)}`),
};

/** Its case and its reports are done with; who reported it. The clock is read once nobody can change it any more. */
const closing = (subject: SQL) =>
  statement<{ reporterId: string }>(sql`
    with closed as (update moderation_cases set decided_at = clock_timestamp() where ${subject} = ${p('id')}::uuid)
    update reports set decided_at = now() where ${subject} = ${p('id')}::uuid and decided_at is null
    returning reporter_id as "reporterId"`);

const close = { post: closing(sql`post_id`), comment: closing(sql`comment_id`) };

const outcome = { approve: 'approved', reject: 'rejected' } as const satisfies Record<Decision, string>;

interface Deciding {
  kind: ModeratedKind;
  id: string;
  decision: Decision;
  note?: string | undefined;
  /** Of the item as the moderator read it. */
  decidedAt?: string | null | undefined;
}

async function carryOut(db: Database, viewerId: string, item: CaseRow, deciding: Deciding): Promise<void> {
  const { kind, id, decision, note } = deciding;
  const status = outcome[decision];
  const { authorId, postId } = item;
  const isChanged = item.status !== status;
  if (isChanged) await setStatus[kind](db, id, status);
  const reporters = (await close[kind](db, { id })).map(({ reporterId }) => reporterId);
  if (isChanged) {
    const commentId = kind === 'comment' ? id : null;
    await notifyOfDecision(db, { kind: status, userId: authorId, postId, commentId });
  }
  await notifyReporters(db, {
    userIds: reporters.filter((reporter) => reporter !== viewerId),
    subjectId: id,
  });
  await db.insert(auditLog).values({
    actorId: viewerId,
    action: `${kind}.${decision}`,
    subjectId: id,
    // Whose words it may repeat: it goes with them, also where what it is about went before.
    details: { from: item.status, ...(note && { note, author: authorId }) },
  });
}

/**
 * Approves or rejects what comes before moderators, with its counters; its author is told where that changed anything
 * for them, and so is whoever reported it. The same decision again does nothing.
 */
export const decide = ({ viewer, services }: MemberContext, deciding: Deciding): Promise<ModerationItem> =>
  withTransaction(services.pool, async (db) => {
    const { kind, id, decision } = deciding;
    const [locked] = await lock[kind](db, { id });
    // It may come before moderators by now, and somebody else may be changing it.
    if (!locked) fail('NOT_FOUND');
    const item = (await findCase(db, { kind, id })) ?? fail('NOT_FOUND');
    if (!mayDecide(viewer, item)) fail('FORBIDDEN');
    if (isDecidedSince(item, deciding.decidedAt)) fail('ALREADY_DECIDED');
    if (item.decidedAt && item.status === outcome[decision]) return presentItem(item, viewer);
    await carryOut(db, viewer.id, item, deciding);
    return presentItem((await findCase(db, { kind, id })) ?? fail('NOT_FOUND'), viewer);
  });
