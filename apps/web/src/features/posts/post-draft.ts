/** The key of the draft of a new post. */
export const postDraft = 'worry';
/** The keys of the drafts of an edit, and of the long text, of one's own post. */
export const editDraft = (postId: string): string => `post:${postId}`;
export const blogDraft = (postId: string): string => `blog:${postId}`;
