import { existsSync } from 'node:fs';
import { readDeaths } from '@halved/db/embedded/deaths';
import { dayMs } from '@halved/shared/durations';
import type { Env } from '../../env.ts';
import { findWebRoot } from '../../services/web-root.ts';
import { isOfThisMachine } from '../../start/demo.ts';
import { bad, type Finding, good, warning } from './finding.ts';

const fewerProxies = ' With fewer proxies than that, visitors could invent their addresses.';

/** Findings about the environment. */
export function settingsFindings(env: Env): Finding[] {
  const underTls = env.publicUrl.startsWith('https:');
  return [
    good(`Pages and links say ${env.publicUrl} (PUBLIC_URL).`),
    underTls || isOfThisMachine(env.publicUrl)
      ? good('Whoever comes over the network comes over TLS.')
      : warning(
          'PUBLIC_URL is not https: words and passwords travel in the open. Put a proxy with TLS before the server, and set PUBLIC_URL to its https address.',
        ),
    underTls && env.trustProxy === 0
      ? warning(
          'TRUST_PROXY is 0 under https: behind a proxy every visitor counts as one address. Set it to the number of proxies.',
        )
      : good(`TRUST_PROXY is ${env.trustProxy}.${env.trustProxy > 0 ? fewerProxies : ''}`),
    env.rateLimitScale > 1
      ? warning(
          `RATE_LIMIT_SCALE is ${env.rateLimitScale}: limits are looser than they should be for people. Leave it out.`,
        )
      : good('Rate limits are as designed.'),
    env.demo && env.production
      ? warning('DEMO fills an empty database with people who are not there. Set DEMO=0.')
      : good(env.demo ? 'An empty database is filled with the demo.' : 'An empty database stays empty.'),
    findWebRoot() ? good('The web client is built.') : bad('The web client is not built: npm run build.'),
    existsSync(env.dataDir) || env.databaseUrl
      ? good(`DATA_DIR is ${env.dataDir}.`)
      : warning(`DATA_DIR ${env.dataDir} is not there yet; the first start makes it.`),
    ...env.mistyped.map(warning),
  ];
}

const days = 7;

/**
 * Reports how often the embedded database crashed or was killed. It reports nothing about an operator's own database.
 */
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
