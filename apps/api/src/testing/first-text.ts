import { parentPort, workerData } from 'node:worker_threads';
import { timedAnalysis } from '../services/timed-analysis.ts';

const onSlowMachine = () => {
  const { user, system } = process.threadCpuUsage();
  return (2 * (user + system)) / 1_000;
};

/**
 * Reads `workerData` in a thread that has read no text yet, as after a start, and reports whether the analysis was
 * complete.
 */
parentPort?.postMessage(timedAnalysis([String(workerData)], {}, onSlowMachine).isRead);
