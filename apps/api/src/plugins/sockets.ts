import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services/index.ts';

/** The time-outs of a connection, in milliseconds. */
export interface SocketBounds {
  /** The time from the start of a request until its head is complete. */
  readonly headMs: number;
  /** The time from the start of a request until the request is complete. */
  readonly requestMs: number;
  /**
   * The time in which the client must read one piece of an answer. A piece is at most 2 MB, so a client that reads 35
   * kB a second is fast enough.
   */
  readonly unreadMs: number;
  /** Replaces `unreadMs` once the server was asked to stop, because Node no longer applies its own time-outs then. */
  readonly quietAtEndMs: number;
  /** The time in which the client can read a failure before the connection is closed. */
  readonly farewellMs: number;
  /** The interval at which connections are checked. */
  readonly checkMs: number;
}

export const socketBounds: SocketBounds = {
  headMs: 20_000,
  requestMs: 30_000,
  unreadMs: 60_000,
  quietAtEndMs: 10_000,
  farewellMs: 1_000,
  checkMs: 5_000,
};

/**
 * The most connections at once. Each takes 6 kB before its first request, so an unlimited number could use up the
 * memory. Further connections are closed at once. Silent connections are closed within 25 s and make room.
 */
const maxConnections = 4_000;

interface Reading {
  /** The number of bytes that have left this process for the client, in whole pieces. */
  taken: number;
  /**
   * The time without progress, computed as the number of checks times their interval. So the time for which this
   * process itself was suspended does not count.
   */
  unreadMs: number;
}

/**
 * Ends connections whose client does not read its answer. Node's own time-out is reset by every byte, so a client could
 * keep an answer in memory for as long as it likes. A server that is stopping also ends idle connections. Before, while
 * it still accepts requests, it asks for a new connection for the next one, so that no request is on its way when idle
 * connections are closed.
 */
export function sockets(
  app: FastifyInstance,
  { unreadMs, quietAtEndMs, checkMs }: SocketBounds,
  lifecycle: Services['lifecycle'],
): void {
  const { server } = app;
  const readings = new Map<Socket, Reading>();
  let isEnding = false;
  server.maxConnections = maxConnections;
  server.on('connection', (socket) => {
    readings.set(socket, { taken: 0, unreadMs: 0 });
    socket.once('close', () => readings.delete(socket));
  });
  const check = () => {
    const most = isEnding ? Math.min(unreadMs, quietAtEndMs) : unreadMs;
    for (const [socket, reading] of readings) {
      const taken = socket.bytesWritten - socket.writableLength;
      const hasProgress = taken > reading.taken || (socket.writableLength === 0 && !isEnding);
      Object.assign(reading, { taken, unreadMs: hasProgress ? 0 : reading.unreadMs + checkMs });
      if (reading.unreadMs > most) socket.destroy();
    }
  };
  const timer = setInterval(check, checkMs).unref();
  server.once('close', () => clearInterval(timer));
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (lifecycle.stopping) reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('preClose', async () => {
    isEnding = true;
  });
}
