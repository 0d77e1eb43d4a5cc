import type { ModeratedKind } from '@halved/shared/moderation-kinds';

/** What moderators decide on: a post or a comment. */
export interface Subject {
  kind: ModeratedKind;
  id: string;
}
