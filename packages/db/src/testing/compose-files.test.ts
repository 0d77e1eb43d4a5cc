import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';

const root = join(import.meta.dirname, '..', '..', '..', '..');
const Service = z.object({
  image: z.string(),
  volumes: z.optional(z.array(z.string())),
  environment: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  cap_drop: z.optional(z.array(z.string())),
  security_opt: z.optional(z.array(z.string())),
  healthcheck: z.optional(z.object({ test: z.array(z.string()) })),
  depends_on: z.optional(z.record(z.string(), z.unknown())),
  stop_grace_period: z.optional(z.string()),
});
const { services } = z
  .object({ services: z.record(z.string(), Service) })
  .parse(parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8'), { merge: true }));
const those = (is: (service: z.infer<typeof Service>) => boolean) =>
  Object.entries(services)
    .filter(([, service]) => is(service))
    .map(([name]) => name)
    .sort();
const servers = Object.values(services).filter(({ image }) => image === 'halved');

describe('docker-compose.yml', () => {
  it('lets no container gain privileges, and leaves capabilities to PostgreSQL alone, which starts as root', () => {
    expect(those(({ security_opt }) => !security_opt?.includes('no-new-privileges:true'))).toEqual([]);
    expect(those(({ cap_drop }) => !cap_drop?.includes('ALL'))).toEqual(['postgres', 'replica']);
  });

  it('checks the health of every container; the mail catcher’s image does so itself', () => {
    expect(those(({ healthcheck }) => !healthcheck)).toEqual(['mail']);
  });

  it('gives all servers one folder, whatever .env says, so that each sees the backups of the worker', () => {
    expect(servers.map(({ volumes }) => volumes)).toEqual([['data:/data'], ['data:/data'], ['data:/data']]);
    expect(servers.map(({ environment }) => environment?.DATA_DIR)).toEqual(['/data', '/data', '/data']);
  });

  it('connects no server as the superuser of the database', () => {
    const users = servers.flatMap(({ environment = {} }) =>
      Object.values(environment).flatMap((value) => /^postgres:\/\/(\w+)/.exec(String(value))?.[1] ?? []),
    );
    expect([...new Set(users)]).toEqual(['halved']);
    expect(services.postgres?.environment?.POSTGRES_USER).toBe('postgres');
  });

  it('lets the balancer alone decide on the address of a client, by the proxies before it', () => {
    expect(services.balancer?.environment?.TRUST_PROXY).toMatch(/^\$\{TRUST_PROXY:-0\}$/);
    expect(services.api?.environment?.TRUST_PROXY).toBe(1);
    const nginx = readFileSync(join(root, 'deploy', 'scale', 'nginx', 'nginx.conf'), 'utf8');
    expect(nginx).toContain('proxy_set_header X-Forwarded-For $client;');
  });

  // On SIGTERM nginx breaks off its requests, and PgBouncer refuses everybody until its last client has left.
  it.each([
    ['nginx', 'SIGQUIT'],
    ['pgbouncer', 'SIGINT'],
  ])('asks %s to stop in the way that finishes what runs, %s', (folder, signal) => {
    const dockerfile = readFileSync(join(root, 'deploy', 'scale', folder, 'Dockerfile'), 'utf8');
    expect(dockerfile).toContain(`\nSTOPSIGNAL ${signal}\n`);
  });

  it('gives the balancer as long to stop as the servers, whose requests it passes on', () => {
    expect(services.balancer?.stop_grace_period).toBe(services.api?.stop_grace_period);
  });

  // Compose makes a service anew with what it depends on, and does not start it while that is not healthy.
  it('leaves the balancer running while servers are replaced, so that people are served meanwhile', () => {
    expect(services.balancer?.depends_on).toBeUndefined();
    expect(readFileSync(join(root, 'docs', 'operations.md'), 'utf8')).toContain(
      'up --wait --no-recreate --scale api=6 api',
    );
  });
});

describe('the Dockerfile', () => {
  it('checks the health without the database, so that one that sleeps when it is idle may sleep', () => {
    const [check] = /^HEALTHCHECK .*/m.exec(readFileSync(join(root, 'Dockerfile'), 'utf8')) ?? [];
    expect(check).toMatch(/CMD \["healthy", "live"\]$/);
  });

  it('limits the memory of the server like npm start, and so do the commands of docs/operations.md', () => {
    const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
    const flagsIn = (text: string) =>
      [...text.matchAll(/--max-semi-space-size=\d+\W+--max-old-space-size=\d+/g)].map(([flags]) =>
        flags.replaceAll(/[",]/g, ''),
      );
    const [flags, ...more] = flagsIn(textOf('package.json'));
    expect(more).toEqual([]);
    expect(flagsIn(textOf('Dockerfile'))).toEqual([flags]);
    expect(new Set(flagsIn(textOf('docs/operations.md')))).toEqual(new Set([flags]));
  });
});
