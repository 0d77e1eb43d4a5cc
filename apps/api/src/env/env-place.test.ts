import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readEnv } from '../env.ts';

const folder = mkdtempSync(join(tmpdir(), 'halved-place-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('reading the environment', () => {
  it('says of a PUBLIC_URL with a path where Halved can be', () => {
    expect(() => readEnv({ DATA_DIR: folder, PUBLIC_URL: 'https://example.org/halved' })).toThrow(
      'The environment is not right: PUBLIC_URL must be a URL such as https://halved.example, without a path: Halved needs a host name of its own.',
    );
  });

  it.each([
    'HTTPS://Halved.Example',
    ' https://halved.example/ ',
    'https:halved.example',
    'https://halved.example:443',
  ])(
    'understands PUBLIC_URL %j as browsers do, so that links, CORS and what https asks for are right',
    (PUBLIC_URL) => {
      const { publicUrl, requireStaffTotp } = readEnv({ DATA_DIR: folder, PUBLIC_URL });
      expect({ publicUrl, requireStaffTotp }).toEqual({
        publicUrl: 'https://halved.example',
        requireStaffTotp: true,
      });
    },
  );

  it.each([
    ['SMTP_URL', 'smtp:mail.example'],
    ['SMTP_URL', 'smtps://'],
    ['REDIS_URL', 'redis:cache.example:6379'],
  ])('refuses %s=%s, which names no host, so that this machine is not asked instead', (name, url) => {
    expect(() => readEnv({ DATA_DIR: folder, [name]: url })).toThrow(
      `The environment is not right: ${name} must be a URL such as`,
    );
  });

  it('makes no data folder for a command that changes nothing there', () => {
    const DATA_DIR = join(folder, 'mistyped');
    expect(readEnv({ DATA_DIR }, { mayWrite: false }).jwtSecrets[0]).toHaveLength(64);
    expect(existsSync(DATA_DIR)).toBe(false);
    const stored = readEnv({ DATA_DIR: folder }).jwtSecrets;
    expect(readEnv({ DATA_DIR: folder }, { mayWrite: false }).jwtSecrets).toEqual(stored);
  });

  it('says of the secrets of another user whose command it is, not that a folder must be written', () => {
    const DATA_DIR = mkdtempSync(join(folder, 'other-'));
    mkdirSync(join(DATA_DIR, 'jwt-secret'));
    expect(() => readEnv({ DATA_DIR }, { mayWrite: false })).toThrow(
      /^DATA_DIR .* cannot be read \(EISDIR.*\): run this as the user of the server\.$/,
    );
  });

  it.each([
    ['cut off', (key: string) => key.slice(0, 22)],
    ['changed by an editor', (key: string) => `${key.slice(0, 20)} ${key.slice(20)}`],
    ['the secret of another file', () => 'e3b0c44298fc1c149afbf4c8996fb924'.repeat(2)],
  ])('says of a key for push services that is %s what is wrong, and not that the folder is', (_, damage) => {
    const DATA_DIR = mkdtempSync(join(folder, 'damaged-'));
    readEnv({ DATA_DIR });
    const file = join(DATA_DIR, 'vapid-private-key');
    writeFileSync(file, damage(readFileSync(file, 'utf8')));
    expect(() => readEnv({ DATA_DIR })).toThrow(
      `${file} contains no key for push services. Restore it from a copy, or delete it: the next start makes a new one, and browsers subscribe again by themselves.`,
    );
  });
});
