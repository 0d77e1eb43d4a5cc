import { Command } from 'commander';
import { aggregateCommands } from './cli/aggregates.ts';
import { databaseCommands } from './cli/database.ts';
import { doctorCommand } from './cli/doctor.ts';
import { mailCommands } from './cli/mail.ts';
import { userCommands } from './cli/users.ts';
import { explain } from './start/explain.ts';
import { outliveReaders } from './start/say.ts';
import { version } from './version.ts';

/** The operator's tool: `npm run halved -- <command>` (docs/operations.md). */
const program = new Command('halved')
  .description('Looks after an instance of Halved.')
  .version(version)
  .addCommand(userCommands())
  .addCommand(databaseCommands())
  .addCommand(mailCommands())
  .addCommand(aggregateCommands())
  .addCommand(doctorCommand());

/** Prints after a wrong argument how the command is used. Commander does not hand this down to commands added whole. */
function showUsageAfterErrors(command: Command): void {
  command.showHelpAfterError();
  for (const part of command.commands) showUsageAfterErrors(part);
}
showUsageAfterErrors(program);
outliveReaders();

program.parseAsync().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
});
