import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { locateBinaries } from './embedded/binaries.ts';
import { createCluster, databaseName, superuser } from './embedded/cluster.ts';
import { EmbeddedError } from './embedded/embedded-error.ts';
import { assertOnlyServer, registerServer } from './embedded/only-server.ts';
import { makePassword, readPassword, replacePassword, storePassword } from './embedded/password.ts';
import {
  askToStop,
  findPostmaster,
  lastPort,
  livingPostmaster,
  startPostmaster,
  stopPostmaster,
} from './embedded/postmaster.ts';
import { type DatabaseChange, supervise } from './embedded/supervise.ts';
import { assertWritable, isHidden, systemAccount } from './embedded/system-account.ts';
import { countUsers, enter, withLock } from './embedded/users.ts';

export { EmbeddedError } from './embedded/embedded-error.ts';
export type { DatabaseChange } from './embedded/supervise.ts';

/** The options of the one server that uses the folder. With them the database is restarted whenever it dies. */
export interface ServerOptions {
  /** How this server is named in the error message for a second server: `port 3000`. */
  readonly name: string;
  /** Once this signal is aborted, the database is not restarted. */
  readonly signal: AbortSignal;
  readonly onChange: (change: DatabaseChange) => void;
}

export interface EmbeddedOptions {
  /**
   * The folder of all data, e.g. `.data`. The cluster is in `postgres`; its password, its log and the list of its users
   * lie beside that folder.
   */
  readonly dataDir: string;
  /** Called with a short text before a step that takes long. Only the first start has such a step. */
  readonly onProgress?: (step: string) => void;
  /** Further settings of PostgreSQL, which override ours: `{ shared_buffers: '512MB' }`. */
  readonly settings?: Record<string, string>;
  /**
   * Only a server passes these options. An operator's command does not, because it does not restart a dead database.
   */
  readonly server?: ServerOptions;
  /** Throws if there is no cluster yet, instead of creating one. */
  readonly mustExist?: boolean;
}

export interface Embedded {
  readonly url: string;
  /** Whether this call created the cluster, so that the database is empty. */
  readonly created: boolean;
  /**
   * Whether nobody else used the database when this process opened it. `stop()` then stops PostgreSQL, unless another
   * process has opened it since.
   */
  readonly owned: boolean;
  /** Stops using the database. It also stops PostgreSQL if no other process uses it. May be called twice. */
  stop(): Promise<void>;
}

const lockMs = 90_000;

const versionFile = (dataDir: string): string => join(dataDir, 'postgres', 'PG_VERSION');

const hasCluster = (dataDir: string): boolean => existsSync(versionFile(dataDir));

/** Throws if there is no cluster, or none that this user may see. */
function assertCluster(dataDir: string): void {
  if (hasCluster(dataDir)) return;
  if (isHidden(versionFile(dataDir))) {
    throw new EmbeddedError(
      `The database in ${dataDir} belongs to another user.`,
      'Run this as the user of the server, such as sudo -u halved …',
    );
  }
  throw new EmbeddedError(
    `There is no database in ${dataDir} yet.`,
    'Check DATA_DIR, or DATABASE_URL; a first start of the server makes one.',
  );
}

/**
 * Opens the PostgreSQL under `dataDir`. The first call creates it (1 s). Later calls start it if it is not running (30
 * ms) and otherwise share it, even if a killed server left it running.
 * @throws EmbeddedError whose message names the cause and the remedy
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const dataDir = resolve(options.dataDir);
  const { server, settings = {} } = options;
  const account = systemAccount();
  if (options.mustExist) assertCluster(dataDir);
  prepareFolder(dataDir, account !== undefined);
  const locked = <T>(work: () => Promise<T>) => withLock(dataDir, lockMs, work);
  const opened = await locked(async () => {
    if (server) assertOnlyServer(dataDir);
    const known = readPassword(dataDir);
    const plan = { dataDir, account, password: known || makePassword(), binaries: locateBinaries() };
    const created = !hasCluster(dataDir);
    if (created) {
      options.onProgress?.('Making the database (first start only)');
      storePassword(plan);
      await createCluster(plan);
    }
    const owned = countUsers(dataDir) === 0;
    if (!known && !created) await replacePassword(plan, !owned);
    // PostgreSQL restarts on its old port, because other processes that use the database still connect there.
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
  /** Ends the use by this process. Returns the postmaster if this process was its last user. */
  const leave = () => {
    user.leave();
    registration?.leave();
    return countUsers(dataDir) === 0 ? livingPostmaster(dataDir) : undefined;
  };
  const stopAtExit = () => {
    const remaining = leave();
    if (remaining) askToStop(remaining.pid);
  };
  process.once('exit', stopAtExit);
  let stopped: Promise<void> | undefined;
  const stop = () => {
    ended.abort();
    return locked(async () => {
      process.off('exit', stopAtExit);
      const remaining = leave();
      if (remaining) await stopPostmaster(dataDir, remaining);
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

/**
 * Creates the data folder. If root runs the server, the user postgres may enter the folder but not list it. Secret
 * files in the folder have mode 0600.
 */
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
