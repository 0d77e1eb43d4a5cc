/** The key of the draft of a resolution, beside which help is offered to its author. */
export const resolutionDraft = (postId: string): string => `resolution:${postId}`;
