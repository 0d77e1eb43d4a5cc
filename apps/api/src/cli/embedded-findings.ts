import { readDeaths } from '@halved/db/embedded/deaths';
import type { Env } from '../env.ts';
import { type Finding, good, warning } from './finding.ts';

const days = 7;
const dayMs = 24 * 60 * 60_000;

/** Finds how often the embedded database died by itself; finds nothing about an operator's own database. */
export function embeddedFindings({ databaseUrl, dataDir }: Env): Finding[] {
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
