import { type DestinationStream, pino } from 'pino';
import type { Env } from '../env.ts';
import type { Services } from './index.ts';
import type { Tracing } from './tracing.ts';

/** The most bytes that wait until the log takes lines again; further lines are dropped. */
const mostBytes = 1_000_000;

/**
 * Standard output for the log. Lines that it does not take, because its disk is full for example, wait until it takes
 * others.
 */
function openOutput() {
  const output = pino.destination({ dest: process.stdout.fd, sync: false, maxLength: mostBytes });
  let isRefusing = false;
  output.on('write', () => {
    isRefusing = false;
  });
  output.on('error', () => {
    isRefusing = true;
  });
  // Without this the process would try again for ever, instead of ending.
  process.prependListener('exit', () => {
    if (isRefusing) output.destroy();
  });
  return output;
}

/**
 * Makes the log, which writes JSON lines with a request id, and the id of the trace if there are traces. It does not
 * redact anything, so the code that writes a line must leave out secrets and people's words.
 */
export const createLog = (
  env: Pick<Env, 'logLevel'>,
  tracing?: Tracing,
  destination?: DestinationStream,
): Services['log'] =>
  pino(
    { level: env.logLevel, base: undefined, ...(tracing && { mixin: () => tracing.current() ?? {} }) },
    destination ?? openOutput(),
  );
