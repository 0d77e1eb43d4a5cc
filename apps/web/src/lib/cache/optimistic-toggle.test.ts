import { expect, test, vi } from 'vitest';
import { createOptimisticToggle } from './optimistic-toggle.ts';

interface Count {
  on: boolean;
  count: number;
}

const off: Count = { on: false, count: 3 };
const on: Count = { on: true, count: 4 };

/** A toggle whose calls are answered when the test decides. */
function aToggle() {
  const waiting: PromiseWithResolvers<Count>[] = [];
  const show = vi.fn();
  const send = vi.fn((_: string, _wanted: boolean, _confirmed: Count) => {
    const answer = Promise.withResolvers<Count>();
    waiting.push(answer);
    return answer.promise;
  });
  const likes = createOptimisticToggle<Count>({
    isOn: (state) => state.on,
    toggled: (state) => (state.on ? off : on),
    send,
    show,
  });
  return { likes, show, send, waiting };
}

test('a like shows at once and ends with the server’s state', async () => {
  const { likes, show, waiting } = aToggle();
  const done = likes.toggle('a', off);
  expect(show).toHaveBeenLastCalledWith('a', on);
  waiting[0]?.resolve({ on: true, count: 9 });
  await done;
  expect(show).toHaveBeenLastCalledWith('a', { on: true, count: 9 });
});

test('a refused like is taken back', async () => {
  const { likes, show, waiting } = aToggle();
  const done = likes.toggle('a', off);
  waiting[0]?.reject(new Error('no'));
  await expect(done).rejects.toThrow('no');
  expect(show).toHaveBeenLastCalledWith('a', off);
});

test('a burst of clicks on a toggle makes at most one further call', async () => {
  const { likes, send, waiting } = aToggle();
  const done = likes.toggle('a', off);
  await likes.toggle('a', on);
  await likes.toggle('a', off);
  await likes.toggle('a', on);
  waiting[0]?.resolve(on);
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  waiting[1]?.resolve(off);
  await done;
  expect(send.mock.calls).toEqual([
    ['a', true, off],
    ['a', false, on],
  ]);
});
