import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@halved/db/embedded/free-port';
import { createTestDatabase, type TestDatabase } from '@halved/db/testing/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
/** Prints each file of OpenTelemetry that is loaded, except for the interface that the queue of the jobs loads. */
const tellOfLoading = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({
    load(url, context, next) {
      if (/@opentelemetry\\/(?!api\\/)/.test(url)) console.log('loads ' + url);
      return next(url, context);
    },
  });
`)}`;

let database: TestDatabase;
const dataDir = mkdtempSync(join(tmpdir(), 'halved-traces-'));
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

/** Starts the server, stops it once it is ready, and returns what it printed. */
function printed(variables: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, ['--import', tellOfLoading, main], {
    env: {
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: '0',
      ...variables,
    },
  });
  let output = '';
  child.stderr.on('data', (text) => {
    output += text;
  });
  child.stdout.on('data', (text) => {
    output += text;
    if (/is ready on/.test(output)) child.kill('SIGTERM');
  });
  return new Promise((resolve) => child.once('close', () => resolve(output)));
}

it('nothing of OpenTelemetry is loaded without OTEL_EXPORTER_OTLP_ENDPOINT', {
  timeout: 60_000,
}, async () => {
  const without = await printed({});
  expect(without).toContain('is ready on');
  expect(without).not.toContain('loads ');
  const collector = `http://127.0.0.1:${await freePort()}`;
  expect(await printed({ OTEL_EXPORTER_OTLP_ENDPOINT: collector })).toContain('@opentelemetry/sdk-trace/');
});
