import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { Problem, parseOptions } from './problem.ts';

/** Runs the body of a command and returns its exit code and what it printed as an error. */
function runCommand(body: string) {
  const url = (file: string) => new URL(file, import.meta.url).href;
  const script = `import { run } from '${url('./processes.ts')}'; import { Problem } from '${url('./problem.ts')}';
    await run(async () => { ${body} });`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  return { status, stderr };
}

describe('a command of the bench', () => {
  it('says what failed, with its cause, also if nobody waited for it', () => {
    const { status, stderr } = runCommand(`
      void Promise.reject(new Error('fetch failed', { cause: new Error('The server is away') }));
      await new Promise((resolve) => setTimeout(resolve, 5_000));
      return 0;`);
    expect(stderr).toContain('fetch failed');
    expect(stderr).toContain('The server is away');
    expect(status).toBe(1);
  });

  it('prints a problem that people can mend without a stack', () => {
    expect(runCommand(`throw new Problem('There is no build. Run npm run build.');`)).toEqual({
      status: 2,
      stderr: 'There is no build. Run npm run build.\n',
    });
  });

  it('names a wrong option and how the command is called', () => {
    const parse = () => parseOptions('npm run storm -- [--seconds 60]', { args: ['--help'], options: {} });
    expect(parse).toThrow(Problem);
    expect(parse).toThrow(/'--help'.*\nnpm run storm -- \[--seconds 60\]$/);
  });
});
