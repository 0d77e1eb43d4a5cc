import type { Comparison } from '../measure/alternate.ts';
import type { LoadFigures } from '../measure/load.ts';
import type { OffsetFigures } from '../measure/offsets.ts';
import type { SignInFigures } from '../measure/sign-in.ts';
import type { DatabaseTime } from '../measure/statements.ts';

/** What was measured in a community of one size. */
export interface SizeFindings {
  readonly worries: number;
  readonly feed: Comparison;
  readonly read: Comparison;
  readonly share: Comparison;
  readonly like: Comparison;
  readonly visitorFeed: LoadFigures;
  readonly signIn: SignInFigures;
  /** Only where the feed is deep enough. */
  readonly offsets: OffsetFigures | undefined;
  readonly feedTime: DatabaseTime;
  /** PostgreSQL's pages of 8 kB that page 1 touches, before anything was measured. */
  readonly feedBlocks: number;
  /** Statements that each call sends once its session is known. */
  readonly statements: Record<string, number>;
  readonly idleMb: number;
  /** The most memory that the server held, by the load it was under. */
  readonly loadedMb: Record<string, number>;
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
  /** How much of the machine other work took just before (0 to 1). */
  readonly busy: number;
  /** From the smallest to the largest. */
  readonly sizes: readonly SizeFindings[];
  readonly start: StartFindings;
}
