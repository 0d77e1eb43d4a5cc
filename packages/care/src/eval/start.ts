import { analyse } from '../analyse.ts';
import { warm } from '../warm.ts';

/**
 * Prints the cost of a start after the code is loaded: the milliseconds until the first text is analysed, the
 * milliseconds until every language is loaded, and the resident bytes for that.
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
