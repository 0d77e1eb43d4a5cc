/** The name under which the half-written new worry is kept. */
export const worryDraft = 'worry';
