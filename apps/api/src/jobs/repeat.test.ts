import { expect, it, vi } from 'vitest';
import { repeat } from './repeat.ts';

// The minified build has no names of functions.
it('a failure on a timer is logged with the name of its work and the code of its error, without its message', async () => {
  const warn = vi.fn();
  const refused = Object.assign(new Error('the words of a worry'), { code: 'ECONNREFUSED' });
  const stop = repeat(
    { name: 'write-peaks', everyMs: 60_000, work: () => Promise.reject(refused) },
    { warn },
  );
  await stop();
  expect(warn.mock.calls).toEqual([
    [{ job: 'write-peaks', type: 'Error', code: 'ECONNREFUSED' }, 'a job failed and will be tried again'],
  ]);
});
