import { draftNames } from '../../lib/writing/drafts.ts';

/** The key of the draft of a comment on a post, or of a reply to a comment. */
export const draftOf = (postId: string, parentId?: string): string =>
  parentId ? `comment:${postId}:${parentId}` : `comment:${postId}`;

/** The key of the draft of an edit to one's own comment. */
export const editDraftOf = (postId: string, id: string): string => `comment:${postId}:edit:${id}`;

/** The id of the comment to which a draft is a reply or an edit. */
export const commentOfDraft = (draft: string): string => draft.slice(draft.lastIndexOf(':') + 1);

/** The key of the mutation that sends a comment which an earlier page kept, by the key of its draft. */
export const keptCommentKey = (draft: string): readonly string[] => ['kept-comment', draft];

/** The ids of the comments on a post to which an answer is drafted. */
export const draftedAnswers = (accountId: string | null, postId: string): string[] => {
  const start = `${draftOf(postId)}:`;
  const ids = draftNames(accountId).flatMap((name) =>
    name.startsWith(start) ? (/^[^:~]+(?=~|$)/.exec(name.slice(start.length)) ?? []) : [],
  );
  return [...new Set(ids)];
};

/** Whether the thread of a post has any draft. */
export const hasDrafts = (accountId: string | null, postId: string): boolean =>
  draftNames(accountId).some((name) => name.split(/[:~]/)[1] === postId && name.startsWith('comment:'));
