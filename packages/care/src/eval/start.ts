import { analyse } from '../analyse.ts';
import { warm } from '../warm.ts';

/**
 * Prints what it costs a process that has read the code: milliseconds until its first text is analysed, until it is
 * ready for every language, and the resident bytes that this takes.
 */
const collect = () => globalThis.gc?.();
collect();
const memoryBefore = process.memoryUsage().rss;
const before = performance.now();
analyse('I cannot sleep before the exam.');
const loadMs = performance.now() - before;
warm();
const warmMs = performance.now() - before;
collect();
const bytes = Math.max(0, process.memoryUsage().rss - memoryBefore);
process.stdout.write(JSON.stringify({ loadMs, warmMs, bytes }));
