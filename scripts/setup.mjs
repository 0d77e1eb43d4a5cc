/**
 * Runs before `npm start`, `npm test` and `npm run dev`, and installs and builds what has changed. It is plain
 * JavaScript without packages, because it runs under any Node from 20 on, before packages are installed.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './lib/browser.mjs';
import { build } from './lib/build.mjs';
import { assertNode, assertPortFree, assertReachableForPostgres, readPort } from './lib/checks.mjs';
import { ensureFonts } from './lib/fonts.mjs';
import { install } from './lib/install.mjs';
import { main } from './lib/problem.mjs';
import { stopCleanly } from './lib/processes.mjs';
import { ensureRedis } from './lib/redis.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const purpose = process.argv[2];

stopCleanly();
await main(async () => {
  assertNode();
  const env = process.env;
  const port = purpose === 'test' ? 0 : readPort(env.PORT);
  if (purpose !== 'test')
    await assertPortFree(
      port,
      env.HOST?.trim() || '0.0.0.0',
      purpose === 'dev' ? 'npm run dev' : 'npm start',
    );
  const givenDatabase = purpose === 'test' ? env.TEST_DATABASE_URL : env.DATABASE_URL;
  if (!givenDatabase)
    assertReachableForPostgres([join(root, 'scripts'), join(env.DATA_DIR?.trim() || '.data', 'postgres')]);
  await install(root);
  if (purpose === 'start') await build(root);
  if (purpose !== 'test') return;
  await ensureBrowser();
  await ensureFonts();
  await ensureRedis();
});
