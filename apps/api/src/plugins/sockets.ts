import type { Server, Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../env.ts';
import type { Services } from '../services/index.ts';
import { limitKeyOf } from '../services/limiter.ts';

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
  /** The number of open connections from which on `perAddress` counts. */
  readonly crowd: number;
  /** The most connections of one address while many are open, so that one host cannot keep everybody else out. */
  readonly perAddress: number;
}

export const socketBounds: SocketBounds = {
  headMs: 20_000,
  requestMs: 30_000,
  unreadMs: 60_000,
  quietAtEndMs: 10_000,
  farewellMs: 1_000,
  checkMs: 5_000,
  crowd: 2_000,
  perAddress: 400,
};

/**
 * The most connections at once. Each takes 6 kB before its first request, so an unlimited number could use up the
 * memory. Further connections are closed at once. Silent connections are closed within 25 s and make room.
 */
const maxConnections = 4_000;

/**
 * How long a connection may be idle between two requests, in milliseconds. A proxy whose limit is longer now and then
 * sends a request while the server closes the connection, and answers 502. nginx keeps its connections for 60 s, Traefik
 * for 90 s, Caddy for 120 s.
 */
export const idleMsOf = ({ trustProxy }: Pick<Env, 'trustProxy'>): number =>
  trustProxy > 0 ? 130_000 : 72_000;

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
 * Closes a new connection if many are open and its address has many of them. A proxy brings everybody's connections, so
 * behind one nothing is counted.
 */
function shareAmongAddresses(server: Server, { crowd, perAddress }: SocketBounds): void {
  const held = new Map<string, number>();
  let open = 0;
  server.on('connection', (socket) => {
    const address = limitKeyOf(socket.remoteAddress ?? '');
    const count = held.get(address) ?? 0;
    if (open >= crowd && count >= perAddress) return void socket.destroy();
    open += 1;
    held.set(address, count + 1);
    socket.once('close', () => {
      open -= 1;
      const left = (held.get(address) ?? 1) - 1;
      if (left > 0) held.set(address, left);
      else held.delete(address);
    });
  });
}

/**
 * Ends connections whose client does not read its answer. Node's own time-out is reset by every byte, so a client could
 * keep an answer in memory for as long as it likes. A server that is stopping also ends idle connections. Before, while
 * it still accepts requests, it asks for a new connection for the next one, so that no request is on its way when idle
 * connections are closed.
 */
export function sockets(
  app: FastifyInstance,
  bounds: SocketBounds,
  { env, lifecycle }: Pick<Services, 'env' | 'lifecycle'>,
): void {
  const { server } = app;
  if (env.trustProxy === 0) shareAmongAddresses(server, bounds);
  const { unreadMs, quietAtEndMs, checkMs } = bounds;
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
