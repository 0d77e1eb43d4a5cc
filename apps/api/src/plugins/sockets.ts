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
  /** Without taking anything, whatever it waits for, once the server was asked to stop: Node looks at no bound then. */
  readonly quietAtEndMs: number;
  /** For reading why it was refused. */
  readonly farewellMs: number;
  /** How often the others are looked at. */
  readonly lookMs: number;
}

export const socketBounds: SocketBounds = {
  headMs: 20_000,
  requestMs: 30_000,
  unreadMs: 60_000,
  quietAtEndMs: 10_000,
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
  /** For how long nothing more has left: counted by looks, so that a process that was asleep itself blames nobody. */
  unreadMs: number;
}

/**
 * Ends connections whose client does not read its answer. Node's own timeout takes any byte for life, so that a client
 * could keep an answer in memory for as long as it likes. A server that is to stop also ends those that ask nothing.
 */
export function sockets(app: FastifyInstance, { unreadMs, quietAtEndMs, lookMs }: SocketBounds): void {
  const { server } = app;
  const readings = new Map<Socket, Reading>();
  let isEnding = false;
  server.maxConnections = maxConnections;
  server.on('connection', (socket) => {
    readings.set(socket, { taken: 0, unreadMs: 0 });
    socket.once('close', () => readings.delete(socket));
  });
  const look = () => {
    const most = isEnding ? Math.min(unreadMs, quietAtEndMs) : unreadMs;
    for (const [socket, reading] of readings) {
      const taken = socket.bytesWritten - socket.writableLength;
      const isWell = taken > reading.taken || (socket.writableLength === 0 && !isEnding);
      Object.assign(reading, { taken, unreadMs: isWell ? 0 : reading.unreadMs + lookMs });
      if (reading.unreadMs > most) socket.destroy();
    }
  };
  const timer = setInterval(look, lookMs).unref();
  server.once('close', () => clearInterval(timer));
  app.addHook('preClose', async () => {
    isEnding = true;
  });
}
