/**
 * Causes the faults of docs/reliability.md one after the other, each on a server and a database of its own, and prints
 * what it saw:
 *
 *     npm run reliability
 *     node reliability/src/server-killed.ts     one of them
 *
 * It needs a build (npm run build), connects to no other machine but for the packages of the former release, and exits
 * with 1 if a promise was broken or a fault could not be caused.
 */
import { containersKilled } from './container-killed.ts';
import { databaseRestart } from './database-restart.ts';
import { causeAll } from './fault.ts';
import { fullDisk } from './full-disk.ts';
import { hibernation } from './hibernation.ts';
import { mailDown } from './mail-down.ts';
import { networkCut } from './network-cut.ts';
import { overload } from './overload.ts';
import { replicaLate } from './replica-late.ts';
import { serverKilled } from './server-killed.ts';
import { serverStopped } from './server-stopped.ts';
import { slowStatements } from './slow-statements.ts';
import { soak } from './soak.ts';
import { upgrade } from './upgrade.ts';
import { workerKilled } from './worker-killed.ts';
import { wrongClock } from './wrong-clock.ts';

await causeAll([
  databaseRestart,
  serverKilled,
  workerKilled,
  serverStopped,
  slowStatements,
  networkCut,
  hibernation,
  overload,
  fullDisk,
  wrongClock,
  replicaLate,
  mailDown,
  upgrade,
  ...containersKilled,
  soak,
]);
