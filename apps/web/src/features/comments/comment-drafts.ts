import { draftNames } from '../../lib/forms/drafts.ts';

/** The name under which a half-written comment on a worry, or an answer to a comment, is kept. */
export const draftOf = (postId: string, parentId?: string): string =>
  parentId ? `comment:${postId}:${parentId}` : `comment:${postId}`;

/** The name under which a half-made change of one's own comment is kept. */
export const editDraftOf = (postId: string, id: string): string => `comment:${postId}:edit:${id}`;

/** Whether somebody has something half-written in the thread of a worry. */
export const hasDrafts = (accountId: string | null, postId: string): boolean =>
  draftNames(accountId).some((name) => name.split(/[:~]/)[1] === postId && name.startsWith('comment:'));
