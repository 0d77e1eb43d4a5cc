import { expect, test, vi } from 'vitest';
import { createSettler } from './optimistic-toggle.ts';

interface Count {
  on: boolean;
  count: number;
}

const off: Count = { on: false, count: 3 };
const on: Count = { on: true, count: 4 };

/** A switch whose calls answer when the test says so. */
function aSwitch() {
  const waiting: PromiseWithResolvers<Count>[] = [];
  const show = vi.fn();
  const turn = vi.fn((_: string, _wanted: boolean) => {
    const answer = Promise.withResolvers<Count>();
    waiting.push(answer);
    return answer.promise;
  });
  const settler = createSettler<Count>({
    isOn: (state) => state.on,
    turned: (state) => (state.on ? off : on),
    turn,
    show,
  });
  return { settler, show, turn, waiting };
}

test('a like shows at once and ends with the server’s state', async () => {
  const { settler, show, waiting } = aSwitch();
  const done = settler.toggle('a', off);
  expect(show).toHaveBeenLastCalledWith('a', on);
  waiting[0]?.resolve({ on: true, count: 9 });
  await done;
  expect(show).toHaveBeenLastCalledWith('a', { on: true, count: 9 });
});

test('a refused like is taken back', async () => {
  const { settler, show, waiting } = aSwitch();
  const done = settler.toggle('a', off);
  waiting[0]?.reject(new Error('no'));
  await expect(done).rejects.toThrow('no');
  expect(show).toHaveBeenLastCalledWith('a', off);
});

test('a burst of clicks ends in one further call at most', async () => {
  const { settler, turn, waiting } = aSwitch();
  const done = settler.toggle('a', off);
  await settler.toggle('a', on);
  await settler.toggle('a', off);
  await settler.toggle('a', on);
  waiting[0]?.resolve(on);
  await vi.waitFor(() => expect(turn).toHaveBeenCalledTimes(2));
  waiting[1]?.resolve(off);
  await done;
  expect(turn.mock.calls).toEqual([
    ['a', true],
    ['a', false],
  ]);
});
