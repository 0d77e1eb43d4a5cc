import { parentPort, workerData } from 'node:worker_threads';
import { analysingTogether, unread } from '@halved/care';
import { type Allowance, inTime } from '../services/timed-analysis.ts';

const slowMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (2 * (user + system)) / 1_000;
};

/** Counts processor time as a machine of half the speed would. */
const onSlowMachine: Allowance = (ms) => {
  const end = slowMs() + ms;
  return () => slowMs() < end;
};

/**
 * Analyses the text `workerData` in a thread that has analysed none yet, as after a start. Reports whether the analysis
 * was completed in time.
 */
parentPort?.postMessage(inTime(analysingTogether([String(workerData)]), unread, onSlowMachine).isRead);
