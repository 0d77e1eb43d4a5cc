/**
 * Causes the faults of docs/reliability.md one after the other, each on a server and a database of its own, and prints
 * what it saw:
 *
 *     npm run reliability
 *     node reliability/src/replica-killed.ts     one of them
 *
 * It needs a build (npm run build), connects to no other machine, and exits with 1 if a promise was broken.
 */
import { databaseRestart } from './database-restart.ts';
import { causeAll } from './fault.ts';
import { hibernation } from './hibernation.ts';
import { networkCut } from './network-cut.ts';
import { overload } from './overload.ts';
import { replicaKilled } from './replica-killed.ts';
import { serverStopped } from './server-stopped.ts';
import { slowStatements } from './slow-statements.ts';
import { workerKilled } from './worker-killed.ts';

await causeAll([
  databaseRestart,
  replicaKilled,
  workerKilled,
  serverStopped,
  slowStatements,
  networkCut,
  hibernation,
  overload,
]);
