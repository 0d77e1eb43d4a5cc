import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { assertNode, assertPortFree, assertReachableForPostgres, readPort } from './lib/checks.mjs';
import { findChromium } from './lib/chromium.mjs';
import { run } from './lib/processes.mjs';

describe('the first checks of set-up', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'halved-setup-'));
    chmodSync(folder, 0o711);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  afterEach(() => vi.unstubAllEnvs());

  it('reject a taken port and suggest the next one', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await expect(assertPortFree(port, '127.0.0.1', 'npm start')).rejects.toThrow(
      `PORT=${port + 1} npm start`,
    );
    server.close();
    await once(server, 'close');
    await expect(assertPortFree(port, '127.0.0.1', 'npm start')).resolves.toBeUndefined();
  });

  it('end npm run dev too, whose client would else use what answers at the port', async () => {
    const server = createServer().listen(0);
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const setup = fileURLToPath(new URL('./setup.mjs', import.meta.url));
    const { code, output } = await run(process.execPath, [setup, 'dev'], { env: { PORT: String(port) } });
    server.close();
    expect(output).toContain(`Port ${port} is taken`);
    expect(output).toContain(`PORT=${port + 1} npm run dev`);
    expect(code).toBe(1);
  });

  it('suggest a port that there is after the last one', async () => {
    const server = createServer().listen(65_535, '127.0.0.1');
    await Promise.race([once(server, 'listening'), once(server, 'error')]);
    await expect(assertPortFree(65_535, '127.0.0.1', 'npm start')).rejects.toThrow('PORT=3000 npm start');
    server.close();
  });

  it.each(['203.0.113.9', 'nowhere.invalid'])('name HOST=%s, not the port, if it is wrong', async (host) => {
    await expect(assertPortFree(0, host, 'npm start')).rejects.toThrow(
      `HOST ${host} is no address of this machine`,
    );
  });

  it.each(['abc', '-1', '70000', '3000.5', ' ', '0x50'])('reject PORT=%j', (given) => {
    expect(() => readPort(given)).toThrow(/PORT must be a whole number from 0 to 65535/);
  });

  it.each([
    ['8080', 8080],
    [' 8080\r', 8080],
    ['0', 0],
    ['', 3000],
    [undefined, 3000],
  ])('parse PORT=%j as %i', (given, port) => {
    expect(readPort(given)).toBe(port);
  });

  it('end npm start with two lines for a wrong PORT, before anything is installed', async () => {
    const setup = fileURLToPath(new URL('./setup.mjs', import.meta.url));
    const { code, output } = await run(process.execPath, [setup, 'start'], { env: { PORT: 'abc' } });
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toEqual([
      'The environment is not right: PORT must be a whole number from 0 to 65535.',
      'It is "abc"; without PORT it is 3000.',
    ]);
  });

  it.runIf(process.getuid?.() === 0)('name the folder that PostgreSQL cannot enter', () => {
    const shut = join(folder, 'shut');
    mkdirSync(shut, { mode: 0o700 });
    expect(() => assertReachableForPostgres([join(shut, 'halved', '.data')])).toThrow(`chmod o+x ${shut}`);
    expect(() => assertReachableForPostgres([join(folder, '.data', 'postgres')])).not.toThrow();
  });

  it('accept this version of Node', () => {
    expect(assertNode).not.toThrow();
  });

  it('report a HALVED_CHROMIUM that does not exist', () => {
    vi.stubEnv('HALVED_CHROMIUM', join(folder, 'no-browser'));
    expect(findChromium).toThrow(/HALVED_CHROMIUM names .*no-browser/);
  });

  it('take an empty HALVED_CHROMIUM for none', () => {
    vi.stubEnv('HALVED_CHROMIUM', undefined);
    const found = findChromium();
    vi.stubEnv('HALVED_CHROMIUM', '');
    expect(findChromium()).toBe(found);
  });
});

describe('running a command', () => {
  it('returns its output and its exit code', async () => {
    const script = 'console.log("out"); console.error("err"); process.exit(3)';
    const { code, output } = await run(process.execPath, ['-e', script]);
    expect(code).toBe(3);
    expect(output).toContain('out');
    expect(output).toContain('err');
  });

  it('names a command that does not exist', async () => {
    expect(await run('halved-no-such-command', [])).toMatchObject({ code: 127 });
  });

  it.skipIf(process.platform === 'win32')('ends all its child processes when it is ended', async () => {
    const processes = JSON.stringify(new URL('./lib/processes.mjs', import.meta.url).href);
    const inner = 'setInterval(() => {}, 1000); console.log(process.pid)';
    const shell = `${process.execPath} -e '${inner}' & wait`;
    const outer = `import { run, stopCleanly } from ${processes};
      stopCleanly();
      await run('sh', ['-c', ${JSON.stringify(shell)}], { show: true });`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', outer], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [grandchild] = await once(child.stdout, 'data');
    child.kill('SIGTERM');
    const [code] = await once(child, 'exit');
    expect(code).toBe(143);
    await expect.poll(() => lives(Number(grandchild)), { timeout: 5_000 }).toBe(false);
  });
});

function lives(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
