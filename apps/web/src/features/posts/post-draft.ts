/** The name under which the half-written new worry is kept. */
export const postDraft = 'worry';
/** The same for the changes of one's worry, and for its long text. */
export const editDraft = (postId: string): string => `post:${postId}`;
export const blogDraft = (postId: string): string => `blog:${postId}`;
