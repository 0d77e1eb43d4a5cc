import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface CarelessPooler {
  /** The address of the database through the pooler. */
  readonly url: string;
  close(): void;
}

/** What PostgreSQL says to a client that it has let in: AuthenticationOk, and ReadyForQuery outside a transaction. */
const welcome = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

/**
 * A pooler in transaction mode that knows no prepared statements, as PgBouncer before 1.21: all its clients take turns in
 * one session. The first client opens that session; it must have got its first response before the next one connects.
 */
export async function openCarelessPooler(databaseUrl: string): Promise<CarelessPooler> {
  const address = new URL(databaseUrl);
  const session = connect(Number(address.port), address.hostname);
  session.on('error', () => {});
  let asking: Socket | undefined;
  session.on('data', (bytes) => asking?.write(bytes));
  const server = createServer((client) => {
    const isFirst = asking === undefined;
    client.on('error', () => {});
    if (isFirst) asking = client;
    else client.once('data', () => client.write(welcome));
    let isIn = isFirst;
    client.on('data', (bytes) => {
      if (isIn && !isGoodbye(bytes)) {
        asking = client;
        session.write(bytes);
      }
      isIn = true;
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  address.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: address.href,
    close: () => {
      session.destroy();
      server.close();
    },
  };
}

/** A client that goes does not end the session that others use. */
const isGoodbye = (bytes: Buffer): boolean => bytes[0] === 0x58;
