/**
 * The key of the draft of what a member says about an exercise. What they say about an earlier time, whose progress is
 * given, has a draft of its own.
 */
export const feedbackDraft = (exerciseId: string, earlier?: string): string =>
  ['exercise', exerciseId, ...(earlier ? [earlier] : [])].join(':');
