import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';
import { refusalOf } from './testing/refused-settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'halved-env-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (variables: Record<string, string> = {}) => readEnv({ DATA_DIR: folder, ...variables });

const refusal = (variables: Record<string, string>): string => refusalOf(() => read(variables));

const goodSecret = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934c';
const database = { NODE_ENV: 'production', DATABASE_URL: 'postgres://localhost/halved' };

describe('reading the environment', () => {
  it('ignores empty entries in the list of secrets', () => {
    expect(read({ JWT_SECRET: `${goodSecret},, ` }).jwtSecrets).toEqual([goodSecret]);
  });

  it('creates a data folder that only its owner can open', () => {
    const DATA_DIR = join(folder, 'made');
    read({ DATA_DIR });
    expect(statSync(DATA_DIR).mode & 0o077).toBe(0);
  });

  it('refuses a data folder that cannot be created, and names it', () => {
    expect(refusal({ DATA_DIR: '/dev/null/data' })).toContain('DATA_DIR /dev/null/data cannot be written');
  });

  it('lets one process do all work unless HALVED_ROLE divides it', () => {
    expect(read().role).toBe('all');
    const DATABASE_URL = 'postgres://localhost/halved';
    for (const role of ['api', 'worker'])
      expect(read({ HALVED_ROLE: role, DATABASE_URL })).toMatchObject({ role });
    expect(refusal({ HALVED_ROLE: 'jobs' })).toContain('HALVED_ROLE must be all, api, worker');
  });

  it('lets the jobs look as often as they like unless JOBS_EVERY_SECONDS slows them down', () => {
    expect(read().jobsEverySeconds).toBe(1);
    expect(read({ JOBS_EVERY_SECONDS: '900' }).jobsEverySeconds).toBe(900);
    expect(refusal({ JOBS_EVERY_SECONDS: '0' })).toContain('JOBS_EVERY_SECONDS must be a whole number');
  });

  it('refuses to divide the work with the embedded database, and says what to do', () => {
    for (const role of ['api', 'worker'])
      expect(refusal({ HALVED_ROLE: role })).toContain(`DATABASE_URL is missing: HALVED_ROLE=${role}`);
  });

  it('reads the mail settings and the addresses of admins', () => {
    const variables = {
      SMTP_URL: 'smtps://me:words@mail.example',
      ADMIN_EMAILS: 'Ada@Example.org, b@example.org',
    };
    expect(read(variables)).toMatchObject({
      smtpUrl: 'smtps://me:words@mail.example',
      adminEmails: ['ada@example.org', 'b@example.org'],
    });
    expect(read({ PUBLIC_URL: 'https://halved.example' }).mailFrom).toBe('Halved <no-reply@halved.example>');
    expect(refusal({ SMTP_URL: 'mail.example:25' })).toContain('SMTP_URL must be a URL such as');
    expect(read({ MAIL_FROM: 'Half <half@example.org>' }).mailFrom).toBe('Half <half@example.org>');
    expect(read({ MAIL_FROM: 'half@example.org' }).mailFrom).toBe('half@example.org');
    for (const wrong of [
      'Half',
      'Half <half>',
      'a\r\nBcc: x <half@example.org>',
      '<a@example.org> <b@example.org>',
    ])
      expect(refusal({ MAIL_FROM: wrong })).toContain('MAIL_FROM must be an address');
    expect(refusal({ ADMIN_EMAILS: 'ada' })).toContain('ADMIN_EMAILS must be email addresses');
    expect(read({ PUBLIC_URL: 'https://halved.example' }).contactEmail).toBe('support@halved.example');
    expect(read({ CONTACT_EMAIL: 'help@example.org' }).contactEmail).toBe('help@example.org');
    expect(refusal({ CONTACT_EMAIL: 'help' })).toContain('CONTACT_EMAIL must be an email address');
  });

  it('needs no variable to be set', () => {
    expect(read()).toMatchObject({
      production: false,
      port: 3000,
      host: '0.0.0.0',
      databaseUrl: undefined,
      dataDir: folder,
      publicUrl: 'http://localhost:3000',
      trustProxy: 0,
      corsOrigins: [],
      avatarHosts: [],
      demo: true,
      rateLimitScale: 1,
      logLevel: 'info',
    });
  });

  it('treats an empty variable as one that is not set', () => {
    expect(read({ PORT: '', DATABASE_URL: '', PUBLIC_URL: '' })).toMatchObject({ port: 3000, demo: true });
  });

  it('tolerates spaces and empty entries in lists, and a slash at the end of PUBLIC_URL', () => {
    const env = read({
      CORS_ORIGINS: ' https://a.example, https://b.example ,',
      PUBLIC_URL: 'https://halved.example/',
      DEMO: '0',
      PORT: '0',
    });
    expect(env).toMatchObject({
      corsOrigins: ['https://a.example', 'https://b.example'],
      publicUrl: 'https://halved.example',
      demo: false,
      port: 0,
    });
  });

  it('enables the demo by default only for the embedded database', () => {
    expect(read({ DATABASE_URL: 'postgres://localhost/halved' }).demo).toBe(false);
    expect(read({ DATABASE_URL: 'postgres://localhost/halved', DEMO: '1' }).demo).toBe(true);
  });

  it.each([
    ['PORT', '99999'],
    ['PORT', '80a'],
    ['PORT', '-1'],
    ['PORT', ' '],
    ['PORT', '0x50'],
    ['PORT', '3000.5'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '-1'],
    ['RATE_LIMIT_SCALE', '0'],
    ['REDIS_URL', 'redis.example:6379'],
    ['REDIS_URL', 'http://redis.example'],
    ['DEMO', 'true'],
    ['LOG_LEVEL', 'loud'],
    ['PUBLIC_URL', 'halved.example'],
    ['PUBLIC_URL', 'ftp://halved.example'],
    ['PUBLIC_URL', 'mailto:me@halved.example'],
    ['PUBLIC_URL', 'https://example.org/halved'],
    ['PUBLIC_URL', 'https://halved.example/?from=mail'],
    ['CORS_ORIGINS', 'halved.example'],
    ['CORS_ORIGINS', 'https://a.example, *'],
    ['CORS_ORIGINS', 'https://a.example/path'],
    ['AVATAR_HOSTS', 'https://images.example'],
    ['AVATAR_HOSTS', "images.example; script-src 'unsafe-inline'"],
  ])('refuses %s=%s and names it', (name, value) => {
    expect(refusal({ [name]: value })).toContain(name);
  });

  it('names every wrong variable at once', () => {
    const message = refusal({ PORT: 'x', DEMO: 'y' });
    expect(message).toContain('PORT');
    expect(message).toContain('DEMO');
  });
});

