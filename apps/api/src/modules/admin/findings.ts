import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@halved/db';
import type { AdminOverview } from '@halved/shared/contract/admin';
import type { Env } from '../../env.ts';
import type { Services } from '../../services/index.ts';
import { type Remembered, remembered } from '../../services/remembered.ts';
import { examineDatabase, examineEnvironment, type Finding, warning } from '../doctor/public.ts';

/** An examination counts many rows and asks the mail server, so it is made once a minute for all admins. */
const maxAgeMs = 60_000;
/** How long a mail server or a Redis may take. The operator's command waits longer. */
const patienceMs = 2_000;

type Findings = AdminOverview['findings'];

const impatient = async (): Promise<Finding[]> => {
  await sleep(patienceMs, undefined, { ref: false });
  return [warning('The mail server or Redis is slow to answer: npm run halved -- doctor')];
};

async function examine(db: Database, env: Env): Promise<Findings> {
  const all = await Promise.all([
    Promise.race([examineEnvironment(env), impatient()]),
    examineDatabase(db, env),
  ]);
  return all.flat().flatMap(({ state, text }): Findings => {
    if (state === 'good') return [];
    return [{ level: state === 'bad' ? 'problem' : 'warning', text }];
  });
}

const byEnv = new WeakMap<Env, Remembered<Findings>>();

/** What the doctor warns of, the problems first. It is at most a minute old. */
export async function findingsOf({ db, env }: Pick<Services, 'db' | 'env'>): Promise<Findings> {
  const recall = byEnv.get(env) ?? remembered(maxAgeMs, (database) => examine(database, env));
  byEnv.set(env, recall);
  return (await recall(db)).toSorted(
    (one, other) => Number(other.level === 'problem') - Number(one.level === 'problem'),
  );
}
