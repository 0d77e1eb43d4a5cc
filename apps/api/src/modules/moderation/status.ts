import type { Database } from '@halved/db';
import type { ModerationStatus } from '@halved/shared/contract/scalars';
import type { ModeratedKind } from '@halved/shared/moderation-kinds';
import { setCommentStatus } from '../comments/public.ts';
import { setPostStatus } from '../posts/public.ts';

/** Sets the moderation status of a post or comment and its counters, in a transaction that has locked the post. */
export const setStatus: Record<
  ModeratedKind,
  (db: Database, id: string, status: ModerationStatus) => Promise<void>
> = { post: setPostStatus, comment: setCommentStatus };
