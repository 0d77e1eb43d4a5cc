import { existsSync } from 'node:fs';
import { selecting, statement } from '@halved/db';
import { readDeaths } from '@halved/db/embedded/deaths';
import { Command } from 'commander';
import { sql } from 'drizzle-orm';
import { type Env, readEnv } from '../env.ts';
import { examineCounters } from '../jobs/counter-queries.ts';
import { explainClockLead, findClockLead } from '../services/clock-queries.ts';
import { findWebRoot } from '../services/web-root.ts';
import { CommandError, explain } from '../start/explain.ts';
import { aggregatesInDatabase } from './aggregate-findings.ts';
import { analysisInDatabase } from './analysis-findings.ts';
import { backupFindings } from './backup-findings.ts';
import { contentInDatabase, ownContentFindings } from './content-findings.ts';
import { diskFindings } from './disk-findings.ts';
import { bad, type Finding, good, marks, warning } from './finding.ts';
import { jobsInDatabase } from './job-findings.ts';
import { mailFindings, mailInDatabase } from './mail-findings.ts';
import { paymentsInDatabase } from './payment-findings.ts';
import { peaksInDatabase } from './peak-findings.ts';
import { redisFindings } from './redis-findings.ts';
import { say, withDatabase } from './with-database.ts';

/** Findings about the environment. */
function settings(env: Env): Finding[] {
  const underTls = env.publicUrl.startsWith('https:');
  const isLocal = /^http:\/\/(localhost|127\.0\.0\.1)(:|$)/.test(env.publicUrl);
  return [
    good(`Pages and links say ${env.publicUrl} (PUBLIC_URL).`),
    underTls || isLocal
      ? good('Whoever comes over the network comes over TLS.')
      : warning('PUBLIC_URL is not https: words and passwords travel in the open.'),
    underTls && env.trustProxy === 0
      ? warning(
          'TRUST_PROXY is 0 under https: behind a proxy every visitor counts as one address. Set it to the number of proxies.',
        )
      : good(`TRUST_PROXY is ${env.trustProxy}.`),
    env.rateLimitScale > 1
      ? warning(
          `RATE_LIMIT_SCALE is ${env.rateLimitScale}: limits are looser than they should be for people.`,
        )
      : good('Rate limits are as designed.'),
    env.demo && env.production
      ? warning('DEMO fills an empty database with people who are not there.')
      : good(env.demo ? 'An empty database is filled with the demo.' : 'An empty database stays empty.'),
    findWebRoot() ? good('The web client is built.') : bad('The web client is not built: npm run build.'),
    existsSync(env.dataDir) || env.databaseUrl
      ? good(`DATA_DIR is ${env.dataDir}.`)
      : warning(`DATA_DIR ${env.dataDir} is not there yet; the first start makes it.`),
  ];
}

const days = 7;
const dayMs = 24 * 60 * 60_000;

/**
 * Reports how often the embedded database crashed or was killed. It reports nothing about an operator's own database.
 */
function embeddedFindings({ databaseUrl, dataDir }: Env): Finding[] {
  if (databaseUrl) return [];
  const deaths = readDeaths(dataDir).filter((at) => Date.now() - at.getTime() < days * dayMs);
  const last = deaths.at(-1)?.toISOString();
  if (!last) return [good(`The embedded PostgreSQL has not died in the last ${days} days.`)];
  return [
    warning(
      `The embedded PostgreSQL died ${deaths.length === 1 ? 'once' : `${deaths.length} times`} in the last ${days} days, last ${last}, and was started again. Mostly the system ran out of memory (dmesg tells); else read ${dataDir}/postgres.log.`,
    ),
  ];
}

const server = {
  version: sql<string>`current_setting('server_version')`,
  admins: sql<number>`(select count(*)::int from users where role = 'admin')`,
};
const selectServer = statement(selecting(server, (selectList) => sql`select ${selectList}`));

/** Findings about the database: whether it answers, its version, its clock, and whether there is an admin. */
async function database(): Promise<Finding[]> {
  const findings: Finding[] = [];
  await withDatabase(async ({ db }, env) => {
    const [row] = await selectServer(db);
    const wrongClock = explainClockLead(await findClockLead(db));
    findings.push(
      good(
        `PostgreSQL ${row?.version} answers (${env.databaseUrl ? 'DATABASE_URL' : 'embedded'}), its schema is the newest.`,
      ),
      wrongClock === undefined ? good('Its clock and this machine’s agree.') : warning(wrongClock),
      row?.admins
        ? good(`Admins: ${row.admins}.`)
        : warning('Nobody is admin: npm run halved -- user grant <email> --role admin'),
      await analysisInDatabase(db),
      await aggregatesInDatabase(db),
      ...(await mailInDatabase(db, env)),
      ...(await jobsInDatabase(db, env)),
      ...(await paymentsInDatabase(db, env)),
      ...(await peaksInDatabase(db)),
      await contentInDatabase(db),
    );
  });
  return findings;
}

async function examine(): Promise<Finding[]> {
  const [major = 0] = process.versions.node.split('.').map(Number);
  const node =
    major >= 24
      ? good(`Node ${process.versions.node}.`)
      : bad(`Node ${process.versions.node} is too old: 24 comes with npm install.`);
  const findings = [node];
  try {
    const env = readEnv();
    findings.push(...settings(env), ...embeddedFindings(env));
    findings.push(...(await ownContentFindings(env)));
    findings.push(...(await mailFindings(env)), ...(await redisFindings(env)));
    findings.push(...(await diskFindings(env)), ...(await backupFindings(env)));
    findings.push(...(await database()));
  } catch (error) {
    findings.push(bad(explain(error)));
  }
  return findings;
}

/** Reports every wrong counter. With `--fix` it corrects them. */
const counters = (fix: boolean) =>
  withDatabase(async (database) => {
    const wrong = await examineCounters(database, { fix });
    for (const { kind, name, counter, stored, real } of wrong)
      say(
        `${marks[fix ? 'good' : 'bad']} ${kind} ${name}: ${counter} is ${stored}, counted ${real}${fix ? ': mended' : ''}.`,
      );
    if (wrong.length === 0) return say(`${marks.good} Every counter is what it counts.`);
    if (fix) return say(`${marks.good} Mended: ${wrong.length}.`);
    say(`${marks.bad} Wrong: ${wrong.length}. To mend them: npm run halved -- doctor --counters --fix`);
    process.exitCode = 1;
  });

async function everything(): Promise<void> {
  const findings = await examine();
  for (const { state, text } of findings) say(`${marks[state]} ${text}`);
  if (findings.some(({ state }) => state === 'bad')) process.exitCode = 1;
}

/** `doctor` examines an instance and says what to repair. It exits with 1 if something is wrong. */
export const doctorCommand = (): Command =>
  new Command('doctor')
    .description('Looks this instance over and says what to mend.')
    .option('--counters', 'counts again what every counter counts, and nothing else')
    .option('--fix', 'mends the counters that are wrong')
    .action(({ counters: only, fix }: { counters?: true; fix?: true }) => {
      if (fix && !only) throw new CommandError('--fix goes with --counters.');
      return only ? counters(fix === true) : everything();
    });
