import type { Page, Request, Route } from '@playwright/test';

/**
 * How a sleeping host behaves. `answers`: its proxy answers 503. `refuses`: the connection is refused. `loses`: the
 * server executes the request, but its response is lost.
 */
export type Sleep = 'answers' | 'refuses' | 'loses';

export interface SleepingServer {
  awake: boolean;
  /** The number of calls, both while asleep and while awake. */
  requestCount: number;
  /** Every write that reached the server, such as 'POST /api/posts'. */
  reached: string[];
}

/** The messages that a browser logs about a sleeping server. The guard tolerates them. */
export const sleepNoise = /status of 50[234]|answer 50[234]|ERR_(CONNECTION_REFUSED|CONNECTION_RESET|FAILED)/;

const isWrite = (request: Request) => request.method() !== 'GET';

/** Simulates a sleeping server for the matching calls of a page, until `awake` is set. */
export async function sleepOn(page: Page, calls: string, how: Sleep = 'answers'): Promise<SleepingServer> {
  const server: SleepingServer = { awake: false, requestCount: 0, reached: [] };
  const reach = (request: Request) => {
    if (isWrite(request)) server.reached.push(`${request.method()} ${new URL(request.url()).pathname}`);
  };
  await page.route(calls, async (route: Route) => {
    const request = route.request();
    server.requestCount += 1;
    if (server.awake) {
      reach(request);
      return route.fallback();
    }
    if (how === 'answers') return route.fulfill({ status: 503, body: 'sleeping' });
    if (how === 'loses' && isWrite(request)) {
      reach(request);
      await route.fetch();
      return route.abort('connectionreset');
    }
    return route.abort('connectionrefused');
  });
  return server;
}

/** A page probes a sleeping server within this time (apps/web/src/lib/server/wake.ts). */
const firstProbeMs = 3_000;

/** Wakes the server, and lets the page notice it with its next probe. */
export async function wakeUp(page: Page, server: SleepingServer): Promise<void> {
  server.awake = true;
  await page.clock.runFor(firstProbeMs);
}
