/** Whether somebody has the focus in a field. What arrives late must not take it from there, or their next words are lost. */
export const isWriting = (): boolean => document.activeElement?.matches('textarea, input') ?? false;
