import type { CountedCell } from './cell.ts';

/**
 * What becomes of a cell: it gets the new value, keeps its published one, or is not published. A state only ever falls,
 * in this order.
 */
export type State = 'new' | 'kept' | 'hidden';

/** A cell while its state is decided. */
export interface Candidate<Cell extends CountedCell = CountedCell> {
  readonly cell: Cell;
  state: State;
}

export const isNew = ({ state }: Candidate): boolean => state === 'new';
export const isShown = ({ state }: Candidate): boolean => state !== 'hidden';

/** Gives up the new value of a cell: it keeps its published value, if it has one. */
export function fall(candidate: Candidate): void {
  candidate.state = isNew(candidate) && candidate.cell.since ? 'kept' : 'hidden';
}
