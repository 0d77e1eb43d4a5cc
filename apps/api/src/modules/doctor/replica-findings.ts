import type { Database } from '@halved/db';
import { examineReplica, maxReplicaDelayMs, type ReplicaState } from '@halved/db/read-replica';
import type { Env } from '../../env.ts';
import { type Finding, good, warning } from './finding.ts';

const subject = 'The read replica (DATABASE_READ_URL)';

const findings: Record<ReplicaState, Finding> = {
  onTime: good(`${subject} follows.`),
  late: warning(
    `${subject} is more than ${maxReplicaDelayMs / 1_000} s late, and the primary answers for it. Its log says why; if it does not catch up, make it anew.`,
  ),
  away: warning(
    `${subject} does not answer, and the primary answers for it. Check its address, that it runs, and that it takes connections from here.`,
  ),
};

/** Reports whether the replica of DATABASE_READ_URL can be used. It takes five seconds to call it late. */
export async function replicaInDatabase(
  { $client }: Database,
  { databaseReadUrl }: Pick<Env, 'databaseReadUrl'>,
): Promise<Finding[]> {
  return databaseReadUrl ? [findings[await examineReplica(databaseReadUrl, $client)]] : [];
}
