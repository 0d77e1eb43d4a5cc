// @vitest-environment node
import type { Progress } from '@halved/shared/contract/wellness';
import { expect, test, vi } from 'vitest';
import { aProgress } from '../../testing/wellness-factories.ts';
import { createProgressWriter, type Position } from './progress-writer.ts';

const at = (currentStep: number, completed = false): Position => ({ currentStep, completed });

function aServer(known: Progress | null = null) {
  const started = aProgress();
  const open: ((error?: Error) => void)[] = [];
  const answer = (result: Progress) =>
    new Promise<Progress>((resolve, reject) => {
      open.push((error) => (error ? reject(error) : resolve(result)));
    });
  const start = vi.fn(() => answer(started));
  const update = vi.fn((_: string, position: Position) => answer({ ...started, ...position }));
  const settle = async (error?: Error) => {
    await vi.waitFor(() => expect(open.length).toBeGreaterThan(0));
    open.shift()?.(error);
  };
  return { writer: createProgressWriter({ start, update }, known), start, update, settle, started };
}

test('of the steps taken while the server sleeps only the last is sent, after the start', async () => {
  const { writer, start, update, settle, started } = aServer();
  void writer.start();
  void writer.reach(at(1));
  void writer.reach(at(2));
  const done = writer.reach(at(3));
  await settle();
  await settle();
  expect(await done).toMatchObject({ currentStep: 3 });
  expect(start).toHaveBeenCalledOnce();
  expect(update.mock.calls).toEqual([[started.id, at(3)]]);
});

test('a step that is taken while another is being sent is sent after it', async () => {
  const { writer, update, settle } = aServer(aProgress());
  const first = writer.reach(at(1));
  await vi.waitFor(() => expect(update).toHaveBeenCalledOnce());
  void writer.reach(at(2));
  await settle();
  await settle();
  expect(await first).toMatchObject({ currentStep: 2 });
  expect(update.mock.calls.map(([, position]) => position)).toEqual([at(1), at(2)]);
});

test('a step that is refused right after the start does not make the start fail', async () => {
  const { writer, settle, started } = aServer();
  const start = writer.start();
  const refused = writer.reach(at(1));
  const saved = writer.saved();
  await settle();
  expect(await start).toEqual(started);
  await settle(new Error('no'));
  await expect(refused).rejects.toThrow('no');
  await expect(saved).rejects.toThrow('no');
});

test('a start that fails can be tried again, and a step taken meanwhile fails with it', async () => {
  const { writer, start, settle, started } = aServer();
  const failed = writer.start();
  const step = writer.reach(at(1));
  await settle(new Error('no'));
  await expect(failed).rejects.toThrow('no');
  await expect(step).rejects.toThrow('no');
  const again = writer.start();
  await settle();
  expect(await again).toEqual(started);
  expect(start).toHaveBeenCalledTimes(2);
});

test('an exercise that is known to be open is not started again', async () => {
  const { writer, start, update, settle } = aServer(aProgress({ currentStep: 4 }));
  expect(await writer.start()).toMatchObject({ currentStep: 4 });
  const done = writer.reach(at(5, true));
  await settle();
  expect(await done).toMatchObject({ completed: true });
  expect(start).not.toHaveBeenCalled();
  expect(update).toHaveBeenCalledOnce();
});

test('the promise of a refused step rejects, and the step is not sent again with the next one', async () => {
  const { writer, update, settle } = aServer(aProgress());
  const refused = writer.reach(at(1));
  await settle(new Error('no'));
  await expect(refused).rejects.toThrow('no');
  expect(await writer.start()).toMatchObject({ currentStep: 0 });
  const next = writer.reach(at(2));
  await settle();
  expect(await next).toMatchObject({ currentStep: 2 });
  expect(update).toHaveBeenCalledTimes(2);
});
