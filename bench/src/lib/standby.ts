import { execFileSync } from 'node:child_process';
import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@halved/db/embedded/free-port';
import { give, systemAccount } from '@halved/db/embedded/system-account';
import { type BenchDatabase, pgCtl } from './postgres.ts';
import { atEnd, temporaryFolder } from './processes.ts';

/** The settings of a primary that a standby can follow. */
export const primarySettings = { wal_level: 'replica', max_wal_senders: '4', wal_keep_size: '64MB' };

/** A second PostgreSQL that follows the first by streaming replication. */
export interface Standby {
  readonly url: string;
  /** From now on the standby applies each change this many seconds after the primary. */
  readonly delay: (seconds: number) => Promise<void>;
}

/** Copies a database that was opened with `primarySettings`, for which it stops, and starts the copy as its standby. */
export async function openStandby(primary: BenchDatabase): Promise<Standby> {
  const folder = join(await temporaryFolder('standby'), 'postgres');
  await primary.stop('fast');
  execFileSync('cp', ['-a', primary.folder, folder]);
  await primary.start();
  const { hostname, port, username, password } = new URL(primary.url);
  const connection = `host=${hostname} port=${port} user=${username} password=${password}`;
  rmSync(join(folder, 'postmaster.pid'), { force: true });
  writeFileSync(join(folder, 'standby.signal'), '');
  const configuration = join(folder, 'postgresql.auto.conf');
  appendFileSync(configuration, `primary_conninfo = '${connection}'\n`);
  give(join(folder, 'standby.signal'), systemAccount());
  const url = new URL(primary.url);
  url.port = String(await freePort());
  const settings = {
    listen_addresses: hostname,
    port: url.port,
    unix_socket_directories: '',
    max_connections: 60,
  };
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  const control = (...args: string[]) => pgCtl(['-D', folder, '-s', '-w', ...args]);
  await control('start', '-o', options.join(' '), '-l', join(folder, 'standby.log'));
  atEnd(() => control('stop', '-m', 'immediate'));
  return {
    url: url.href,
    delay: (seconds) => {
      appendFileSync(configuration, `recovery_min_apply_delay = '${seconds}s'\n`);
      return control('reload');
    },
  };
}
