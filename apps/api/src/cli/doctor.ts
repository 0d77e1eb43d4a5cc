import { Command } from 'commander';
import { readEnv } from '../env.ts';
import { examineCounters } from '../jobs/counter-queries.ts';
import {
  bad,
  examineDatabase,
  examineEnvironment,
  type Finding,
  good,
  schemaInDatabase,
} from '../modules/doctor/public.ts';
import { CommandError, explain } from '../start/explain.ts';
import { nodeFault } from '../start/node-version.ts';
import { say } from '../start/say.ts';
import { withDatabaseAsItIs } from './with-database.ts';

const marks = { good: '✓', warning: '!', bad: '✗' };

async function examine(): Promise<Finding[]> {
  const { node } = process.versions;
  const oldNode = nodeFault(node);
  const findings = [oldNode ? bad(oldNode) : good(`Node ${node}.`)];
  try {
    const env = readEnv(undefined, { mayWrite: false });
    findings.push(...(await examineEnvironment(env)));
    await withDatabaseAsItIs(async ({ db }) => {
      findings.push(...(await examineDatabase(db, env)));
    });
  } catch (error) {
    findings.push(bad(explain(error)));
  }
  return findings;
}

/** Reports every wrong counter. With `--fix` it corrects them. */
const counters = (fix: boolean) =>
  withDatabaseAsItIs(async (database) => {
    const schema = await schemaInDatabase(database.db);
    if (!schema.fits) throw new CommandError(schema.finding.text);
    const wrong = await examineCounters(database, { fix });
    for (const { kind, name, counter, stored, real } of wrong)
      say(
        `${marks[fix ? 'good' : 'bad']} ${kind} ${name}: ${counter} is ${stored}, counted ${real}${fix ? ': mended' : ''}.`,
      );
    if (wrong.length === 0) return say(`${marks.good} Every counter is what it counts.`);
    if (fix) return say(`${marks.good} Mended: ${wrong.length}.`);
    say(`${marks.bad} Wrong: ${wrong.length}. To mend them: npm run halved -- doctor --counters --fix`);
    process.exitCode = 1;
  });

async function everything(): Promise<void> {
  const findings = await examine();
  for (const { state, text } of findings) say(`${marks[state]} ${text}`);
  if (findings.some(({ state }) => state === 'bad')) process.exitCode = 1;
}

/** `doctor` examines an instance and says what to repair. It exits with 1 if something is wrong. */
export const doctorCommand = (): Command =>
  new Command('doctor')
    .description('Looks this instance over and says what to mend.')
    .option('--counters', 'counts again what every counter counts, and nothing else')
    .option('--fix', 'mends the counters that are wrong')
    .action(({ counters: only, fix }: { counters?: true; fix?: true }) => {
      if (fix && !only) throw new CommandError('--fix goes with --counters.');
      return only ? counters(fix === true) : everything();
    });
