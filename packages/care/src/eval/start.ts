import { analyse } from '../analyse.ts';
import { warm } from '../warm.ts';

/** Prints what it costs a process that has read the code to be ready for a first text: milliseconds and resident bytes. */
const collect = () => globalThis.gc?.();
collect();
const memoryBefore = process.memoryUsage().rss;
const before = performance.now();
warm();
analyse('I cannot sleep before the exam.');
const loadMs = performance.now() - before;
collect();
process.stdout.write(
  JSON.stringify({ loadMs, bytes: Math.max(0, process.memoryUsage().rss - memoryBefore) }),
);
