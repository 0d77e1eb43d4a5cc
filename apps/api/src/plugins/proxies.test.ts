import { afterEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../testing/harness.ts';

const open: Api[] = [];
afterEach(async () => {
  for (const api of open.splice(0)) await api.stop();
});

/** A server that trusts so many proxies, the warnings that its log has, and how long it keeps idle connections. */
async function behind(proxies: number) {
  const warnings: string[] = [];
  const log = (line: string) => warnings.push(JSON.parse(line).msg);
  const api = await startApi({ variables: { TRUST_PROXY: String(proxies) }, log });
  open.push(api);
  const visit = (remoteAddress: string, headers: Record<string, string> = {}, url = '/api/posts/prompts') =>
    api.inject({ url, remoteAddress, headers: { 'accept-language': 'en', ...headers } });
  return { warnings, visit, idleMs: api.app.server.keepAliveTimeout };
}

const forwarded = (chain: string) => ({ 'x-forwarded-for': chain });

describe('a server that trusts no proxy', () => {
  it('says once that everybody behind a proxy counts as one address', async () => {
    const { warnings, visit } = await behind(0);
    await visit('127.0.0.1', forwarded('203.0.113.1'));
    await visit('127.0.0.1', forwarded('203.0.113.2'));
    expect(warnings).toEqual([expect.stringContaining('TRUST_PROXY is 0')]);
  });

  it('takes a header that a visitor invents for no proxy', async () => {
    const { warnings, visit } = await behind(0);
    await visit('203.0.113.1', forwarded('198.51.100.1'));
    await visit('127.0.0.1');
    expect(warnings).toEqual([]);
  });
});

describe('a server that trusts two proxies', () => {
  it('says once that a visitor came through fewer', async () => {
    const { warnings, visit } = await behind(2);
    await visit('127.0.0.1', forwarded('203.0.113.1'));
    await visit('127.0.0.1');
    expect(warnings).toEqual([expect.stringContaining('TRUST_PROXY is 2')]);
  });

  it('says nothing of visitors who came through both, of health checks, and of programs on its machine', async () => {
    const { warnings, visit } = await behind(2);
    await visit('127.0.0.1', forwarded('198.51.100.1, 203.0.113.1, 10.0.0.1'));
    await visit('127.0.0.1', {}, '/api/health/ready');
    await visit('127.0.0.1', { 'accept-language': '' });
    expect(warnings).toEqual([]);
  });
});

describe('an idle connection', () => {
  it('of a proxy is kept longer than Caddy, Traefik and nginx keep theirs, so that none sends a request into its end', async () => {
    const { idleMs } = await behind(1);
    expect(idleMs).toBeGreaterThan(120_000);
  });

  it('of a browser is kept for about a minute', async () => {
    const { idleMs } = await behind(0);
    expect(idleMs).toBe(72_000);
  });
});
