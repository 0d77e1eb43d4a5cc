/** The key of the draft of what a member says about an exercise. */
export const feedbackDraft = (exerciseId: string): string => `exercise:${exerciseId}`;
