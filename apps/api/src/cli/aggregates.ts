import { Command } from 'commander';
import { buildAggregates } from '../modules/aggregates/public.ts';
import { CommandError } from '../start/explain.ts';
import { say } from '../start/say.ts';
import { secondsSince } from './seconds-since.ts';
import { withExistingDatabase } from './with-database.ts';

const build = () =>
  withExistingDatabase(async (database) => {
    const begun = performance.now();
    if (!(await buildAggregates(database)))
      throw new CommandError('A server is building the aggregates at this moment; nothing was changed.');
    say(`The aggregates are built (${secondsSince(begun)}).`);
  });

/** `aggregates build`. */
export function aggregateCommands(): Command {
  const aggregates = new Command('aggregates').description('The numbers of analytics and demographics.');
  aggregates
    .command('build')
    .description('Builds the snapshot of the aggregates now, without waiting for its day.')
    .action(build);
  return aggregates;
}
