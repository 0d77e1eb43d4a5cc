import type { Threads } from './thread.ts';
import { underOthers } from './threads/others.ts';
import { underOwn } from './threads/own.ts';

/** The hand-written comments under hand-written posts. */
export const threads: Threads = { ...underOwn, ...underOthers };
