import type { DemoUsername } from './members.ts';

/** A hand-written comment with its replies. */
export interface Thread {
  by: DemoUsername;
  /** The time after the post, or after the comment that it replies to. */
  minutesLater: number;
  text: string;
  answers?: readonly Thread[];
}

/** Writes one, with the answers to it. */
export const says = (
  by: DemoUsername,
  minutesLater: number,
  text: string,
  ...answers: readonly Thread[]
): Thread => ({ by, minutesLater, text, answers });

/** By the first words of the post. */
export type Threads = Readonly<Record<string, readonly Thread[]>>;
