import { analyse } from '../analyse.ts';
import { warm } from '../warm.ts';

/**
 * Prints the cost of a start after the code is loaded. `loadMs`: the time until the first text is analysed. `warmMs`:
 * the time until every language is loaded. `bytes`: the resident memory that all of this takes.
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
