import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Answering } from '../services/answering.ts';
import { type Api, startApi } from '../testing/harness.ts';

let api: Api;
const calls: [key: string, mayBeLarge: boolean | undefined][] = [];
const sentTo: string[] = [];
const answering: Answering = {
  make: (key, work, mayBeLarge) => {
    calls.push([key, mayBeLarge]);
    return work();
  },
  send: (_response, _body, address) => void sentTo.push(address),
};
beforeAll(async () => {
  api = await startApi({ services: { answering } });
});
afterAll(() => api.stop());

it('a page above the usual size counts as possibly large, however its URL is written', async () => {
  for (const query of [
    '',
    '?limit=20',
    '?limit=21',
    '?limit=21&query=a',
    '?limit=100&query=%61',
    '?offset=0',
  ])
    expect((await api.app.inject({ url: `/api/posts${query}` })).statusCode, query).toBe(200);
  expect(calls).toEqual([
    ['/api/posts', false],
    ['/api/posts?limit=20', false],
    ['/api/posts?limit=21', true],
    ['/api/posts?limit=21&query=a', true],
    ['/api/posts?limit=100&query=%61', true],
    ['/api/posts?', false],
  ]);
});

it('the bytes that are being sent are counted together for the IPv6 addresses of one household', async () => {
  const remoteAddress = '2001:db8:1:2:3:4:5:6';
  await api.app.inject({ url: '/api/posts', remoteAddress });
  await api.app.inject({ url: '/api/posts?query=b', remoteAddress: '2001:db8:1:2::1' });
  const [first, second] = sentTo.slice(-2);
  expect(first).toBe(second);
  expect(first).toContain('2001:db8:1:2');
});
