import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, startApi } from '../testing/harness.ts';

const lines: string[] = [];

let api: Api;
let port: number;
beforeAll(async () => {
  api = await startApi({ log: (line) => lines.push(line) });
  port = Number(new URL(await api.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => api.stop());

it('a failure of the server is logged with its place, and without people’s words', async () => {
  const as = await api.aMember();
  await api.pool.query('alter table posts rename column short_content to moved_away');
  const shortContent = 'I lie awake\n    at night, and nobody knows';
  const { code } = await api.refused(contract.posts.create, {
    as,
    input: { shortContent, worryPrompt: 'p' },
  });
  expect(code).toBe('INTERNAL');
  expect(lines.join('')).toContain('create.ts');
  expect(lines.join('')).not.toContain('nobody knows');
});

it.each(['/api/languages/detect-content', '/api/nothing'])(
  'a client that leaves while it sends to %s is not taken for a failure of the database',
  async (path) => {
    const client = connect(port, '127.0.0.1');
    const arrived = once(api.app.server, 'request');
    client.write(
      `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 40\r\n\r\n{`,
    );
    const [request] = await arrived;
    const left = once(request, 'close').catch(() => {});
    client.destroy();
    await left;
    await nextTurn();
    expect(lines.filter((line) => line.includes(path) || line.includes('database'))).toEqual([]);
  },
);
