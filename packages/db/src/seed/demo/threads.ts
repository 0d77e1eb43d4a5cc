import type { Threads } from './thread.ts';
import { underOthers } from './threads/others.ts';
import { underOwn } from './threads/own.ts';

/** What was written by hand under worries that were. */
export const threads: Threads = { ...underOwn, ...underOthers };
