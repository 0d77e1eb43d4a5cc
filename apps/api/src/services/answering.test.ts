import type { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createAnswering } from './answering.ts';

const limits = { atOnce: 3, large: 100, largeAtOnce: 1, patienceMs: 50, bytes: 1_000 };
const anAnswering = (write: (line: string) => void = () => {}) =>
  createAnswering(pino({ base: undefined }, { write }), limits);

const tooBusy = { code: 'SERVICE_UNAVAILABLE', retryAfter: 1 };

/** An answer that is being made until the test calls `finish` or `fail`. */
function work(text = 'x') {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { work: () => promise, finish: () => resolve(text), fail: () => reject(new Error('no')) };
}

/** A response that is open until the test calls `leave`. */
const aResponse = () => new PassThrough() as never;
const leave = (response: EventEmitter) =>
  new Promise((resolve) => setTimeout(resolve, 0, response.emit('close')));

describe('answers being made', () => {
  it('are limited in number; the next is refused until one is done or has failed', async () => {
    const answering = anAnswering();
    const three = [work(), work(), work()];
    const answers = three.map((task, index) => answering.make(`${index}`, task.work));
    await expect(answering.make('more', work().work)).rejects.toMatchObject(tooBusy);
    three[0]?.fail();
    await expect(answers[0]).rejects.toThrow('no');
    expect(await answering.make('more', async () => 'made')).toBe('made');
    for (const task of three) task.finish();
  });

  it('wait for their turn, but only for a moment, if they were large before', async () => {
    const answering = anAnswering();
    const large = 'x'.repeat(600);
    await answering.make('page', async () => large);
    const [first, second] = [work(large), work(large)];
    const [firstAnswer, secondAnswer] = [
      answering.make('page', first.work),
      answering.make('page', second.work),
    ];
    expect(await answering.make('small', async () => 'x')).toBe('x');
    first.finish();
    expect(await firstAnswer).toBe(large);
    let isMade = false;
    const third = answering.make('page', async () => {
      isMade = true;
      return large;
    });
    await expect(third).rejects.toMatchObject(tooBusy);
    expect(isMade).toBe(false);
    second.fail();
    await expect(secondAnswer).rejects.toThrow('no');
    expect(await answering.make('page', async () => 'shorter now')).toBe('shorter now');
  });

  it('wait for their turn even the first time if they may be large', async () => {
    const answering = anAnswering();
    const first = work();
    const answer = answering.make('one', first.work, true);
    await expect(answering.make('another', work().work, true)).rejects.toMatchObject(tooBusy);
    expect(await answering.make('third', async () => 'x')).toBe('x');
    first.finish();
    expect(await answer).toBe('x');
  });
});

describe('answers being sent', () => {
  it('are limited in bytes; the next large one is refused until one has been sent', async () => {
    const answering = anAnswering();
    const slow = aResponse();
    answering.send(slow, Buffer.alloc(600), 'here');
    expect(() => answering.send(aResponse(), Buffer.alloc(600), 'here')).toThrow(
      expect.objectContaining(tooBusy),
    );
    answering.send(aResponse(), Buffer.alloc(100), 'here');
    await leave(slow);
    answering.send(aResponse(), Buffer.alloc(600), 'here');
  });

  it('leave room for other addresses if one address reads nothing', async () => {
    const answering = anAnswering();
    const unread = Array.from({ length: 5 }, aResponse);
    const [last = aResponse(), ...others] = unread;
    for (const response of others) answering.send(response, Buffer.alloc(125), 'greedy');
    expect(() => answering.send(last, Buffer.alloc(125), 'greedy')).toThrow(expect.objectContaining(tooBusy));
    for (const address of ['one', 'another', 'third']) {
      answering.send(aResponse(), Buffer.alloc(125), address);
      expect(() => answering.send(aResponse(), Buffer.alloc(125), address)).toThrow();
    }
    for (const response of others) await leave(response);
    answering.send(aResponse(), Buffer.alloc(125), 'greedy');
  });

  it('are counted once for many clients with the same request', async () => {
    const answering = anAnswering();
    const body = Buffer.alloc(600);
    const waiting = Array.from({ length: 50 }, aResponse);
    for (const response of waiting) answering.send(response, body, 'here');
    expect(() => answering.send(aResponse(), Buffer.alloc(600), 'here')).toThrow(
      expect.objectContaining(tooBusy),
    );
    for (const response of waiting) await leave(response);
    answering.send(aResponse(), Buffer.alloc(600), 'here');
  });
});

it('many refused requests cause one log line', () => {
  const lines: string[] = [];
  const answering = anAnswering((line) => lines.push(line));
  answering.send(aResponse(), Buffer.alloc(900), 'here');
  for (let n = 0; n < 100; n++)
    expect(() => answering.send(aResponse(), Buffer.alloc(900), 'here')).toThrow();
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ code: 'TOO_BUSY', refused: 1, bytes: 900 }]);
});
