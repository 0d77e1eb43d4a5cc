/** The state of the history's entry to which a link “Continue” leads: its page opens at the step, not at the start. */
export const continuing = 'continuing';
