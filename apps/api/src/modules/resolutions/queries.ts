import { type AskingEyes, posts, resolutions, selectAs, statement, visibleTo } from '@halved/db';
import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { fail } from '../../errors.ts';
import { openingEyesOf } from '../posts/rules.ts';
import { type ResolutionRow, resolutionColumns } from './present.ts';

const ofWorry = (eyes: AskingEyes) =>
  statement<ResolutionRow>(
    sql`
    select ${selectAs(resolutionColumns)}
    from ${resolutions} join ${posts} on ${posts.id} = ${resolutions.postId}
    where ${posts.id} = ${sql.placeholder('postId')} and ${visibleTo(eyes)}`,
    { isoMoments: true },
  );

const findVisible = {
  visitor: ofWorry('visitor'),
  member: ofWorry('member'),
  moderating: ofWorry('moderating'),
};

/** The resolution of a worry that the caller may see; NOT_FOUND where there is none, or no such worry for them. */
export async function visibleResolution(ctx: Context, postId: string): Promise<ResolutionRow> {
  const find = findVisible[openingEyesOf(ctx.viewer)];
  const [row] = await find(ctx.services.db, { postId, viewerId: ctx.viewer?.id ?? null });
  return row ?? fail('NOT_FOUND');
}
