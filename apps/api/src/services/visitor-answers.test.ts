import { describe, expect, it } from 'vitest';
import { createVisitorAnswer, createVisitorAnswers } from './visitor-answers.ts';

const answerOf = (size: number) => createVisitorAnswer(Buffer.alloc(size), `"${size}"`);

/** Counts how often an answer was made. */
function making(size = 1) {
  const made = { count: 0 };
  const make = async () => {
    made.count++;
    return answerOf(size);
  };
  return { made, make };
}

describe('answers to visitors', () => {
  it('are made only once for simultaneous requests, however long the making takes', async () => {
    const answers = createVisitorAnswers();
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof answerOf>>();
    let count = 0;
    const make = () => {
      count++;
      return promise;
    };
    const first = answers.recall('a', 1, make);
    await new Promise((done) => setTimeout(done, 20));
    const second = answers.recall('a', 1, make);
    resolve(answerOf(1));
    expect(await first).toBe(await second);
    expect(count).toBe(1);
  });

  it('are reused while they are fresh, and made again after the cache was emptied', async () => {
    const answers = createVisitorAnswers();
    const { made, make } = making();
    await answers.recall('a', 60_000, make);
    await answers.recall('a', 60_000, make);
    expect(made.count).toBe(1);
    answers.forget();
    await answers.recall('a', 60_000, make);
    expect(made.count).toBe(2);
  });

  it('are not cached if the cache was emptied while they were being made', async () => {
    const answers = createVisitorAnswers();
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof answerOf>>();
    const before = answers.recall('a', 60_000, () => promise);
    answers.forget();
    resolve(answerOf(1));
    await before;
    const { made, make } = making();
    await answers.recall('a', 60_000, make);
    expect(made.count).toBe(1);
  });

  it('are made again after a failure', async () => {
    const answers = createVisitorAnswers();
    await expect(answers.recall('a', 60_000, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await answers.recall('a', 60_000, making(7).make)).toMatchObject({ etag: '"7"' });
  });

  it('take a bounded number of bytes with their compressed copies; the least recently used are dropped', async () => {
    const answers = createVisitorAnswers(1_000);
    const [first, second] = [making(300), making(300)];
    await answers.recall('a', 60_000, first.make);
    await answers.recall('b', 60_000, second.make);
    await answers.recall('b', 60_000, second.make);
    expect(second.made.count).toBe(1);
    await answers.recall('a', 60_000, first.make);
    expect(first.made.count).toBe(2);
  });
});
