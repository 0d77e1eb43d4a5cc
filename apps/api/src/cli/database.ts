import { readOwnContent } from '@halved/db/content/own-content';
import { storeContent } from '@halved/db/content/store-content';
import { Command } from 'commander';
import { createPasswords } from '../services/passwords.ts';
import { seedEmptyDatabase } from '../start/demo.ts';
import { CommandError } from '../start/explain.ts';
import { say, withDatabase } from './with-database.ts';

const migrate = () => withDatabase(async () => say('The database has the newest schema.'));

const seed = () =>
  withDatabase(async (database, env) => {
    const { pool } = database;
    await storeContent(database, (await readOwnContent(env.dataDir)).items);
    const seeded = await seedEmptyDatabase(env, { pool, passwords: createPasswords() });
    if (!seeded)
      throw new CommandError('Somebody lives in this database already; the demo goes into an empty one.');
    say('The demo community has moved in.');
  });

/** `db migrate` and `db seed`. */
export function databaseCommands(): Command {
  const database = new Command('db').description('The database: its schema and the demo.');
  database.command('migrate').description('Brings the schema up to date.').action(migrate);
  database.command('seed').description('Fills an empty database with the demo community.').action(seed);
  return database;
}
