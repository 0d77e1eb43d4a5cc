import { parentPort, workerData } from 'node:worker_threads';
import { timedAnalysis } from '../services/timed-analysis.ts';

const onSlowMachine = () => {
  const { user, system } = process.threadCpuUsage();
  return (2 * (user + system)) / 1_000;
};

/**
 * Analyses the text `workerData` in a thread that has analysed none yet, as after a start. Reports whether the analysis
 * was completed in time.
 */
parentPort?.postMessage(timedAnalysis([String(workerData)], {}, onSlowMachine).isRead);
