/**
 * The danger that a text expresses: its writer thinks of ending their life (`explicit`), might do so (`possible`), or
 * neither. The level decides which help the writer is offered.
 */
export const crisisLevels = ['none', 'possible', 'explicit'] as const;
export type CrisisLevel = (typeof crisisLevels)[number];
