/** The key of the draft of a new post. */
export const postDraft = 'worry';
/** The keys of two drafts of an existing post: its edit, and its long text. */
export const editDraft = (postId: string): string => `post:${postId}`;
export const blogDraft = (postId: string): string => `blog:${postId}`;
