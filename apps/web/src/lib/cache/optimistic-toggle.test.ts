import { expect, test, vi } from 'vitest';
import { createOptimisticToggle } from './optimistic-toggle.ts';

interface Count {
  on: boolean;
  count: number;
}

const off: Count = { on: false, count: 3 };
const on: Count = { on: true, count: 4 };

/** A toggle whose calls the test resolves. */
function aToggle() {
  const calls: PromiseWithResolvers<Count>[] = [];
  const show = vi.fn();
  const send = vi.fn((_: string, _wanted: boolean, _confirmed: Count) => {
    const response = Promise.withResolvers<Count>();
    calls.push(response);
    return response.promise;
  });
  const likes = createOptimisticToggle<Count>({
    isOn: (state) => state.on,
    toggled: (state) => (state.on ? off : on),
    send,
    show,
  });
  return { likes, show, send, calls };
}

test('a like shows at once and ends with the server’s state', async () => {
  const { likes, show, calls } = aToggle();
  const result = likes.toggle('a', off);
  expect(show).toHaveBeenLastCalledWith('a', on);
  calls[0]?.resolve({ on: true, count: 9 });
  await result;
  expect(show).toHaveBeenLastCalledWith('a', { on: true, count: 9 });
});

test('a refused like is undone', async () => {
  const { likes, show, calls } = aToggle();
  const result = likes.toggle('a', off);
  calls[0]?.reject(new Error('no'));
  await expect(result).rejects.toThrow('no');
  expect(show).toHaveBeenLastCalledWith('a', off);
});

test('a burst of clicks on a toggle makes at most one further call', async () => {
  const { likes, send, calls } = aToggle();
  const result = likes.toggle('a', off);
  await likes.toggle('a', on);
  await likes.toggle('a', off);
  await likes.toggle('a', on);
  calls[0]?.resolve(on);
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  calls[1]?.resolve(off);
  await result;
  expect(send.mock.calls).toEqual([
    ['a', true, off],
    ['a', false, on],
  ]);
});
