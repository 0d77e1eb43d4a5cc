import { type ParseArgsConfig, parseArgs } from 'node:util';

/**
 * Parses the options of a command. With `--help`, and with an option that it does not have, the command prints how it
 * is called, and ends.
 */
export function parseOptions<Config extends ParseArgsConfig>(usage: string, config: Config) {
  if (process.argv.includes('--help')) {
    console.log(usage);
    process.exit();
  }
  try {
    return parseArgs(config);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${usage}`);
    return process.exit(1);
  }
}
