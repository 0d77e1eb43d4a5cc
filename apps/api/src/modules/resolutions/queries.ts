import {
  type Database,
  posts,
  type RequestedAudience,
  resolutions,
  selectAs,
  statement,
  visibleTo,
} from '@halved/db';
import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { fail } from '../../errors.ts';
import { openingAudienceOf } from '../posts/rules.ts';
import { type ResolutionRow, resolutionColumns } from './present.ts';
import { type Said, saidIn } from './rules.ts';

const ofWorry = (audience: RequestedAudience) =>
  statement<ResolutionRow>(
    sql`
    select ${selectAs(resolutionColumns)}
    from ${resolutions} join ${posts} on ${posts.id} = ${resolutions.postId}
    where ${posts.id} = ${sql.placeholder('postId')} and ${visibleTo(audience)}`,
    { isoMoments: true },
  );

const findVisible = {
  visitor: ofWorry('visitor'),
  member: ofWorry('member'),
  moderating: ofWorry('moderating'),
};

/** The resolution of a worry that the caller may see; NOT_FOUND where there is none, or no such worry for them. */
export async function visibleResolution(ctx: Context, postId: string): Promise<ResolutionRow> {
  const find = findVisible[openingAudienceOf(ctx.viewer)];
  const [row] = await find(ctx.services.db, { postId, viewerId: ctx.viewer?.id ?? null });
  return row ?? fail('NOT_FOUND');
}

const words = statement<Said & Record<string, unknown>>(sql`
  select ${selectAs({ copingMethods: resolutions.copingMethods, resolutionStory: resolutions.resolutionStory })}
  from ${resolutions} where ${resolutions.postId} = ${sql.placeholder('postId')}`);

/** What the resolution of a worry says, which whoever asks has locked; null where it is open. */
export async function saidOf(db: Database, postId: string): Promise<string | null> {
  const [said] = await words(db, { postId });
  return said ? saidIn(said) : null;
}
