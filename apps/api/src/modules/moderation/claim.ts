import { type Database, withTransaction } from '@halved/db';
import type { ModerationItem } from '@halved/shared/contract/moderation';
import type { MemberContext } from '../../context.ts';
import { fail } from '../../errors.ts';
import { recordAction } from '../../services/audit-queries.ts';
import { type CaseRow, findCase } from './case-queries.ts';
import { askAboutCase, claimCase, releaseCase } from './claim-queries.ts';
import { presentItem } from './present.ts';
import { isClaimedByOther, mayDecide } from './rules.ts';
import type { Subject } from './subject.ts';

/** Changes the case of an item that the caller may decide on, and returns the item as it is afterwards. */
const changeCase = (
  { viewer, services }: MemberContext,
  { kind, id }: Subject,
  change: (db: Database, item: CaseRow) => Promise<void>,
): Promise<ModerationItem> =>
  withTransaction(services.pool, async (db) => {
    const find = async () => (await findCase(db, viewer, { kind, id })) ?? fail('NOT_FOUND');
    const item = await find();
    if (!mayDecide(viewer, item)) fail('FORBIDDEN');
    await change(db, item);
    return presentItem(await find(), viewer);
  });

/** Shows the other moderators for a while that the caller looks at an item (docs/product.md §8.6). */
export const claim = (ctx: MemberContext, subject: Subject): Promise<ModerationItem> =>
  changeCase(ctx, subject, async (db) => {
    if (!(await claimCase(db, ctx.viewer, subject))) fail('ALREADY_CLAIMED');
  });

/** Gives an item back. Without a claim of the caller this changes nothing. */
export const release = (ctx: MemberContext, subject: Subject): Promise<ModerationItem> =>
  changeCase(ctx, subject, async (db, item) => {
    if (isClaimedByOther(ctx.viewer, item)) fail('FORBIDDEN');
    await releaseCase(db, ctx.viewer, subject);
  });

/** Hands an item to the other moderators, with an entry in the audit log. */
export const askSecondOpinion = (
  ctx: MemberContext,
  { kind, id, note }: Subject & { note?: string | undefined },
): Promise<ModerationItem> =>
  changeCase(ctx, { kind, id }, async (db, { authorId }) => {
    await askAboutCase(db, ctx.viewer, { kind, id, note: note || null });
    await recordAction(db, {
      actorId: ctx.viewer.id,
      action: `${kind}.second_opinion`,
      subjectId: id,
      // As with a decision, the note is deleted with the account of the author whose words it may repeat.
      details: note ? { note, author: authorId } : {},
    });
  });
