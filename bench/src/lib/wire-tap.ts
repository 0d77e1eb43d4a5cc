import { connect, createServer, type Socket } from 'node:net';
import { atEnd } from './processes.ts';
import { frontendReader, type Statement } from './wire-protocol.ts';

/** A relay before PostgreSQL that notes each statement on its way through. */
export interface WireTap {
  /** The database's address by way of the relay. */
  readonly url: string;
  /** What was sent since the last call, in order. */
  readonly take: () => Statement[];
}

/** Stands a relay before a database, so that the bench knows what the API truly sends. */
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
