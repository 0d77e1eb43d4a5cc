import { operations } from '@halved/shared/contract';
import { methodOf } from '@halved/shared/contract/operation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleOf } from '../testing/examples.ts';
import { type Api, startApi } from '../testing/harness.ts';
import { hostileRequest } from '../testing/hostile-request.ts';
import { aWorld } from '../testing/world.ts';

let api: Api;
let world: Awaited<ReturnType<typeof aWorld>>;
beforeAll(async () => {
  api = await startApi();
  world = await aWorld(api);
});
afterAll(() => api.stop());

// The operation with `noStore` is left out, because it opens a mailed link and no cache may keep its answer.
const reads = operations.filter(
  ({ operation }) => methodOf(operation) === 'GET' && operation.access === 'any' && !operation.noStore,
);

describe('a response to a visitor', () => {
  it.each(reads)('has an ETag: $name', async ({ name, operation }) => {
    const response = await api.inject(hostileRequest(operation, exampleOf.get(name)?.(world) ?? {}));
    expect(response.statusCode).toBe(200);
    expect(response.headers.etag).toMatch(/^"[\w-]+"$/);
  });

  it.each(['/api/openapi.json', '/api/docs'])(
    'has an ETag and is not sent again if it is unchanged: %s',
    async (url) => {
      const first = await api.inject({ url });
      expect(first.statusCode).toBe(200);
      const etag = String(first.headers.etag);
      expect(etag).toMatch(/^"[\w-]+"$/);
      const compressedByProxy = etag.replace(/"$/, '-gzip"');
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`, compressedByProxy]) {
        const again = await api.inject({ url, headers: { 'if-none-match': known } });
        expect(again.statusCode).toBe(304);
        expect(again.body).toBe('');
        expect(again.headers).toMatchObject({ etag, 'cache-control': 'no-cache' });
      }
      const other = await api.inject({ url, headers: { 'if-none-match': '"other"' } });
      expect(other.body).toBe(first.body);
    },
  );
});
