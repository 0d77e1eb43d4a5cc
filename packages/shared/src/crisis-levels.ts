/**
 * How a text reads: as if its writer thinks of ending their life (`explicit`), as if they might (`possible`), or
 * neither. It decides what is offered to the writer, and nothing else.
 */
export const crisisLevels = ['none', 'possible', 'explicit'] as const;
export type CrisisLevel = (typeof crisisLevels)[number];
