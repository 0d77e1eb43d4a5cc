import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { storedSecret } from './stored-secrets.ts';

const folder = mkdtempSync(join(tmpdir(), 'halved-secrets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('a secret is complete after a first start on a full disk failed', () => {
  const dataDir = join(folder, 'full');
  const module = new URL('./stored-secrets.ts', import.meta.url);
  const start = `import('${module}').then((m) => m.storedSecret('${dataDir}'))`;
  const onFullDisk = ['-c', 'ulimit -f 0; exec "$0" -e "$1"', process.execPath, start];
  expect(() => execFileSync('sh', onFullDisk, { stdio: 'ignore' })).toThrow();
  expect(storedSecret(dataDir)).toHaveLength(64);
});
