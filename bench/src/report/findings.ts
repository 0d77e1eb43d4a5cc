import type { Comparison } from '../measure/alternate.ts';
import type { PageCost } from '../measure/growth.ts';
import type { LoadFigures } from '../measure/load.ts';
import type { OffsetFigures } from '../measure/offsets.ts';
import type { SignInFigures } from '../measure/sign-in.ts';

/** The load whose hash takes a processor away from everything else. */
export const signInLoad = 'sign-in';

/** What was measured under load. */
export interface LoadFindings {
  readonly feed: Comparison;
  readonly read: Comparison;
  readonly thread: Comparison;
  readonly share: Comparison;
  readonly like: Comparison;
  readonly comment: Comparison;
  readonly reply: Comparison;
  /** Pages that nothing is compared with, by their names. */
  readonly reads: Readonly<Record<string, LoadFigures>>;
  readonly visitorFeed: LoadFigures;
  readonly signIn: SignInFigures;
  /** Statements that each call sends once its session is known. */
  readonly statements: Readonly<Record<string, number>>;
  readonly idleMb: number;
  /** The most memory that the server held, by the load it was under. */
  readonly loadedMb: Readonly<Record<string, number>>;
  /** How long its event loop stood still at most, by the load it was under. */
  readonly stallMs: Readonly<Record<string, number>>;
}

/** What was measured in a community of one size. */
export interface SizeFindings {
  readonly worries: number;
  /** Only where the feed is deep enough. */
  readonly offsets: OffsetFigures | undefined;
  /** In one of the sizes: load takes minutes. */
  readonly loads: LoadFindings | undefined;
}

/** What does not depend on the size. Times in milliseconds. */
export interface StartFindings {
  readonly apiMs: number;
  readonly bareMs: number;
  readonly ratio: number;
  readonly embeddedFirstMs: number;
  readonly embeddedAgainMs: number;
}

export interface Findings {
  readonly measuredAt: string;
  readonly machine: string;
  /** How much of the machine other work took just before the run (0 to 1). */
  readonly busy: number;
  /** From the smallest to the largest. */
  readonly sizes: readonly SizeFindings[];
  /** What each page costs PostgreSQL, in each of the sizes. */
  readonly growth: Readonly<Record<string, readonly PageCost[]>>;
  readonly start: StartFindings;
}
