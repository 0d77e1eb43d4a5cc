import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';

/** What sleeps: the host, which then keeps every connection open, or only the database behind `/api`. */
export type Sleeper = 'host' | 'database';

/** A host in front of a server. It keeps what it is asked while it sleeps, and answers when it is awake. */
export interface SleepingHost {
  /** Without a slash at the end. */
  url: string;
  sleep: (sleeper: Sleeper, forMs: number) => void;
  stop: () => Promise<void>;
}

/** Starts a host on a free port of this machine, in front of a server. It is awake at first. */
export async function startSleepingHost(target: string): Promise<SleepingHost> {
  let awakeAt = 0;
  let sleeping: Sleeper = 'host';
  const timers = new Set<NodeJS.Timeout>();
  const forward = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method, url, headers } = incoming;
    const call = send(new URL(url ?? '/', target), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    call.on('error', () => outgoing.destroy());
    outgoing.on('close', () => call.destroy());
    incoming.pipe(call);
  };
  const server = createServer((incoming, outgoing) => {
    const isKept = sleeping === 'host' || incoming.url?.startsWith('/api/');
    const waitMs = isKept ? Math.max(0, awakeAt - Date.now()) : 0;
    const timer = setTimeout(() => {
      timers.delete(timer);
      forward(incoming, outgoing);
    }, waitMs);
    timers.add(timer);
    outgoing.on('close', () => clearTimeout(timer));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    sleep: (sleeper, forMs) => {
      sleeping = sleeper;
      awakeAt = Date.now() + forMs;
    },
    stop: async () => {
      for (const timer of timers) clearTimeout(timer);
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
