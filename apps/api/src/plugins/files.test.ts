import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf } from '../testing/answers.ts';
import { type Api, startApi } from '../testing/harness.ts';

let api: Api;
let root: string;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'halved-files-'));
  mkdirSync(join(root, 'assets'));
  const manifest = {
    csp: { scriptHashes: [], styleHashes: [] },
    routes: [],
    locales: {},
    hero: {},
    scriptless: {},
    description: {},
  };
  writeFileSync(join(root, 'server-manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(root, 'index.html'), '<!doctype html>');
  writeFileSync(join(root, 'assets/a-1.js'), 'export {};');
  api = await startApi({ services: { webRoot: root } });
});
afterAll(async () => {
  await api.stop();
  rmSync(root, { recursive: true, force: true });
});

const get = (headers: Record<string, string> = {}) => api.inject({ url: '/assets/a-1.js', headers });

describe('a served file', () => {
  it('is sent in part if a range is requested', async () => {
    const { statusCode, body, headers } = await get({ range: 'bytes=0-5' });
    expect([statusCode, body, headers['content-range']]).toEqual([206, 'export', 'bytes 0-5/10']);
  });

  it('is refused with its length if the range is beyond its end', async () => {
    const response = await get({ range: 'bytes=10-' });
    expect(refusalOf(response)).toMatchObject({ status: 416, code: 'RANGE_NOT_SATISFIABLE' });
    expect(response.headers).toMatchObject({ 'content-range': 'bytes */10', 'cache-control': 'no-store' });
    expect(response.headers['content-type']).toContain('application/json');
  });

  it('is refused if a precondition names another version, and sent if it names this one', async () => {
    const conditions: Record<string, string>[] = [
      { 'if-match': '"another"' },
      { 'if-unmodified-since': new Date(0).toUTCString() },
    ];
    for (const headers of conditions) {
      expect(refusalOf(await get(headers))).toMatchObject({ status: 412, code: 'PRECONDITION_FAILED' });
    }
    const { etag = '' } = (await get()).headers;
    expect((await get({ 'if-none-match': String(etag) })).statusCode).toBe(304);
    const strong = String(etag).replace(/^W\//, '');
    expect((await get({ 'if-match': strong })).body).toBe('export {};');
  });
});

describe('a file that was not there at the start', () => {
  it('is not found, because a request does not read the folder', async () => {
    writeFileSync(join(root, 'assets/b-1.js'), 'export {};');
    expect(refusalOf(await api.inject({ url: '/assets/b-1.js' }))).toMatchObject({ status: 404 });
  });
});

describe('an address that no file can have, such as one with %00', () => {
  it('is answered with the page', async () => {
    const { body, headers } = await api.inject({ url: '/profile/%00' });
    expect(headers['content-type']).toContain('text/html');
    expect(body).toBe('<!doctype html>');
  });

  it.each(['/assets/%00.js', '/api/%00'])(
    'is refused as not found if it does not ask for a page: %s',
    async (url) => {
      expect(refusalOf(await api.inject({ url }))).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    },
  );
});
