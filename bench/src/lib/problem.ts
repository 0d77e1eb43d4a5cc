import { inspect, type ParseArgsConfig, parseArgs } from 'node:util';

/** An error for people. Its message says what to do, so it is printed without a stack. */
export class Problem extends Error {
  override readonly name: string = 'Problem';
}

/** What is printed about an error: the message of a problem, or else the stack with all causes. */
export const textOf = (error: unknown): string => (error instanceof Problem ? error.message : inspect(error));

/** Parses the options of a command. Throws a Problem that says how the command is called. */
export function parseOptions<Config extends ParseArgsConfig>(usage: string, config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}
