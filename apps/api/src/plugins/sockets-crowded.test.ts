import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { startApi } from '../testing/harness.ts';
import { socketBounds } from './sockets.ts';

const bounds = { ...socketBounds, crowd: 4, perAddress: 2 };
const ping = 'GET /api/health/live HTTP/1.1\r\nHost: x\r\n\r\n';

const opened: Socket[] = [];
afterEach(() => {
  for (const socket of opened.splice(0)) socket.destroy();
});

async function listen(trustProxy: string) {
  const api = await startApi({ bounds, variables: { TRUST_PROXY: trustProxy } });
  const port = Number(new URL(await api.app.listen({ port: 0, host: '127.0.0.1' })).port);
  /** Whether a connection from an address is served; it stays open. */
  const isServed = async (localAddress: string): Promise<boolean> => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    opened.push(socket.on('error', () => {}));
    socket.write(ping);
    const [answer] = await Promise.race([once(socket, 'data'), once(socket, 'close')]);
    return Buffer.isBuffer(answer);
  };
  const served = async (addresses: string[]) => {
    const answers: boolean[] = [];
    for (const address of addresses) answers.push(await isServed(address));
    return answers;
  };
  return { api, served };
}

const [one, other] = ['127.0.0.1', '127.0.0.2'];

it('while many connections are open, an address with many gets no more, and others do', async () => {
  const { api, served } = await listen('0');
  expect(await served([one, one, one, one])).toEqual([true, true, true, true]);
  expect(await served([one, other, other, other])).toEqual([false, true, true, false]);
  for (const socket of opened.splice(0)) socket.destroy();
  await expect.poll(() => served([one])).toEqual([true]);
  await api.stop();
});

it('a proxy gets as many connections as there is room for, because it brings everybody', async () => {
  const { api, served } = await listen('1');
  expect(await served([one, one, one, one, one])).toEqual([true, true, true, true, true]);
  await api.stop();
});
