import type { Database } from '@halved/db';
import type { Env } from '../../env.ts';
import { explainClockLead, findClockLead } from '../../services/clock-queries.ts';
import { aggregatesInDatabase } from './aggregate-findings.ts';
import { analysisInDatabase } from './analysis-findings.ts';
import { backupFindings } from './backup-findings.ts';
import { contentInDatabase, ownContentFindings } from './content-findings.ts';
import { diskFindings } from './disk-findings.ts';
import { type Finding, good, warning } from './finding.ts';
import { jobsInDatabase } from './job-findings.ts';
import { mailFindings, mailInDatabase } from './mail-findings.ts';
import { paymentsInDatabase } from './payment-findings.ts';
import { peaksInDatabase } from './peak-findings.ts';
import { queueInDatabase } from './queue-findings.ts';
import { redisFindings } from './redis-findings.ts';
import { replicaInDatabase } from './replica-findings.ts';
import { schemaInDatabase } from './schema-findings.ts';
import { readServer } from './server-queries.ts';
import { embeddedFindings, settingsFindings } from './settings-findings.ts';

/** Findings about the settings, and about what they name: disks, backups, the mail server and Redis. */
export async function examineEnvironment(env: Env): Promise<Finding[]> {
  const parts = await Promise.all([
    ownContentFindings(env),
    mailFindings(env),
    redisFindings(env),
    diskFindings(env),
    backupFindings(env),
  ]);
  return [...settingsFindings(env), ...embeddedFindings(env), ...parts.flat()];
}

/**
 * Findings about the database: whether it answers, its version, its schema, its clock, and what waits in it. Of a
 * schema that does not fit this version it says nothing more.
 */
export async function examineDatabase(db: Database, env: Env): Promise<Finding[]> {
  const schema = await schemaInDatabase(db);
  if (!schema.fits) return [schema.finding];
  const server = await readServer(db);
  const wrongClock = explainClockLead(await findClockLead(db));
  return [
    good(`PostgreSQL ${server?.version} answers (${env.databaseUrl ? 'DATABASE_URL' : 'embedded'}).`),
    schema.finding,
    ...(await replicaInDatabase(db, env)),
    wrongClock === undefined ? good('Its clock and this machine’s agree.') : warning(wrongClock),
    server?.admins
      ? good(`Admins: ${server.admins}.`)
      : warning('Nobody is admin: npm run halved -- user grant <email> --role admin'),
    await analysisInDatabase(db),
    await aggregatesInDatabase(db),
    ...(await mailInDatabase(db, env)),
    ...(await jobsInDatabase(db, env)),
    ...(await paymentsInDatabase(db, env)),
    ...(await peaksInDatabase(db)),
    ...(await queueInDatabase(db)),
    await contentInDatabase(db),
  ];
}
