import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, startApi } from '../testing/harness.ts';

const lines: string[] = [];

let api: Api;
beforeAll(async () => {
  api = await startApi({ log: (line) => lines.push(line) });
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
