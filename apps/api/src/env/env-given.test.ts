import { describe, expect, it } from 'vitest';
import { readEnv } from '../env.ts';
import { refusalOf } from '../testing/refused-settings.ts';

const read = (variables: Record<string, string>) =>
  readEnv({ JWT_SECRET: 'nobody signs here', DATABASE_URL: 'postgres://localhost/halved', ...variables });

const refusal = (variables: Record<string, string>): string => refusalOf(() => read(variables));

describe('a file of settings that another system or an editor wrote', () => {
  it.each([' ', '\t', '\r', '\r\n'])('may leave %j around a value', (rest) => {
    const env = read({
      PORT: `4000${rest}`,
      DEMO: `${rest}1${rest}`,
      NODE_ENV: `development${rest}`,
      DATA_DIR: `/srv/halved${rest}`,
      DATABASE_URL: `${rest}postgres://localhost/halved${rest}`,
      METRICS_TOKEN: `0123456789abcdef${rest}`,
    });
    expect(env).toMatchObject({
      port: 4000,
      demo: true,
      dataDir: '/srv/halved',
      databaseUrl: 'postgres://localhost/halved',
      metricsToken: '0123456789abcdef',
    });
  });

  it('does not change the passphrase of the backups that were made with it', () => {
    expect(read({ BACKUP_PASSPHRASE: ' a quiet maple ' }).backups.passphrase).toBe(' a quiet maple ');
  });

  it.each([
    ['PORT', '"4000"'],
    ['NODE_ENV', "'production'"],
    ['DATA_DIR', '"/srv/halved"'],
    ['BACKUP_DIR', '"/backups"'],
    ['PUBLIC_URL', '"https://halved.example"'],
  ])('reads why %s=%s is refused: its quotes', (name, value) => {
    expect(refusal({ [name]: value })).toMatch(
      new RegExp(`${name} must be .* \\(the quotes around it count as part of it: leave them out\\)\\.$`),
    );
  });

  it('cannot name the current folder as the data folder by blanks', () => {
    expect(refusal({ DATA_DIR: ' ' })).toContain('DATA_DIR must be the path of a folder.');
  });
});

describe('NODE_ENV', () => {
  it.each(['prod', 'Production', 'PRODUCTION'])(
    '%s is refused, because a trial would start that accepts weak secrets and gives plans away',
    (NODE_ENV) => {
      expect(refusal({ NODE_ENV })).toContain('NODE_ENV must be production, or development for a trial.');
    },
  );
});

describe('a variable that is no setting', () => {
  it.each([
    ['TRUSTED_PROXY', 'TRUST_PROXY'],
    ['PUBLIC_URI', 'PUBLIC_URL'],
    ['ADMIN_EMAIL', 'ADMIN_EMAILS'],
    ['BACKUP_EVERY_HOUR', 'BACKUP_EVERY_HOURS'],
    ['smtp_url', 'SMTP_URL'],
  ])('%s is named with the setting that is probably meant, %s', (name, meant) => {
    expect(read({ [name]: 'x' }).mistyped).toEqual([
      `${name} is no setting and has no effect. If ${meant} is meant, name it so.`,
    ]);
  });

  it('of another program is not named, nor one beside the setting that it resembles', () => {
    const others = {
      HOME: '/root',
      HOSTNAME: 'x',
      PATH: '/bin',
      POSTGRES_PASSWORD: 'x',
      HALVED_PORT: 'tcp://10.0.0.1:3000',
      HALVED_SERVICE_HOST: '10.0.0.1',
      LOGNAME: 'root',
      NODE_OPTIONS: '',
      OTEL_SERVICE_NAME: 'halved',
      PGDATA: '/x',
      DATABASE_URI: 'x',
    };
    expect(read(others).mistyped).toEqual([]);
  });
});

it('a database of a provider that asks for TLS is reached with its certificate checked, and without a warning', () => {
  for (const mode of ['require', 'prefer', 'verify-ca']) {
    const url = `postgres://me@host/halved?sslmode=${mode}&application_name=x`;
    expect(read({ DATABASE_URL: url }).databaseUrl).toBe(
      'postgres://me@host/halved?sslmode=verify-full&application_name=x',
    );
  }
  for (const rest of ['sslmode=disable', 'sslmode=no-verify', 'uselibpqcompat=true&sslmode=require']) {
    const url = `postgres://me@host/halved?${rest}`;
    expect(read({ DATABASE_URL: url }).databaseUrl).toBe(url);
  }
});
