import { connect, createServer, type Socket } from 'node:net';
import { atEnd } from '../../bench/src/lib/processes.ts';

/** A relay before a server, which can be cut like a network cable. */
export interface Relay {
  port: number;
  /** Nothing passes any more, and no connection is closed. */
  cut(): void;
  /** Closes what is open and lets new connections pass. */
  mend(): void;
}

export async function openRelay(target: { host: string; port: number }): Promise<Relay> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((client) => {
    sockets.add(client);
    client.on('error', () => undefined);
    // Whoever connects meanwhile is let in by the network of this machine, but hears nothing.
    if (isCut) return client.pause();
    const upstream = connect(target.port, target.host);
    sockets.add(upstream);
    upstream.on('error', () => undefined);
    client.pipe(upstream).pipe(client);
    for (const socket of [client, upstream])
      socket.on('close', () => {
        client.destroy();
        upstream.destroy();
      });
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const destroyAll = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  atEnd(async () => {
    destroyAll();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the relay has no port');
  return {
    port: address.port,
    cut: () => {
      isCut = true;
      for (const socket of sockets) {
        socket.unpipe();
        socket.pause();
      }
    },
    mend: () => {
      isCut = false;
      destroyAll();
    },
  };
}
