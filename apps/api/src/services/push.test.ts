import { once } from 'node:events';
import type { RequestListener, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { startPushService } from '@halved/shared/testing/push-service';
import { testCertificate } from '@halved/shared/testing/test-certificate';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { vapidKeysOf } from '../env/stored-secrets.ts';
import { createPush } from './push.ts';

const env = {
  mailFrom: 'halved@halved.example',
  publicUrl: 'https://halved.example',
  vapid: vapidKeysOf(Buffer.alloc(32, 1).toString('base64url')),
};
const message = { payload: '{}', topic: 'a' };

let keys: { p256dh: string; auth: string };
beforeAll(async () => {
  const service = await startPushService();
  keys = service.subscribe().keys;
  await service.stop();
});

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Sends a message to a push service on loopback that answers as `listener` does. */
async function sendTo(
  listener: RequestListener,
  { patienceMs, pushHosts }: { patienceMs?: number; pushHosts?: string[] } = {},
) {
  const server = createServer(testCertificate, listener).listen(0, 'localhost');
  stops.push(() => server.close().closeAllConnections());
  await once(server, 'listening');
  const address = server.address();
  const host = `localhost:${typeof address === 'object' ? address?.port : ''}`;
  const push = createPush(
    { ...env, pushHosts: pushHosts ?? [host] },
    { ca: testCertificate.cert, patienceMs },
  );
  return push.send({ endpoint: `https://${host}/x`, ...keys }, message);
}

describe('a push service', () => {
  it('whose answer has no end gets the message, and its connection is closed', async () => {
    const { promise: closed, resolve } = Promise.withResolvers<void>();
    const pour = (response: ServerResponse) => {
      while (response.write('x'.repeat(10_000)));
    };
    const outcome = await sendTo((request, response) => {
      request.resume();
      response
        .on('close', resolve)
        .on('drain', () => pour(response))
        .writeHead(201);
      pour(response);
    });
    expect(outcome).toEqual({ state: 'sent', reason: '201' });
    await closed;
  });

  it('that does not answer is given up, and its connection is closed', async () => {
    const { promise: closed, resolve } = Promise.withResolvers<void>();
    const outcome = await sendTo((request) => request.resume().on('close', resolve), { patienceMs: 300 });
    expect(outcome).toEqual({ state: 'silent', reason: 'ETIMEDOUT' });
    await closed;
  });
});

describe('a push service that cannot be called', () => {
  it('is tried again later if it refuses the connection', async () => {
    const push = createPush({ ...env, pushHosts: ['localhost:1'] });
    const outcome = await push.send({ endpoint: 'https://localhost:1/push', ...keys }, message);
    expect(outcome).toEqual({ state: 'later', reason: 'ECONNREFUSED' });
  });

  it('is not called in a private network unless PUSH_HOSTS names it', async () => {
    let calls = 0;
    const listener: RequestListener = (_, response) => response.writeHead(201).end(String(++calls));
    expect(await sendTo(listener)).toMatchObject({ state: 'sent' });
    expect(await sendTo(listener, { pushHosts: [] })).toMatchObject({ state: 'refused' });
    expect(calls).toBe(1);
  });
});

describe('an endpoint that another parser would read as a private address', () => {
  it.each([...`;'"{}`, '`'])('is not called, with the character %s', async (character) => {
    const push = createPush({ ...env, pushHosts: ['*.push.example'] });
    const endpoint = `https://127.0.0.1${character}.push.example/x`;
    expect(await push.send({ endpoint, ...keys }, message)).toEqual({ state: 'refused', reason: '403' });
  });
});
