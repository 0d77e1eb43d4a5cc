import type { Exceptions } from './modules.ts';

/** What is still to be moved; `modules.ts` refuses an entry that nothing needs any more. */
export const moduleExceptions: Exceptions = { withoutFace: [], upwards: [], sql: [] };
