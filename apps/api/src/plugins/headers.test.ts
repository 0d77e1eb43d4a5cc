import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../testing/harness.ts';

const page =
  '<!doctype html><html lang="x"><head><title>x</title><!--halved:head--></head><body><p data-en="Wait" data-es="Espera">x</p><!--halved:scriptless--><!--halved:hero--></body></html>';
const manifest = {
  csp: { scriptHashes: ["'sha256-script'"], styleHashes: ["'sha256-style'"] },
  routes: [
    { path: '/', assets: [], namespaces: [], title: { en: 'Halved' } },
    {
      path: '/feed',
      assets: ['/assets/feed-1.js'],
      namespaces: ['posts'],
      title: { en: 'Feed', es: 'Inicio & más' },
    },
    { path: '/help', assets: [], namespaces: [], title: { en: 'Help' } },
    { path: '/posts/:id', assets: [], namespaces: [], title: { en: 'A worry' } },
    { path: '*', assets: [], namespaces: [], title: { en: 'Not found' } },
  ],
  hero: { en: '<h1>A safe space</h1>' },
  scriptless: {
    en: { notice: 'Scripts & more are needed.', help: '<p>Call 988</p>' },
    es: { notice: 'Faltan scripts.', help: '<p>Llama al 024</p>' },
  },
  description: { en: 'A worry shared is a worry halved.', es: '“Compartir” ayuda.' },
  locales: { en: { posts: '/assets/posts-en.js' }, es: { posts: '/assets/posts-es.js' } },
};

