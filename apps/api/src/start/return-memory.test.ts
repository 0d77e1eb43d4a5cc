import { describe, expect, it } from 'vitest';
import { returnMemory, roomForNewObjects } from './return-memory.ts';

const mebibyte = 1024 ** 2;

const response = JSON.stringify(Array.from({ length: 500 }, (_, index) => ({ id: `worry ${index}`, index })));

/** Makes V8 take room for new objects, as a load does: many live until after the next collection. */
function growRoom(): void {
  const living: unknown[] = [];
  for (let round = 0; roomForNewObjects() <= 8 * mebibyte && round < 5_000; round++) {
    living[round % 50] = JSON.parse(response);
  }
  expect(roomForNewObjects()).toBeGreaterThan(8 * mebibyte);
}

describe('the memory of a server', () => {
  it('that the start or a load has left is given back while it rests', async () => {
    growRoom();
    const ending = new AbortController();
    const returning = returnMemory(ending.signal, { afterStart: 20, afterLoad: 40 });
    const roomAtRest = () => expect.poll(roomForNewObjects, { timeout: 5_000 }).toBeLessThan(4 * mebibyte);
    await roomAtRest();
    growRoom();
    await roomAtRest();
    ending.abort();
    await returning;
  });

  it('is left alone while the server is busy', async () => {
    growRoom();
    const ending = new AbortController();
    const returning = returnMemory(ending.signal, { afterStart: 20, afterLoad: 40 });
    const until = performance.now() + 300;
    while (performance.now() < until) await new Promise(setImmediate);
    expect(roomForNewObjects()).toBeGreaterThan(8 * mebibyte);
    ending.abort();
    await returning;
  });
});
