import type { Comparison } from '../measure/alternate.ts';
import type { PageCost } from '../measure/growth.ts';
import type { LoadFigures } from '../measure/load.ts';
import type { OffsetFigures } from '../measure/offsets.ts';
import type { SignInFigures } from '../measure/sign-in.ts';

/** The name of the load of sign-ins, whose password hashes occupy a whole processor. */
export const signInLoad = 'sign-in';

/** The figures under load. */
export interface LoadFindings {
  readonly feed: Comparison;
  readonly read: Comparison;
  readonly thread: Comparison;
  readonly share: Comparison;
  readonly like: Comparison;
  readonly comment: Comparison;
  readonly reply: Comparison;
  /** The pages that were measured on the API alone, by name. */
  readonly reads: Readonly<Record<string, LoadFigures>>;
  readonly visitorFeed: LoadFigures;
  /** Of one file of the built client. */
  readonly files: LoadFigures;
  readonly signIn: SignInFigures;
  /** The number of statements that each call sends when the caller's session is cached. */
  readonly statements: Readonly<Record<string, number>>;
  readonly idleMb: number;
  /** The highest memory of the server, by load. */
  readonly loadedMb: Readonly<Record<string, number>>;
  /** The longest time for which the server's event loop was blocked, by load. */
  readonly stallMs: Readonly<Record<string, number>>;
}

/** The figures of a community of one size. */
export interface SizeFindings {
  readonly worries: number;
  /** Absent if the feed is too short for deep offsets. */
  readonly offsets: OffsetFigures | undefined;
  /** Present for one size only, because load takes minutes. */
  readonly loads: LoadFindings | undefined;
}

/** The times of process starts, in milliseconds. */
export interface StartFindings {
  readonly apiMs: number;
  readonly bareMs: number;
  readonly ratio: number;
  readonly embeddedFirstMs: number;
  readonly embeddedAgainMs: number;
}

/** All figures of a run. Times are in milliseconds. */
export interface Findings {
  readonly measuredAt: string;
  readonly machine: string;
  /** The share of the machine that other work used just before the run (0 to 1). */
  readonly busy: number;
  /** The sizes from the smallest to the largest. */
  readonly sizes: readonly SizeFindings[];
  /** The cost of each page in PostgreSQL, for each size. */
  readonly growth: Readonly<Record<string, readonly PageCost[]>>;
  readonly start: StartFindings;
}
