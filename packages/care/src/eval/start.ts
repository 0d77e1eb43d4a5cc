/** Prints what the first analysis of a process costs: milliseconds from before the import, and resident bytes. */
const collect = () => globalThis.gc?.();
collect();
const memoryBefore = process.memoryUsage().rss;
const before = performance.now();
const { analyse } = await import('../analyse.ts');
const { warm } = await import('../warm.ts');
warm();
analyse('I cannot sleep before the exam.');
const loadMs = performance.now() - before;
collect();
process.stdout.write(JSON.stringify({ loadMs, bytes: process.memoryUsage().rss - memoryBefore }));
