import { readOwnContent } from '@halved/db/content/own-content';
import { storeContent } from '@halved/db/content/store-content';
import { Command } from 'commander';
import { schemaInDatabase } from '../modules/doctor/public.ts';
import { createPasswords } from '../services/passwords.ts';
import { seedEmptyDatabase } from '../start/demo.ts';
import { CommandError } from '../start/explain.ts';
import { say } from '../start/say.ts';
import { backup, restoreBackup } from './backups.ts';
import { given } from './given.ts';
import { withDatabase } from './with-database.ts';

const migrate = () =>
  withDatabase(async ({ db }) => {
    const { finding } = await schemaInDatabase(db);
    if (finding.state !== 'good') throw new CommandError(finding.text);
    say('The database has the newest schema.');
  });

const seed = () =>
  withDatabase(async (database, env) => {
    const { pool } = database;
    await storeContent(database, (await readOwnContent(env.dataDir)).items);
    const seeded = await seedEmptyDatabase(env, { pool, passwords: createPasswords() });
    if (!seeded)
      throw new CommandError('Somebody lives in this database already; the demo goes into an empty one.');
    say('The demo community has moved in.');
  });

/** `db migrate`, `db seed`, `db backup` and `db restore`. */
export function databaseCommands(): Command {
  const database = new Command('db').description('The database: its schema, the demo, backups.');
  database.command('migrate').description('Brings the schema up to date.').action(migrate);
  database.command('seed').description('Fills an empty database with the demo community.').action(seed);
  database
    .command('backup')
    .argument('<file>', 'its path; a file of that name is replaced', given)
    .description(
      'Writes all tables into one file, encrypted if BACKUP_PASSPHRASE is set. The server may run.',
    )
    .action(backup);
  database
    .command('restore')
    .argument('<file>', 'its path', given)
    .description('Restores a backup into an empty database. The server must not run.')
    .action(restoreBackup);
  return database;
}