describe('the secret that signs tokens', () => {
  it.each([
    ['empty', ''],
    ['full of zeros', '\0'.repeat(64)],
  ])('is not the file that a power cut has left %s', (_, left) => {
    const dataDir = mkdtempSync(join(folder, 'empty-'));
    writeFileSync(join(dataDir, 'jwt-secret'), left);
    expect(refusal({ DATA_DIR: dataDir })).toContain('jwt-secret is empty. Delete it');
  });

  it('is created once, in a file that only its owner can read', () => {
    const [first, second] = [read().jwtSecrets, read().jwtSecrets];
    expect(first).toEqual(second);
    expect(first[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(readFileSync(join(folder, 'jwt-secret'), 'utf8')).toBe(first[0]);
    expect(statSync(join(folder, 'jwt-secret')).mode & 0o777).toBe(0o600);
  });

  it.each([
    ['missing', {}],
    ['too short', { JWT_SECRET: 'e3b0c44298fc1c14' }],
    ['sample', { JWT_SECRET: 'please-change-me-please-change-me-please' }],
    ['sample', { JWT_SECRET: 'my-very-long-secret-my-very-long-secret' }],
    ['too short', { JWT_SECRET: `${goodSecret},old` }],
  ])('is refused in production when it is %s', (what, variables) => {
    const message = refusal({ ...database, ...variables });
    expect(message).toContain('JWT_SECRET');
    expect(message).toContain(what);
    expect(message).not.toContain('e3b0c442');
  });

  it('may be a list of several secrets', () => {
    const env = read({ ...database, JWT_SECRET: `${goodSecret}, ${goodSecret}2` });
    expect(env.jwtSecrets).toEqual([goodSecret, `${goodSecret}2`]);
  });
});

describe('the AI provider', () => {
  it('is absent unless its address and its model are set', () => {
    expect(read({}).ai).toBeNull();
    expect(read({ AI_BASE_URL: 'https://ai.example/v1/', AI_MODEL: 'small' }).ai).toEqual({
      baseUrl: 'https://ai.example/v1',
      apiKey: undefined,
      model: 'small',
    });
  });

  it.each([
    ['AI_MODEL', 'small'],
    ['AI_BASE_URL', 'https://ai.example/v1'],
    ['AI_API_KEY', 'key'],
  ])('is refused if only %s is set', (name, value) => {
    expect(refusal({ [name]: value })).toContain('AI_BASE_URL');
  });
});

describe('the access to Lemon Squeezy', () => {
  const keys = {
    LEMONSQUEEZY_API_KEY: 'a key',
    LEMONSQUEEZY_STORE_ID: '7',
    LEMONSQUEEZY_WEBHOOK_SECRET: 'long enough to sign',
    LEMONSQUEEZY_SUPPORTER_VARIANT_ID: '51',
    LEMONSQUEEZY_PREMIUM_VARIANT_ID: '52',
  };

  it('is absent unless all five variables are set', () => {
    expect(read({}).lemonSqueezy).toBeNull();
    expect(read(keys).lemonSqueezy).toEqual({
      apiKey: 'a key',
      storeId: '7',
      webhookSecret: 'long enough to sign',
      variants: { supporter: '51', premium: '52' },
    });
  });

  it.each(Object.keys(keys))('is refused without %s, which the message names', (name) => {
    expect(refusal({ ...keys, [name]: '' })).toBe(
      `To take payments, also set ${name}; otherwise set no LEMONSQUEEZY_ variable.`,
    );
  });

  it('is refused with a secret that can be guessed, an id that is no number, and one variant for two tiers', () => {
    expect(refusal({ ...keys, LEMONSQUEEZY_WEBHOOK_SECRET: 'secret' })).toContain('SECRET is too short');
    expect(refusal({ ...keys, LEMONSQUEEZY_STORE_ID: 'halved' })).toContain('STORE_ID must be a number');
    expect(refusal({ ...keys, LEMONSQUEEZY_PREMIUM_VARIANT_ID: '51' })).toContain('must differ');
  });
});
