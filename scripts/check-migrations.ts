/**
 * Fails if the migration of a schema change was not generated. It runs drizzle-kit on a copy outside the repository and
 * fails if that writes a file.
 */
import { cpSync, globSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { main, Problem } from './lib/problem.mjs';
import { run, stopCleanly } from './lib/processes.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const db = join(root, 'packages', 'db');
const copy = join(root, 'node_modules', '.cache', `halved-migrations-${process.pid}`);

stopCleanly();
await main(async () => {
  mkdirSync(copy, { recursive: true });
  try {
    cpSync(join(db, 'drizzle.config.ts'), join(copy, 'drizzle.config.ts'));
    cpSync(join(db, 'migrations'), join(copy, 'migrations'), { recursive: true });
    symlinkSync(join(db, 'src'), join(copy, 'src'), 'dir');
    const kit = join(root, 'node_modules', 'drizzle-kit', 'bin.cjs');
    const { code, output } = await run(process.execPath, [kit, 'generate'], { cwd: copy });
    if (code !== 0)
      throw new Problem(output.trim(), 'drizzle-kit could not read the schema or the migrations.');
    const fresh = sqlFiles(copy).filter((name) => !sqlFiles(db).includes(name));
    if (fresh.length > 0) {
      throw new Problem(
        'The schema has changes without a migration.',
        'Run npm run generate -w @halved/db -- --name what_it_changes, and commit what it makes.',
      );
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});

function sqlFiles(folder: string): string[] {
  return globSync('migrations/*.sql', { cwd: folder });
}
