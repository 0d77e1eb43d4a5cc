import { getHeapSpaceStatistics } from 'node:v8';
import { analyse } from '../analyse.ts';
import { warm } from '../warm.ts';

/**
 * Prints the cost of a start after the code is loaded. `loadMs`: the time until the first text is analysed. `warmMs`:
 * the time until every language is loaded. `bytes`: the resident memory that all of this keeps.
 */

/** The resident memory without garbage and without the room for new objects, which any work makes grow. */
function keptBytes(): number {
  globalThis.gc?.();
  const room = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space');
  return process.memoryUsage.rss() - (room?.physical_space_size ?? 0);
}

const memoryBefore = keptBytes();
const before = performance.now();
analyse('I cannot sleep before the exam.');
const loadMs = performance.now() - before;
warm();
const warmMs = performance.now() - before;
const bytes = Math.max(0, keptBytes() - memoryBefore);
process.stdout.write(JSON.stringify({ loadMs, warmMs, bytes }));
