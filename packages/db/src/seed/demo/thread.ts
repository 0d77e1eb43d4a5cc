import type { DemoUsername } from './members.ts';

/** A hand-written comment with its replies. */
export interface Thread {
  by: DemoUsername;
  /** Minutes after the post, or after the comment to which this one replies. */
  minutesLater: number;
  text: string;
  answers?: readonly Thread[];
}

/** Builds a hand-written comment with its replies. */
export const says = (
  by: DemoUsername,
  minutesLater: number,
  text: string,
  ...answers: readonly Thread[]
): Thread => ({ by, minutesLater, text, answers });

/** Hand-written threads by the first words of their post. */
export type Threads = Readonly<Record<string, readonly Thread[]>>;
