import type { Database } from '@halved/db';
import type { ModerationStatus } from '@halved/shared/contract/scalars';
import type { ModeratedKind } from '@halved/shared/moderation-kinds';
import { setCommentStatus } from '../comments/public.ts';
import { setPostStatus } from '../posts/public.ts';

/** Holds a post or a comment or lets it be seen, with all that counts it, in a transaction that has locked the post. */
export const setStatus: Record<
  ModeratedKind,
  (db: Database, id: string, status: ModerationStatus) => Promise<void>
> = { post: setPostStatus, comment: setCommentStatus };
