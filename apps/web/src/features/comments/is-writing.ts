/**
 * Whether the focus is in a field. What arrives late must not take it from there, or the next words of whoever writes are
 * lost.
 */
export const isWriting = (): boolean => document.activeElement?.matches('textarea, input') ?? false;