let api: Api;
let root: string;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'halved-pages-'));
  writeFileSync(join(root, 'index.html'), page);
  writeFileSync(join(root, 'server-manifest.json'), JSON.stringify(manifest));
  mkdirSync(join(root, 'assets'));
  for (const file of ['social.png', 'icon-192.png', 'assets/feed-1.js']) writeFileSync(join(root, file), '');
  api = await startApi({
    variables: { PUBLIC_URL: 'https://halved.example', AVATAR_HOSTS: 'images.example.org' },
    services: { webRoot: root },
  });
});
afterAll(async () => {
  await api.stop();
  rmSync(root, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => api.inject({ url, headers });

describe('every response', () => {
  it.each(['/api/posts', '/api/auth/profile', '/api/nothing', '/feed', '/nowhere', '/api/docs', '/api/%'])(
    'carries the headers that keep a browser safe: %s',
    async (url) => {
      const { headers } = await get(url);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'x-frame-options': 'DENY',
        'strict-transport-security': expect.stringContaining('max-age=31536000'),
        'permissions-policy': expect.stringContaining('geolocation=()'),
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('server');
    },
  );

  it.each([
    ['/', undefined],
    ['/feed', 'nosnippet, noarchive'],
    ['/posts/1', 'nosnippet, noarchive'],
    ['/nowhere', 'noindex'],
    ['/api/posts', 'noindex'],
    ['/api/nothing', 'noindex'],
    ['/api/%', 'noindex'],
  ])('lets no search engine quote words that may be deleted later: %s', async (url, robots) => {
    expect((await get(url)).headers['x-robots-tag']).toBe(robots);
  });

  it.each([
    ['/social.png', 'cross-origin'],
    ['/icon-192.png', 'cross-origin'],
    ['/assets/feed-1.js', 'same-origin'],
    ['/', 'same-origin'],
    ['/api/posts', 'same-origin'],
  ])('lets other sites show only the picture and icon of their links to it: %s', async (url, policy) => {
    expect((await get(url)).headers['cross-origin-resource-policy']).toBe(policy);
  });

  it('does not take its request id from the caller', async () => {
    const { headers } = await get('/api/wake', { 'x-request-id': 'mine', 'request-id': 'mine' });
    expect(headers['x-request-id']).not.toBe('mine');
  });
});

describe('an HTML page', () => {
  it('allows inline scripts and styles by hash alone, and avatars of known hosts', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' 'sha256-script';");
    expect(policy).toContain("style-src 'self' 'sha256-style';");
    expect(policy).toContain("img-src 'self' data: https://images.example.org;");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types halved-worker");
    expect(policy).not.toMatch(/unsafe|\*/);
  });

  it('is in the browser’s language and preloads what its route needs', async () => {
    const { body, statusCode } = await get('/feed?tab=following', { 'accept-language': 'es' });
    expect(statusCode).toBe(200);
    expect(body).toContain('<html lang="es" dir="ltr">');
    expect(body).toContain('<title>Inicio &amp; más</title>');
    expect(body).toContain('href="/assets/posts-es.js"');
    expect((await get('/feed', { 'accept-language': 'ar' })).body).toContain('<html lang="ar" dir="rtl">');
  });

  it('has a preview for links to it, which quotes nobody', async () => {
    const { body } = await get('/posts/1', { 'accept-language': 'es' });
    for (const tag of [
      '<meta name="description" content="“Compartir” ayuda.">',
      '<meta property="og:title" content="A worry">',
      '<meta property="og:image" content="https://halved.example/social.png">',
    ]) {
      expect(body).toContain(tag);
    }
    expect((await get('/posts/2', { 'accept-language': 'es' })).body).toBe(body);
  });

  it('has text before any script runs only if it is the landing page', async () => {
    expect((await get('/')).body).toContain('<div data-hero><h1>A safe space</h1></div>');
    expect((await get('/feed')).body).not.toContain('A safe space');
  });

  it('tells a browser without scripts in its language what is missing, and on /help whom to call', async () => {
    const spanish = { 'accept-language': 'es' };
    expect((await get('/feed')).body).toContain(
      '<p data-en="Wait" data-es="Espera">Wait</p><noscript><p id="scriptless">Scripts &amp; more are needed.</p></noscript>',
    );
    expect((await get('/help', spanish)).body).toContain(
      '>Espera</p><noscript><p>Llama al 024</p><p id="scriptless">Faltan scripts.</p></noscript>',
    );
  });

  it('is found by a program that looks for where a password is changed', async () => {
    const { statusCode, headers } = await get('/.well-known/change-password');
    expect([statusCode, headers.location]).toEqual([302, '/settings#password']);
    // Such a program first asks whether the site answers everything with success.
    const nothing = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200';
    expect((await get(nothing)).statusCode).toBe(404);
  });

  it('is sent with 404 for an unknown path, and never for a file or an API call', async () => {
    expect((await get('/nowhere')).statusCode).toBe(404);
    expect((await get('/nowhere')).body).toContain('<!doctype html>');
    expect((await get('/posts/1')).statusCode).toBe(200);
    for (const url of ['/missing.js', '/api/nowhere', '/.env']) {
      expect((await get(url)).headers['content-type']).toContain('application/json');
    }
    expect((await api.inject({ method: 'POST', url: '/feed' })).statusCode).toBe(404);
  });

  it('is compressed as the browser accepts, and answered with 304 if unchanged', async () => {
    const plain = await get('/feed');
    const br = await get('/feed', { 'accept-encoding': 'gzip, br' });
    const gzip = await get('/feed', { 'accept-encoding': 'gzip' });
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(br.headers.vary).toContain('Accept-Encoding');
    const again = await get('/feed', {
      'accept-encoding': 'gzip, br',
      'if-none-match': String(br.headers.etag),
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('asks proxies not to rewrite it, because its policy knows its inline scripts by their hashes', async () => {
    expect((await get('/feed')).headers['cache-control']).toBe('no-cache, no-transform');
  });

  it('does not expose the files that only the server reads', async () => {
    for (const url of [
      '/server-manifest.json',
      '/%73erver-manifest.json',
      '/../package.json',
      '/..%2fpackage.json',
    ]) {
      const { body, statusCode } = await get(url);
      expect(statusCode, url).toBeGreaterThanOrEqual(400);
      expect(body, url).not.toContain('scriptHashes');
      expect(body, url).not.toContain('workspaces');
    }
  });
});

describe('the API documentation', () => {
  it('is a page without scripts for people, and allows its own style by hash', async () => {
    const { body, headers, statusCode } = await get('/api/docs');
    expect(statusCode).toBe(200);
    expect(body).toContain('/posts/{id}');
    expect(body).not.toContain('<script');
    expect(headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-[\w+/=]+'/);
  });

  it('is a JSON document for programs', async () => {
    const document = (await get('/api/openapi.json')).json();
    expect(document).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/api' }] });
  });
});

describe('the language of a failure', () => {
  const missing = '/api/posts/unknown';

  it('is the request’s, otherwise the account’s, otherwise English', async () => {
    const { token } = await api.aMember({ language: 'es' });
    const authorization = `Bearer ${token}`;
    const messageOf = async (headers: Record<string, string>) =>
      (await get(missing, headers)).json().error.message;
    const [english, spanish] = [
      'This does not exist, or you cannot see it.',
      await messageOf({ 'accept-language': 'es-MX' }),
    ];
    expect(spanish).not.toBe(english);
    expect(await messageOf({})).toBe(english);
    expect(await messageOf({ authorization })).toBe(spanish);
    expect(await messageOf({ authorization, 'accept-language': 'en' })).toBe(english);
    expect(await messageOf({ 'accept-language': 'tlh' })).toBe(english);
    expect(await messageOf({ 'accept-language': 'fr' })).toContain('Cela n’existe pas');
  });

  it('is the request’s even if the request is refused before its handler runs', async () => {
    const response = await api.inject({
      method: 'POST',
      url: '/api/posts',
      headers: { 'accept-language': 'es', 'content-type': 'application/json' },
      payload: '{',
    });
    expect(response.json().error.message).not.toBe('The request could not be read as JSON.');
  });
});
