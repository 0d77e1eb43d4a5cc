import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../testing/harness.ts';

const bounds = {
  headMs: 300,
  requestMs: 600,
  unreadMs: 700,
  quietAtEndMs: 200,
  farewellMs: 100,
  checkMs: 50,
  crowd: 100,
  perAddress: 100,
};
const largeBytes = 16_000_000;
const pieceBytes = 200_000;
const bytesEachMs = 8_000;

let api: Api;
let port: number;
const opened: Socket[] = [];
/** For each connection of this test, how long the server kept it open, in milliseconds. */
const lifetimes: Promise<number>[] = [];
beforeAll(async () => {
  api = await startApi({ bounds });
  api.app.server.on('connection', (socket: Socket) => {
    const acceptedAt = performance.now();
    lifetimes.push(
      new Promise((resolve) => socket.once('close', () => resolve(performance.now() - acceptedAt))),
    );
  });
  api.app.get('/large', () => 'x'.repeat(largeBytes));
  api.app.get('/pieces', () =>
    Readable.from(
      (function* pieces() {
        for (let sent = 0; sent < largeBytes; sent += pieceBytes) yield Buffer.alloc(pieceBytes, 'x');
      })(),
    ),
  );
  port = Number(new URL(await api.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.destroy();
  await Promise.all(lifetimes.splice(0));
});
afterAll(() => api.stop());

/** A client that never closes its side, and reads only when the test asks it to. */
async function open(text: string, at = port): Promise<Socket> {
  const socket = connect({ port: at, host: '127.0.0.1', allowHalfOpen: true });
  opened.push(socket.on('error', () => {}).pause());
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

/** How long the server keeps its only connection, in milliseconds. */
async function connectionMs(): Promise<number> {
  if (lifetimes.length === 0) await once(api.app.server, 'connection');
  expect(lifetimes).toHaveLength(1);
  const [ms = Number.NaN] = await Promise.all(lifetimes);
  return ms;
}

const readAll = async (socket: Socket): Promise<string> => {
  let text = '';
  for await (const part of socket.setEncoding('utf8')) text += part;
  return text;
};

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;

describe('a client that keeps its side of the connection open', () => {
  it('gets an error and is disconnected if it sent nonsense', async () => {
    const [socket] = await Promise.all([open('HELLO\r\n\r\n'), connectionMs()]);
    expect(await readAll(socket)).toMatch(/^HTTP\/1\.1 400 .*MALFORMED_URL/s);
  });

  it('is disconnected even if it goes on sending nonsense', async () => {
    const socket = await open('HELLO\r\n\r\n');
    const timer = setInterval(() => socket.write('HELLO\r\n\r\n'), 5);
    await connectionMs();
    clearInterval(timer);
  });

  it.each([
    ['says nothing', '', bounds.headMs],
    ['never ends the head of its request', 'GET / HTTP/1.1\r\nHost: x\r\n', bounds.headMs],
    [
      'never ends its body',
      'POST /api/posts HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
      bounds.requestMs,
    ],
  ])('gets a time-out error and is disconnected if it %s', async (_what, text, boundMs) => {
    const [socket, ms] = await Promise.all([open(text), connectionMs()]);
    expect(ms).toBeGreaterThanOrEqual(boundMs - bounds.checkMs);
    expect(await readAll(socket)).toMatch(/^HTTP\/1\.1 408 .*REQUEST_TIMEOUT/s);
  });

  it('is disconnected even if it sends its head byte by byte', async () => {
    const socket = await open('GET / HTTP/1.1\r\n');
    const timer = setInterval(() => socket.write('X: y\r\n'), 20);
    await connectionMs();
    clearInterval(timer);
  });
});

describe('a client that does not read its answer', () => {
  it.each(['/large', '/pieces'])('is disconnected: %s', async (path) => {
    const [, ms] = await Promise.all([open(get(path)), connectionMs()]);
    expect(ms).toBeGreaterThanOrEqual(bounds.unreadMs);
  });

  it('is disconnected even if it keeps sending requests', async () => {
    const again = 'GET /large HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(50);
    await Promise.all([open(again), connectionMs()]);
  });
});

describe('a client that reads slowly', () => {
  it('gets its whole answer, although it takes far longer than a client may pause', async () => {
    const socket = await open(get('/pieces'));
    const startedAt = performance.now();
    let bytes = 0;
    for await (const part of socket) {
      bytes += part.length;
      // The pace is an average over the whole time, so that the client catches up after a delay.
      const early = bytes / bytesEachMs - (performance.now() - startedAt);
      if (early > 0) await sleep(early);
    }
    expect(bytes).toBeGreaterThan(largeBytes);
    expect(performance.now() - startedAt).toBeGreaterThan(2 * bounds.unreadMs);
  });
});

it.each([
  ['does not read', get('/large'), 1],
  ['says nothing', '', 0],
  ['never ends the head of its request', 'GET / HTTP/1.1\r\n', 0],
])(
  'a server that is asked to stop ends the connection soon if the client %s',
  async (_what, text, leastUnsent) => {
    const ending = await startApi({
      databaseUrl: api.url,
      bounds: { ...bounds, headMs: 60_000, requestMs: 60_000, unreadMs: 60_000 },
    });
    ending.app.get('/large', () => 'x'.repeat(largeBytes));
    const endingPort = Number(new URL(await ending.app.listen({ port: 0, host: '127.0.0.1' })).port);
    const [[accepted]] = await Promise.all([once(ending.app.server, 'connection'), open(text, endingPort)]);
    await expect.poll(() => accepted.writableLength).toBeGreaterThanOrEqual(leastUnsent);
    await ending.stop();
    expect(accepted.destroyed).toBe(true);
  },
);
