import type { DemoUsername } from './members.ts';

/** A comment somebody wrote by hand, and what was answered. */
export interface Thread {
  by: DemoUsername;
  /** After the worry, or after what it answers. */
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

/** By the words that the worry begins with. */
export type Threads = Readonly<Record<string, readonly Thread[]>>;
