/** The name under which a half-written resolution is kept, and where help is offered to whoever sent it. */
export const resolutionDraft = (postId: string): string => `resolution:${postId}`;
