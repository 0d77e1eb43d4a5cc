/**
 * Kinds of need that have helplines of their own. `friend` is fear that somebody else will harm themselves. The order
 * is that of the model's labels.
 */
export const doors = ['friend', 'eating', 'violence', 'addiction', 'money', 'grief'] as const;
export type Door = (typeof doors)[number];

/** The most doors that one text opens. */
export const mostDoors = 2;
