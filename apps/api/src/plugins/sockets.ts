import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long a connection may take for what it does, in milliseconds. */
export interface SocketBounds {
  /** From its beginning, or the end of the request before, until the head of a request is there. */
  readonly headMs: number;
  /** Until the whole request is there. */
  readonly requestMs: number;
  /** Without taking anything of an answer: a page has at most 2 MB and is one piece, so this is for 35 kB a second. */
  readonly unreadMs: number;
  /** For reading why it was refused. */
  readonly farewellMs: number;
  /** How often the first three are looked at. */
  readonly lookMs: number;
}

export const socketBounds: SocketBounds = {
  headMs: 20_000,
  requestMs: 30_000,
  unreadMs: 60_000,
  farewellMs: 1_000,
  lookMs: 5_000,
};

/**
 * So many at once: each costs 6 kB before it has asked for anything, so that without a bound they alone could end the
 * process. One more is closed as it comes; those that say nothing make room within 25 s.
 */
const maxConnections = 4_000;

interface Reading {
  /** Bytes that have left for the client, in whole pieces. */
  taken: number;
  since: number;
}

/**
 * Ends connections whose client does not read its answer. Node's own timeout takes any byte for life, so that a client
 * could keep an answer in memory for as long as it likes.
 */
export function sockets(app: FastifyInstance, { unreadMs, lookMs }: SocketBounds): void {
  const { server } = app;
  const readings = new Map<Socket, Reading>();
  server.maxConnections = maxConnections;
  server.on('connection', (socket) => {
    readings.set(socket, { taken: 0, since: Date.now() });
    socket.once('close', () => readings.delete(socket));
  });
  const look = () => {
    const now = Date.now();
    for (const [socket, reading] of readings) {
      const taken = socket.bytesWritten - socket.writableLength;
      if (socket.writableLength === 0 || taken > reading.taken) Object.assign(reading, { taken, since: now });
      else if (now - reading.since >= unreadMs) socket.destroy();
    }
  };
  const timer = setInterval(look, lookMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
