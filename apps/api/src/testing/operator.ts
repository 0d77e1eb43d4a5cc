import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { fileOf } from './programs.ts';

const runFile = promisify(execFile);

/**
 * Runs the operator's command with these variables, as this user if the tests run as root. Returns what the operator reads
 * on both streams, and the exit code.
 */
export async function runCommand(
  args: readonly string[],
  variables: Record<string, string>,
  user: { uid?: number } = {},
) {
  const env = { JWT_SECRET: 'nobody signs here', ...variables };
  const result = await runFile(process.execPath, [fileOf('cli'), ...args], { env, ...user }).catch(
    (error: { stdout: string; stderr: string; code: number }) => error,
  );
  return { code: 'code' in result ? result.code : 0, output: result.stdout + result.stderr };
}
