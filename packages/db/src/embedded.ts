import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { locateBinaries } from './embedded/binaries.ts';
import { createCluster, databaseName, superuser } from './embedded/cluster.ts';
import { EmbeddedError } from './embedded/embedded-error.ts';
import { assertOnlyServer, registerServer } from './embedded/only-server.ts';
import {
  askToStop,
  findPostmaster,
  lastPort,
  livingPostmaster,
  startPostmaster,
  stopPostmaster,
} from './embedded/postmaster.ts';
import { type DatabaseChange, supervise } from './embedded/supervise.ts';
import { assertWritable, systemAccount } from './embedded/system-account.ts';
import { countUsers, enter, withLock } from './embedded/users.ts';

export { EmbeddedError } from './embedded/embedded-error.ts';
export type { DatabaseChange } from './embedded/supervise.ts';

/** Passed by the server of the folder: the database is then started again whenever it dies. */
export interface ServerOptions {
  /** How a second server is told about this one: `port 3000`. */
  readonly name: string;
  /** Once it is aborted, the database is not started again. */
  readonly signal: AbortSignal;
  readonly onChange: (change: DatabaseChange) => void;
}

export interface EmbeddedOptions {
  /** Where everything is kept, e.g. `.data`: the cluster in `postgres`, its password, log and users beside it. */
  readonly dataDir: string;
  /** Called with a few words about what takes long; only the first start does. */
  readonly onProgress?: (step: string) => void;
  /** Further settings of PostgreSQL, which win over ours: `{ shared_buffers: '512MB' }`. */
  readonly settings?: Record<string, string>;
  /** Not passed by an operator's command, which does not start a dead database again. */
  readonly server?: ServerOptions;
}

export interface Embedded {
  readonly url: string;
  /** The cluster was made by this call, so the database is empty. */
  readonly created: boolean;
  /** Nobody else used the database at that moment, so `stop()` ends it unless somebody has joined since. */
  readonly owned: boolean;
  /** Leaves the database, and stops it when nobody uses it any more. May be called twice. */
  stop(): Promise<void>;
}

const lockMs = 90_000;

/**
 * Opens the PostgreSQL under `dataDir`. The first call makes it (1 s); later calls start it when it is not running (30
 * ms), and share it when it is, also where a killed server left it running.
 * @throws EmbeddedError whose message names the cause and the remedy
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const dataDir = resolve(options.dataDir);
  const { server, settings = {} } = options;
  const account = systemAccount();
  prepareFolder(dataDir, account !== undefined);
  const locked = <T>(work: () => Promise<T>) => withLock(dataDir, lockMs, work);
  const opened = await locked(async () => {
    if (server) assertOnlyServer(dataDir);
    const plan = { dataDir, account, password: readPassword(dataDir), binaries: locateBinaries() };
    const created = !existsSync(join(dataDir, 'postgres', 'PG_VERSION'));
    if (created) {
      options.onProgress?.('Making the database (first start only)');
      await createCluster(plan);
    }
    const owned = countUsers(dataDir) === 0;
    // Processes that use the database already find it again only on its old port.
    const port = owned ? undefined : lastPort(dataDir);
    const postmaster = (await findPostmaster(dataDir)) ?? (await startPostmaster(plan, settings, { port }));
    const registration = server && registerServer(dataDir, server.name);
    return { plan, created, owned, postmaster, user: enter(dataDir), registration };
  });
  const { plan, created, owned, postmaster, user, registration } = opened;
  const ended = new AbortController();
  if (server) {
    const signal = AbortSignal.any([server.signal, ended.signal]);
    const start = () =>
      locked(async () => {
        const { port } = postmaster;
        return (
          (await findPostmaster(dataDir, signal)) ?? (await startPostmaster(plan, settings, { port, signal }))
        );
      });
    void supervise(postmaster, { dataDir, start, signal, onChange: server.onChange });
  }
  /** Stops PostgreSQL when this process exits as its last user. */
  const leave = () => {
    user.leave();
    registration?.leave();
    return countUsers(dataDir) === 0 ? livingPostmaster(dataDir) : undefined;
  };
  const stopAtExit = () => {
    const left = leave();
    if (left) askToStop(left.pid);
  };
  process.once('exit', stopAtExit);
  let stopped: Promise<void> | undefined;
  const stop = () => {
    ended.abort();
    return locked(async () => {
      process.off('exit', stopAtExit);
      const left = leave();
      if (left) await stopPostmaster(dataDir, left);
    });
  };
  const address = `${superuser}:${plan.password}@127.0.0.1:${postmaster.port}`;
  return {
    url: `postgres://${address}/${databaseName}`,
    created,
    owned,
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}

/** The user postgres may pass through root's folder but not list it; secret files in it have mode 0600. */
function prepareFolder(dataDir: string, shared: boolean): void {
  const mode = shared ? 0o711 : 0o700;
  try {
    mkdirSync(dataDir, { recursive: true, mode });
  } catch (error) {
    throw new EmbeddedError(
      `The data folder ${dataDir} cannot be made (${error instanceof Error ? error.message : String(error)}).`,
      'Point DATA_DIR at a folder of your own.',
    );
  }
  assertWritable(dataDir);
  if (shared) chmodSync(dataDir, mode);
}

/** Made once, 256 random bits, readable by us alone. */
function readPassword(dataDir: string): string {
  const file = join(dataDir, 'postgres.password');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const password = randomBytes(32).toString('base64url');
  writeFileSync(file, `${password}\n`, { mode: 0o600 });
  return password;
}
