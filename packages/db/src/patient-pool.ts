import pg from 'pg';
import { waitAtMost } from './patience.ts';

type GetClient = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: unknown) => void,
) => void;

/** The error of a caller for whom no connection became free. `isDatabaseAway` knows it by its words. */
const noneFree = () => new Error('timeout exceeded when trying to connect');

/**
 * A pool that gives up a connection which is not there after `connectMs`, and a caller who has waited as long for a free
 * one. The driver's own limit, `connectionTimeoutMillis`, also counts the time for which the process stood still. On a
 * tenth of a processor it gave up a tenth of all calls after a wake-up, as if the database were away.
 */
export class PatientPool extends pg.Pool {
  readonly #connectMs: number;

  constructor({ connectMs, ...config }: pg.PoolConfig & { max: number; connectMs: number }) {
    class PatientClient extends pg.Client {
      constructor(given?: string | pg.ClientConfig) {
        super(given);
        const stopWaiting = waitAtMost(connectMs, () =>
          this.connection.stream.destroy(new Error('timeout expired')),
        );
        this.once('connect', stopWaiting).once('end', stopWaiting);
      }
    }
    super({ ...config, Client: PatientClient });
    this.#connectMs = connectMs;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(got: GetClient): void;
  override connect(got?: GetClient): Promise<pg.PoolClient> | void {
    if (!got) {
      return new Promise((resolve, reject) => {
        this.connect((error, client) => (client ? resolve(client) : reject(error)));
      });
    }
    // Callers of one moment find the same idle connection, so those before this one count.
    const isFree = this.idleCount > this.waitingCount;
    const canOpen = this.idleCount === 0 && this.totalCount < this.options.max;
    if (isFree || canOpen) return super.connect(got);
    let isOver = false;
    const stopWaiting = waitAtMost(this.#connectMs, () => {
      isOver = true;
      got(noneFree(), undefined, () => {});
    });
    super.connect((error, client, release) => {
      if (isOver) return release();
      stopWaiting();
      got(error, client, release);
    });
  }
}
