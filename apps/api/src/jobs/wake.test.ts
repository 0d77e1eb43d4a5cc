import { expect, it, vi } from 'vitest';
import { createRecountQueue } from '../services/recount-queue.ts';
import { createWake } from './wake.ts';

it('wakes that fail while the database is away are logged when it begins and when it ends, and lose no post', async () => {
  const warn = vi.fn();
  const lookAt = vi.fn();
  const recountQueue = createRecountQueue();
  const away = Object.assign(new Error('the words of a worry'), { code: 'ECONNREFUSED' });
  const send = vi.fn(() => Promise.reject<unknown>(away));
  const wake = createWake({ log: { warn }, recountQueue }, { send, lookAt });

  await Promise.all([wake('count-similar', ['a', 'b']), wake('count-similar', ['c']), wake('send-mail', [])]);
  expect(warn.mock.calls).toEqual([
    [
      { job: 'count-similar', type: 'Error', code: 'ECONNREFUSED' },
      'jobs cannot be woken and wait for their next time',
    ],
  ]);
  expect(lookAt).not.toHaveBeenCalled();

  send.mockResolvedValue(undefined);
  await wake('count-similar', recountQueue.take(10));
  await wake('send-mail', []);
  expect(send).toHaveBeenCalledWith('count-similar', ['a', 'b', 'c']);
  expect(warn.mock.calls.slice(1)).toEqual([[{ failures: 3 }, 'jobs can be woken again']]);
  expect(lookAt.mock.calls).toEqual([['count-similar'], ['send-mail']]);
});
