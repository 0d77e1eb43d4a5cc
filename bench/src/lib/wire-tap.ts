import { connect, createServer, type Socket } from 'node:net';
import { atEnd } from './processes.ts';
import { frontendReader, type Statement } from './wire-protocol.ts';

/** A relay before PostgreSQL that records each statement. */
export interface WireTap {
  /** The address of the database through the relay. */
  readonly url: string;
  /** Returns the statements since the last call of this function, in order. */
  readonly take: () => Statement[];
}

/** Starts a relay before a database, so that the bench knows which statements the API really sends. */
export async function tapDatabase(url: string): Promise<WireTap> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let statements: Statement[] = [];
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    const note = frontendReader((statement) => statements.push(statement));
    client.on('data', note);
    client.pipe(upstream).pipe(client);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => [client, upstream].map((each) => each.destroy()));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atEnd(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the relay has no port');
  const tapped = new URL(url);
  tapped.port = String(address.port);
  return {
    url: tapped.href,
    take: () => {
      const taken = statements;
      statements = [];
      return taken;
    },
  };
}
